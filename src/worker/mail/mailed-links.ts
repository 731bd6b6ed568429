import { and, eq, exists, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { mails, mailedLinks } from './schema.ts'
import { users } from '../shoppers/schema.ts'

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose']

const hourMs = 60 * 60 * 1000
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  verify_email: 24 * hourMs,
  change_email: 24 * hourMs,
  reset_password: hourMs,
}

type Asked = { userId: string; purpose: LinkPurpose; email: string; mailId: string }

/**
 * Makes a link's secret at the moment when its mail is sent, so that only its hash is ever stored. Earlier links of
 * the same purpose stop working. Null where the mail has been withdrawn in the meantime.
 */
export async function makeLink(db: Db, { userId, purpose, email, mailId }: Asked) {
  const secret = newSecret()
  const isOwed = exists(
    db
      .select({ one: sql`1` })
      .from(mails)
      .where(eq(mails.id, mailId)),
  )
  const row = rowOf(mailedLinks, {
    secretHash: await sha256Hex(secret),
    userId: users.id,
    purpose,
    email,
    expiresAt: new Date(Date.now() + linkLifetimesMs[purpose]),
  })
  const [, made] = await db.batch([
    db
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), isOwed)),
    db
      .insert(mailedLinks)
      .select(sql`select ${row} from ${users} where ${and(eq(users.id, userId), isOwed)}`)
      .returning({ userId: mailedLinks.userId }),
  ])
  return made.length > 0 ? secret : null
}

/**
 * Ends the links with which somebody could take over the account, both those that were mailed and those that wait to
 * be. Somebody else may have asked for them in a session that has just been ended. A link that only confirms the
 * shopper's own address can do no harm, so it stays.
 */
export const endLinks = (db: Db, userId: string, allowed: SQL) =>
  [
    db
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.userId, userId), ne(mailedLinks.purpose, 'verify_email'), allowed)),
    db
      .delete(mails)
      .where(
        and(
          eq(mails.userId, userId),
          inArray(mails.kind, ['change_email', 'reset_password', 'set_password']),
          isNull(mails.sentAt),
          allowed,
        ),
      ),
  ] as const

/** The condition for a valid link: in the `where` of a change, and for a check before costly work. */
export const isLink = (secretHash: string, purpose: LinkPurpose) =>
  and(
    eq(mailedLinks.secretHash, secretHash),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, new Date()),
  )
