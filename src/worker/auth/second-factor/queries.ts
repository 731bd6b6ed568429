import { and, count, eq, exists, gt, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { ApiContext } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { randomText, sha256Hex } from '../../lib/ids.ts'
import { mail } from '../../mail/write-mail.ts'
import { noteActivity } from '../activity.ts'
import { isStillOpen } from '../sessions.ts'
import { recoveryCodes, secondFactors } from '../schema.ts'
import { keepSecret } from './kept-secret.ts'

/** How long a set-up waits for its first code. */
export const setUpMs = 30 * 60 * 1000

const codesAtOnce = 10
/** 120 bits: no digest of it can be searched, and a code is still typed from paper in half a minute. */
const codeBytes = 15

/** The condition that an account asks for a second factor. */
export const asksFactor = (userId: string | SQLWrapper) =>
  sql`exists (select 1 from second_factors asked where asked.user_id = ${userId} and asked.since is not null)`

const isOwn = (userId: string) => eq(secondFactors.userId, userId)
const isOn = (userId: string) => and(isOwn(userId), isNotNull(secondFactors.since))
const isWaiting = (userId: string) =>
  and(isOwn(userId), isNull(secondFactors.since), gt(secondFactors.startedAt, new Date(Date.now() - setUpMs)))

/** Since when it is on, and how many recovery codes still work. */
export const readFactor = (db: Db, owner: SQLWrapper) =>
  db
    .select({
      since: secondFactors.since,
      codesLeft: count(recoveryCodes.codeHash),
    })
    .from(secondFactors)
    .leftJoin(
      recoveryCodes,
      and(eq(recoveryCodes.userId, secondFactors.userId), isNull(recoveryCodes.usedFor)),
    )
    .where(and(eq(secondFactors.userId, sql`${owner}`), isNotNull(secondFactors.since)))
    .groupBy(secondFactors.userId)

/** Begins a set-up, or begins it anew. False where it is on already: that one stays. */
export async function beginSetUp(c: ApiContext, userId: string, secret: Uint8Array<ArrayBuffer>) {
  const { db } = c.var
  const begun = { secret: await keepSecret(c.env, userId, secret), startedAt: new Date() }
  const rows = await db
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: secondFactors.userId, set: begun, setWhere: isNull(secondFactors.since) })
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** What is stored of the secret of a set-up. */
export async function findSetUp(db: Db, userId: string) {
  const [found] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(isWaiting(userId))
  return found?.secret
}

/** New codes and the statements that put them into the place of the former ones, where `allowed` holds. */
async function newCodes(db: Db, userId: string, allowed: SQL) {
  const codes = Array.from({ length: codesAtOnce }, () => randomText(codeBytes))
  const hashes = JSON.stringify(await Promise.all(codes.map(sha256Hex)))
  const statements = [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), allowed)),
    db
      .insert(recoveryCodes)
      .select(sql`select ${userId}, value, null from json_each(${hashes}) where ${allowed}`),
  ] as const
  return { codes, statements }
}

/**
 * Switches it on with the step of her first code, where `kept` is stored, and tells her by mail; returns her recovery codes. Null where the set-up
 * is over, or another call has ended it.
 */
export async function switchOn(
  c: ApiContext,
  { userId, session }: { userId: string; session: string },
  kept: Buffer,
  step: number,
) {
  const { db } = c.var
  const now = new Date()
  const waiting = and(isWaiting(userId), eq(secondFactors.secret, kept), isStillOpen(session, userId))
  const isFirst = exists(db.select({ userId: secondFactors.userId }).from(secondFactors).where(waiting))
  const { codes, statements } = await newCodes(db, userId, isFirst)
  const results = await db.batch([
    ...statements,
    mail(
      db,
      userId,
      { key: `second-factor-on:${now.getTime()}`, kind: 'way_added', data: { way: 'app' }, now },
      isFirst,
    ),
    noteActivity(c, userId, 'second_factor_added', isFirst),
    // Last: it ends the set-up, and what stands before it happens only while there is one.
    db
      .update(secondFactors)
      .set({ since: now, lastStep: step })
      .where(waiting)
      .returning({ userId: secondFactors.userId }),
  ])
  return results[4].length > 0 ? codes : null
}

/** New recovery codes in place of the former; null where it is not on. */
export async function renewCodes(c: ApiContext, userId: string) {
  const { db } = c.var
  const on = asksFactor(userId)
  const { codes, statements } = await newCodes(db, userId, on)
  const [, , , found] = await db.batch([
    ...statements,
    noteActivity(c, userId, 'recovery_codes_renewed', on),
    db.select({ userId: secondFactors.userId }).from(secondFactors).where(isOn(userId)),
  ])
  return found.length > 0 ? codes : null
}

/** The statements that take it away with its recovery codes, where `allowed` holds. */
export const endFactor = (db: Db, userId: string, allowed?: SQL) =>
  [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), allowed)),
    db
      .delete(secondFactors)
      .where(and(isOwn(userId), allowed))
      .returning({ since: secondFactors.since }),
  ] as const

/** Switches it off and tells her by mail. False where it was not on. */
export async function switchOff(c: ApiContext, userId: string) {
  const { db } = c.var
  const now = new Date()
  const [, , , removed] = await db.batch([
    mail(
      db,
      userId,
      { key: `second-factor-off:${now.getTime()}`, kind: 'way_removed', data: { way: 'app' }, now },
      asksFactor(userId),
    ),
    noteActivity(c, userId, 'second_factor_removed', asksFactor(userId)),
    ...endFactor(db, userId),
  ])
  return removed.some(({ since }) => since !== null)
}
