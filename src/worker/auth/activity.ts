import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { activityDays } from '#shared/account-periods.ts'
import { describeDevice } from './device-name.ts'
import type { ApiContext } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { activity } from './schema.ts'
import { users } from '../shoppers/schema.ts'

const dayMs = 24 * 60 * 60 * 1000
export const activityLifetimeMs = activityDays * dayMs

/** As many as she may want to look through. */
const maxShown = 30

export type ActivityKind = (typeof activity.$inferInsert)['kind']
type Device = ReturnType<typeof describeDevice>

const insert = (db: Db, kind: ActivityKind, { browser, device }: Device, whose: SQL | undefined) =>
  db
    .insert(activity)
    .select(
      sql`select ${rowOf(activity, { id: sql`null`, userId: users.id, kind, browser, device, at: new Date() })} from ${users} where ${whose}`,
    )

/**
 * Notes what happens to an account, with the device of the call, as one statement of the batch in which it happens. `whose` is a
 * condition on `users`.
 */
export const noteActivityWhere = (c: ApiContext, whose: SQL | undefined, kind: ActivityKind) =>
  insert(c.var.db, kind, describeDevice(c.req.header('user-agent') ?? ''), whose)

/** The same of one shopper, if `allowed` holds. */
export const noteActivity = (c: ApiContext, userId: string, kind: ActivityKind, allowed?: SQL) =>
  noteActivityWhere(c, and(eq(users.id, userId), allowed), kind)

/** The same of what the office does to her account. Whose device that is does not concern her. */
export const noteSupport = (db: Db, userId: string, kind: ActivityKind, allowed: SQL) =>
  insert(db, kind, { browser: null, device: null }, and(eq(users.id, userId), allowed))

/** The newest first. */
export const listActivity = (db: Db, userId: SQLWrapper) =>
  db
    .select({ kind: activity.kind, browser: activity.browser, device: activity.device, at: activity.at })
    .from(activity)
    .where(eq(activity.userId, sql`${userId}`))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(maxShown)
