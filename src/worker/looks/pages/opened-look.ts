import type { Context } from 'hono'
import { shownLookPath } from '#shared/shown-looks.ts'
import type { AppEnv } from '../../lib/app.ts'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { sha256Hex } from '../../lib/ids.ts'
import type { ShownLook } from '../shown/queries.ts'

const cookieName = 'shown-look'
const openForSeconds = 24 * 3600

/** Only who knows the salted hash can make it, and that never leaves the database. */
const proofOf = ({ key, passwordHash }: ShownLook) => sha256Hex(`shown-look:${key}:${passwordHash}`)

/** Whether this browser may see the look: it has no password, or the browser has told it. */
export async function isOpened(c: Context<AppEnv>, shown: ShownLook) {
  return shown.passwordHash === null || readCookie(c, cookieName) === (await proofOf(shown))
}

/** The cookie goes to this look's page alone. */
export async function noteOpened(c: Context<AppEnv>, shown: ShownLook) {
  writeCookie(c, cookieName, await proofOf(shown), {
    path: shownLookPath(shown.key),
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: openForSeconds,
  })
}
