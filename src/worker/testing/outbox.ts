import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import { readMail, type Mail } from './read-mail.ts'

/** The mails in the outbox for an address, oldest first. */
export async function mailsTo(email: string) {
  const { objects } = await env.OUTBOX.list({ include: ['customMetadata'] })
  const found: Mail[] = []
  for (const { key, customMetadata } of objects)
    if (customMetadata?.to === email) found.push(readMail(await (await env.OUTBOX.get(key))!.text()))
  return found
}

/** Waits for the mail with this subject, which is sent after the response. */
export async function mailTo(email: string, subject: RegExp, count = 1) {
  const those = async () =>
    (await mailsTo(email)).filter(({ headers }) => subject.test(headers.subject ?? ''))
  await expect.poll(async () => (await those()).length, { timeout: 10_000 }).toBe(count)
  return (await those()).at(-1)!
}
