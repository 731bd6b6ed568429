import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asFlag } from '../lib/rows.ts'
import { identities, passkeys, users } from './schema.ts'

const has = (table: typeof passkeys | typeof identities) =>
  sql`exists (select 1 from ${table} where ${table.userId} = ${users.id})`

/** Whether a person stands behind the account: a confirmed email, a passkey, or an account at Google. */
export const readConfirmed = (db: Db, owner: SQLWrapper) =>
  db
    .select({
      isConfirmed: asFlag(
        sql`(${users.emailVerifiedAt} is not null or ${has(passkeys)} or ${has(identities)})`,
      ),
    })
    .from(users)
    .where(sql`${users.id} = ${owner}`)
