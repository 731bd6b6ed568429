import type { OperatorFacts } from './operator/facts.ts'

/** The operator has to have this mailbox where nothing else is said (docs/deploying.md). */
const contactAt = (hostname: string) => `hello@${hostname}`

/** What the operator has said with OPERATOR and SUPPORT_EMAIL. */
type Said = { facts: Pick<OperatorFacts, 'email'>; supportEmail: string | null }

/** Where a person of the site is written to: at the address for the pages of law, else at that for help, else at the site's own mailbox. */
export const contactOf = (said: Said | null, hostname: string) =>
  said?.facts.email ?? said?.supportEmail ?? contactAt(hostname)
