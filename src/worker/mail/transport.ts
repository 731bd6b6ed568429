import { isThisMachine } from '#shared/this-machine.ts'
import { siteContact } from '../operator/support-address.ts'
import { buildEml, type Message } from './eml.ts'

/** The site that mails link to, where its people are written to, and the way mails are sent. */
export type Transport = { site: string; contact: string; send: (message: Message) => Promise<void> }

const localSender = 'Cabine <cabine@localhost>'

/** Parses `Cabine <hello@cabine.example>` or the address alone. */
export function readSender(from: string) {
  const { name = '', email } = /^\s*(?<name>[^<>]*?)\s*<(?<email>[^<>\s]+)>\s*$/.exec(from)?.groups ?? {}
  return email ? { name, email } : { name: 'Cabine', email: from.trim() }
}

/**
 * The site's address as the operator configured it: a request may come under any hostname, and a cron has none. On a
 * local machine every hostname is accepted.
 */
function siteOf(env: Env, requestUrl: string | undefined) {
  if (env.SITE_ADDRESS) return new URL(env.SITE_ADDRESS)
  const asked = requestUrl === undefined ? null : new URL(requestUrl)
  return asked && isThisMachine(asked.hostname) ? asked : null
}

/** Sorted by date, so that a listing of the bucket is in order. */
export const outboxKey = ({ id, writtenAt }: Pick<Message, 'id' | 'writtenAt'>) =>
  `${writtenAt.toISOString().replaceAll(':', '-')}_${id}.eml`

/** Replaces sending on a local machine: the whole mail goes into the outbox bucket, and its text into the console. */
async function putIntoOutbox(env: Env, message: Message) {
  const eml = buildEml(readSender(env.MAIL_FROM || localSender), message)
  await env.OUTBOX.put(outboxKey(message), eml, {
    httpMetadata: { contentType: 'message/rfc822' },
    customMetadata: { to: message.to },
  })
  console.log(`Mail to ${message.to}: ${message.subject}\n\n${message.text}`)
}

/**
 * Null where this site cannot send mails: in production without the binding, a sender or its own address. No mail is
 * stored then, because a link that signs somebody in must not be left lying in a bucket.
 */
export function openTransport(env: Env, requestUrl?: string): Transport | null {
  const site = siteOf(env, requestUrl)
  if (!site) return null
  const contact = siteContact(env, site.hostname)
  const { MAIL: binding } = env
  if (binding && env.MAIL_FROM)
    return {
      site: site.origin,
      contact,
      send: async ({ to, subject, text, html }) => {
        await binding.send({ from: readSender(env.MAIL_FROM), to, subject, text, html })
      },
    }
  if (!isThisMachine(site.hostname)) return null
  return { site: site.origin, contact, send: (message) => putIntoOutbox(env, message) }
}
