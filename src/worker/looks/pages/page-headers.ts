import type { Context } from 'hono'
import type { AppEnv } from '../../lib/app.ts'

/** SHA-256 of a style that stands in a page, by which the page's policy lets it in. */
async function hashOf(style: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `'sha256-${Buffer.from(digest).toString('base64')}'`
}

/**
 * Of everything that shows something of a look: nobody keeps it, so that it is gone the moment she takes it back; no search engine
 * lists it; and no other site learns its address from whoever goes on from there.
 */
export function closeAnswer(c: Context<AppEnv>) {
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow, noimageindex')
  c.header('Referrer-Policy', 'same-origin')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
  c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
}

/** No script runs on a page of a look. */
export async function allowStyle(c: Context<AppEnv>, style: string) {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${await hashOf(style)}; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
}
