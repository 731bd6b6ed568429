import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asFlag } from '../lib/row-types.ts'
import { identities, passkeys } from './schema.ts'
import { users } from '../shoppers/schema.ts'

const has = (table: typeof passkeys | typeof identities) =>
  sql`exists (select 1 from ${table} where ${table.userId} = ${users.id})`

/**
 * Whether a person stands behind the account, who may have what costs us money: a confirmed email, or an account at Google.
 * A passkey costs a script nothing, so it counts only where the site cannot send mails and there is no better sign.
 */
export const isConfirmed = ({ canMail }: { canMail: boolean }) =>
  sql`(${users.emailVerifiedAt} is not null or ${has(identities)} ${canMail ? sql`` : sql`or ${has(passkeys)}`})`

export const readConfirmed = (db: Db, owner: SQLWrapper, how: { canMail: boolean }) =>
  db
    .select({ isConfirmed: asFlag(isConfirmed(how)) })
    .from(users)
    .where(sql`${users.id} = ${owner}`)
