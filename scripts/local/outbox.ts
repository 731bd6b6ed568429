import type { R2Bucket, R2Object } from '@cloudflare/workers-types'
import { readMail } from '#worker/testing/read-mail.ts'
import { withBindings } from './database.ts'
import { patiently } from './patient.ts'

/** The mails that a site on this machine would have sent, newest last. */
export const readOutbox = (state: string, to?: string) =>
  withBindings(state, ({ OUTBOX }) => patiently(() => readMails(OUTBOX, to)))

/** A list with metadata comes in pages of a hundred. */
async function listAll(outbox: R2Bucket, cursor?: string): Promise<R2Object[]> {
  const page = await outbox.list({ include: ['customMetadata'], ...(cursor && { cursor }) })
  return page.truncated ? [...page.objects, ...(await listAll(outbox, page.cursor))] : page.objects
}

async function readMails(outbox: R2Bucket, to?: string) {
  const objects = await listAll(outbox)
  const matching = objects.filter(({ customMetadata }) => to === undefined || customMetadata?.to === to)
  const mails = matching.map(async ({ key, uploaded }) => {
    const stored = await outbox.get(key)
    return stored && { key, uploaded, ...readMail(await stored.text()) }
  })
  return (await Promise.all(mails)).filter((mail) => mail !== null)
}
