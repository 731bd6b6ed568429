import { expect } from '@playwright/test'
import { readOutbox } from '../scripts/local/outbox.ts'

/** The newest mail with this subject to her, once it has been sent, which happens after the response. */
export async function mailTo(state: string, email: string, subject: RegExp) {
  const find = async () =>
    (await readOutbox(state, email)).filter(({ headers }) => subject.test(headers.subject ?? '')).at(-1)
  await expect.poll(async () => (await find()) !== undefined, { timeout: 60_000 }).toBe(true)
  const mail = await find()
  if (!mail) throw new Error(`${email} has no mail ${subject}`)
  return mail
}

export const linkIn = ({ text }: { text: string }) => /http\S+/.exec(text)?.[0] ?? ''
