import { isThisMachine } from '#shared/this-machine.ts'
import { buildEml } from './eml.ts'

export type Message = {
  /** The mail's own: sent twice, it is the same message. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  writtenAt: Date
}

/** Where mails lead to, and how they leave. */
export type Post = { site: string; send: (message: Message) => Promise<void> }

const localSender = 'Cabine <cabine@localhost>'

/** `Cabine <hello@cabine.example>`, or the address alone. */
export function readSender(from: string) {
  const { name = '', email } = /^\s*(?<name>[^<>]*?)\s*<(?<email>[^<>\s]+)>\s*$/.exec(from)?.groups ?? {}
  return email ? { name, email } : { name: 'Cabine', email: from.trim() }
}

/**
 * The address of the site: as the operator says it, for a request may come by any name, and a cron comes by none.
 * On this machine every name is right.
 */
function siteOf(env: Env, requestUrl: string | undefined) {
  if (env.SITE_ADDRESS) return new URL(env.SITE_ADDRESS)
  const asked = requestUrl === undefined ? null : new URL(requestUrl)
  return asked && isThisMachine(asked.hostname) ? asked : null
}

/** By date, so that a listing of the bucket has them in their order. */
export const outboxKey = ({ id, writtenAt }: Pick<Message, 'id' | 'writtenAt'>) =>
  `${writtenAt.toISOString().replaceAll(':', '-')}_${id}.eml`

/** In the place of a mail that goes out: all of it in the outbox, and its text in the developer's console. */
async function putIntoOutbox(env: Env, message: Message) {
  const eml = buildEml(readSender(env.MAIL_FROM || localSender), message)
  await env.OUTBOX.put(outboxKey(message), eml, {
    httpMetadata: { contentType: 'message/rfc822' },
    customMetadata: { to: message.to },
  })
  console.log(`Mail to ${message.to}: ${message.subject}\n\n${message.text}`)
}

/**
 * Null where this site cannot send mails: in production without the binding, a sender or an address of its own.
 * Then it says so, and keeps no mail anywhere: a link that lets somebody in is nothing to be left lying about.
 */
export function openPost(env: Env, requestUrl?: string): Post | null {
  const site = siteOf(env, requestUrl)
  if (!site) return null
  const { MAIL: binding } = env
  if (binding && env.MAIL_FROM)
    return {
      site: site.origin,
      send: async ({ to, subject, text, html }) => {
        await binding.send({ from: readSender(env.MAIL_FROM), to, subject, text, html })
      },
    }
  if (!isThisMachine(site.hostname)) return null
  return { site: site.origin, send: (message) => putIntoOutbox(env, message) }
}
