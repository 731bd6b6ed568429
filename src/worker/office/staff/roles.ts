import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Role } from '#shared/office/roles.ts'
import { passkeys, staff } from '../../auth/schema.ts'
import { users } from '../../shoppers/schema.ts'
import type { Db } from '../../lib/db.ts'
import { asFlag } from '../../lib/row-types.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnAccounts, type Actor } from '../../audit-log/act.ts'

/** Everybody who works here. */
export const listStaff = (db: Db) =>
  db
    .select({
      id: staff.userId,
      name: users.name,
      email: users.email,
      role: staff.role,
      since: staff.since,
      hasPasskey: asFlag(
        sql`exists (select 1 from ${passkeys} where ${eq(passkeys.userId, sql`${staff}.user_id`)})`,
      ),
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .orderBy(asc(users.name), asc(staff.userId))

/** The account that has confirmed the address: anybody can make one with an address that is not theirs. */
export async function findAccountId(db: Db, email: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNotNull(users.emailVerifiedAt)))
  return found?.id ?? null
}

/** Whether somebody else is an owner, or this account is none. */
const leavesAnOwner = (userId: string) =>
  sql`(not exists (select 1 from staff own where own.user_id = ${userId} and own.role = 'owner')
    or exists (select 1 from staff other where other.role = 'owner' and other.user_id <> ${userId}))`

const before = (userId: string) => jsonOf(staff, ['role'], eq(staff.userId, userId))

/** Gives somebody a role, or another one. False where nobody would be left who is an owner. */
export const grantRole = (
  db: Db,
  by: Actor,
  { userId, role, reason }: { userId: string; role: Role; reason: string },
) =>
  actOnAccounts(
    db,
    by,
    {
      act: 'staff.grant',
      subject: userId,
      before: before(userId),
      after: { role },
      reason,
      ...(role !== 'owner' && { onlyIf: leavesAnOwner(userId) }),
    },
    (isNoted) => [
      db
        .insert(staff)
        .select(sql`select ${userId}, ${role}, ${Date.now()} where ${isNoted}`)
        .onConflictDoUpdate({ target: staff.userId, set: { role } }),
    ],
  )

/** Takes somebody's role. False where she has none, or is the last owner. */
export const removeRole = (db: Db, by: Actor, { userId, reason }: { userId: string; reason: string }) =>
  actOnAccounts(
    db,
    by,
    {
      act: 'staff.remove',
      subject: userId,
      before: before(userId),
      reason,
      onlyIf: sql`exists (select 1 from staff here where here.user_id = ${userId}) and ${leavesAnOwner(userId)}`,
    },
    (isNoted) => [db.delete(staff).where(sql`${staff.userId} = ${userId} and ${isNoted}`)],
  )
