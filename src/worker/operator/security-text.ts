import { apiHeaders, factory } from '../lib/app.ts'
import { siteContact } from './support-address.ts'

export const securityTextPath = '/.well-known/security.txt'

/** RFC 9116 asks for less than a year. The text is written anew for each call, so it is never over. */
const validMs = 180 * 24 * 3_600_000

type Named = Pick<Env, 'SECURITY_CONTACT' | 'SITE_ADDRESS'> & Partial<Pick<Env, 'OPERATOR' | 'SUPPORT_EMAIL'>>

/** Where the operator names nobody, whoever reads the site's mail is written to. */
const contactIn = (env: Named, hostname: string) => {
  const contact = env.SECURITY_CONTACT || siteContact(env, hostname)
  return /^(?:https|mailto|tel):/.test(contact) ? contact : `mailto:${contact}`
}

/** Who is told of a hole in the site (RFC 9116). */
export function securityText(env: Named, requestUrl: string, now: Date) {
  const site = new URL(env.SITE_ADDRESS || requestUrl)
  // Whole seconds: a date and time of RFC 3339 as everybody writes it.
  const expires = new Date(now.getTime() + validMs).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `Contact: ${contactIn(env, site.hostname)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}${securityTextPath}`,
    '',
  ].join('\n')
}

export const wellKnownRoutes = factory
  .createApp()
  .use(apiHeaders)
  .get(securityTextPath, (c) => {
    c.header('Cache-Control', 'public, max-age=86400')
    return c.text(securityText(c.env, c.req.url, new Date()), 200)
  })
