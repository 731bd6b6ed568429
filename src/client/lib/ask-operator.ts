import { contactOf } from '#shared/site-contact.ts'
import { api, request } from './api.ts'

const ask = () => request(api.operator.$get())
export type Operator = Awaited<ReturnType<typeof ask>>

let asked: Promise<Operator> | undefined
let known: Operator | null = null

/** Who runs this site: asked once a page load, and again after a failure. */
export function askOperator() {
  asked ??= ask().then(
    (told) => (known = told),
    (error: unknown) => {
      asked = undefined
      throw error
    },
  )
  return asked
}

/** Where a person of the site is written to, as far as its operator's word is here: ask before. */
export const contactNow = () => contactOf(known, location.hostname)

/** The same, once the operator was asked; without an answer it is the mailbox that every site has. */
export const askContact = (): Promise<string> => askOperator().then(contactNow, contactNow)
