import * as v from 'valibot'
import { contactOf } from '#shared/site-contact.ts'
import { readOperator } from '#shared/operator/facts.ts'

const address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))

type SupportVars = Partial<Pick<Env, 'OPERATOR' | 'SUPPORT_EMAIL'>>

/** Where shoppers write to for help (SUPPORT_EMAIL); null where there is no address. */
export function supportEmail(env: SupportVars) {
  const read = v.safeParse(address, env.SUPPORT_EMAIL)
  return read.success ? read.output : null
}

/** Where a person of the site is written to: in mails, and in what the Worker writes else. */
export const siteContact = (env: SupportVars, hostname: string) =>
  contactOf({ facts: readOperator(env.OPERATOR).facts, supportEmail: supportEmail(env) }, hostname)
