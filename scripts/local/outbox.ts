import { readMail } from '#worker/testing/read-mail.ts'
import { withBindings } from './database.ts'

/** The mails that a site on this machine would have sent, newest last. */
export const readOutbox = (state: string, to?: string) =>
  withBindings(state, async ({ OUTBOX }) => {
    const { objects } = await OUTBOX.list({ include: ['customMetadata'] })
    const matching = objects.filter(({ customMetadata }) => to === undefined || customMetadata?.to === to)
    const mails = matching.map(async ({ key, uploaded }) => {
      const stored = await OUTBOX.get(key)
      return stored && { key, uploaded, ...readMail(await stored.text()) }
    })
    return (await Promise.all(mails)).filter((mail) => mail !== null)
  })
