import type { Context } from 'hono'
import { lookAskPath } from '#shared/look-asks.ts'
import type { AppEnv } from '../../lib/app.ts'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { randomText, sha256Hex } from '../../lib/ids.ts'
import type { LookAsk } from '../asks/queries.ts'

const cookieName = 'friend'

/** The digest by which a browser is known to one question, and to no other; null for one that has no cookie of it. */
export async function voterOf(c: Context<AppEnv>, { id }: LookAsk) {
  const secret = readCookie(c, cookieName)
  return secret && /^[a-z2-7]{26}$/.test(secret) ? await sha256Hex(`vote:${id}:${secret}`) : null
}

/** Gives the browser what it votes with, on this page alone. */
export function giveVoter(c: Context<AppEnv>, { key, endsAt }: LookAsk) {
  writeCookie(c, cookieName, randomText(16), {
    path: lookAskPath(key),
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000)),
  })
}
