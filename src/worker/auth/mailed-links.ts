import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import { mailedLinks, users } from './schema.ts'

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose']

const hourMs = 60 * 60 * 1000
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  verify_email: 24 * hourMs,
  change_email: 24 * hourMs,
  reset_password: hourMs,
}

type Asked = { userId: string; purpose: LinkPurpose; email: string }

/**
 * Makes a link's secret at the moment in which it is mailed, so that it is written down nowhere: only its hash
 * is. The newest counts: those of the same purpose before it are none any more.
 */
export async function makeLink(db: Db, { userId, purpose, email }: Asked) {
  const secret = newSecret()
  const expiresAt = Date.now() + linkLifetimesMs[purpose]
  await db.batch([
    db.delete(mailedLinks).where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose))),
    db
      .insert(mailedLinks)
      .select(
        sql`select ${await sha256Hex(secret)}, ${users.id}, ${purpose}, ${email}, ${expiresAt} from ${users} where ${users.id} = ${userId}`,
      ),
  ])
  return secret
}

/** The link that a secret opens, while it does: for `where`, and for a read before dear work. */
export const isLink = (secretHash: string, purpose: LinkPurpose) =>
  and(
    eq(mailedLinks.secretHash, secretHash),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, new Date()),
  )
