import { createExecutionContext, env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { attempts } from '../auth/schema.ts'
import { startClock } from '../testing/clock.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { origin } from '../testing/shopper.ts'
import { openDb } from './db.ts'
import { isRepeatable } from './patient-d1.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** What happens to a trip: its connection is lost before or after it was done, it stalls, or it fails for good. */
type Fate = 'lost_before' | 'lost_after' | 'stalls' | 'overloaded' | null

const trips = new Set(['all', 'run', 'raw', 'first', 'batch'])

/** The real database, whose next trips have these fates. */
function unreliable(binding: D1Database, fates: Fate[]) {
  const counts = { trips: 0, done: 0 }
  async function travel(go: () => unknown) {
    counts.trips += 1
    const fate = fates.shift() ?? null
    if (fate === 'stalls') return new Promise(() => undefined)
    if (fate === 'overloaded') throw new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
    if (fate !== 'lost_before') counts.done += 1
    const answer = fate === 'lost_before' ? null : await go()
    if (fate) throw new Error('D1_ERROR: Network connection lost.')
    return answer
  }
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        const call = (args: unknown[]): unknown => Reflect.apply(member, object, args)
        if (trips.has(String(name))) return (...args: unknown[]) => travel(() => call(args))
        return (...args: unknown[]) => {
          const given = call(args)
          return typeof given === 'object' && given ? wrap(given) : given
        }
      },
    })
  return { binding: wrap(binding), counts }
}

const opened = (...fates: Fate[]) => {
  const { binding, counts } = unreliable(env.DB, fates)
  return { db: openDb(binding), counts }
}
const someKey = () => crypto.randomUUID()
const row = (key: string) => ({ key, count: 1, windowEndsAt: new Date(0) })
const countOf = (key: string) =>
  env.DB.prepare('select count from attempts where key = ?').bind(key).first<number>('count')

describe('a connection that is lost', () => {
  test('is made again for what only reads', async () => {
    const { db, counts } = opened('lost_before', 'lost_after')
    expect(await db.select({ one: sql<number>`1` }).from(sql`(select 1)`)).toEqual([{ one: 1 }])
    expect(counts).toEqual({ trips: 3, done: 2 })
  })

  test('is made again three times in all, and then told', async () => {
    const { db, counts } = opened('lost_before', 'lost_before', 'lost_before', null)
    await expect(db.select().from(attempts).limit(1)).rejects.toThrow()
    expect(counts.trips).toBe(3)
  })

  test.each(['lost_before', 'lost_after'] as const)(
    'is made again for a write whose second time finds nothing left to do (%s)',
    async (fate) => {
      const { db } = opened(fate)
      const key = someKey()
      await db.insert(attempts).values(row(key)).onConflictDoNothing()
      expect(await countOf(key)).toBe(1)
      const again = opened(fate)
      await again.db.update(attempts).set({ count: 4 }).where(eq(attempts.key, key))
      expect(await countOf(key)).toBe(4)
    },
  )

  test('is not made again for a write that counts: it is done once at most', async () => {
    const key = someKey()
    await openDb(env.DB).insert(attempts).values(row(key))
    const { db, counts } = opened('lost_after')
    const more = db
      .update(attempts)
      .set({ count: sql`${attempts.count} + 1` })
      .where(eq(attempts.key, key))
    await expect(more).rejects.toThrow()
    expect([await countOf(key), counts.trips]).toEqual([2, 1])
  })

  test('is made again for a batch only if every statement of it may be', async () => {
    const [key, other] = [someKey(), someKey()]
    const safe = opened('lost_after')
    await safe.db.batch([
      safe.db.insert(attempts).values(row(key)).onConflictDoNothing(),
      safe.db.select().from(attempts).limit(1),
    ])
    expect(safe.counts.trips).toBe(2)
    const unsafe = opened('lost_after')
    const both = unsafe.db.batch([
      unsafe.db.insert(attempts).values(row(other)).onConflictDoNothing(),
      unsafe.db
        .update(attempts)
        .set({ count: sql`${attempts.count} + 1` })
        .where(eq(attempts.key, key)),
    ])
    await expect(both).rejects.toThrow()
    expect([await countOf(key), await countOf(other), unsafe.counts.trips]).toEqual([2, 1, 1])
  })

  test('an overloaded database is not asked more', async () => {
    const { db, counts } = opened('overloaded')
    await expect(db.select().from(attempts).limit(1)).rejects.toThrow()
    expect(counts.trips).toBe(1)
  })
})

test.each<[string, boolean]>([
  ['select "id" from "users"', true],
  ['with a as (select 1) select * from a', true],
  ['with a as (select 1) insert into x select * from a', false],
  ['insert into "x" ("a") values (?) on conflict do nothing', true],
  ['insert into "x" ("a") values (?) on conflict ("a") do nothing', true],
  ['insert into "x" ("a") values (?) on conflict do nothing returning "a"', false],
  ['insert into "x" ("a") values (?)', false],
  ['insert into "x" ("a") values (?) on conflict ("a") do update set "n" = "n" + 1', false],
  ['delete from "x" where "a" = ?', true],
  ['delete from "x" where "a" = ? returning "a"', false],
  ['update "x" set "a" = ?, "b" = null where "c" = ?', true],
  ['update "x" set "a" = "x"."a" + ? where "c" = ?', false],
  ['update "x" set "a" = ?', false],
])('%s: may be sent again: %s', (text, expected) => expect(isRepeatable(text)).toBe(expected))

describe('a database that stalls', () => {
  test('a shopper has her words within ten seconds, whatever the call asks after that', async () => {
    const shopper = await createSignedIn()
    const cookie = `__Host-session=${shopper.cookie}`
    const clock = startClock()
    const began = Date.now()
    const site = {
      ...env,
      DB: unreliable(
        env.DB,
        Array.from({ length: 20 }, () => 'stalls' as const),
      ).binding,
    }
    const request = new Request(`${origin}/api/app-state`, { headers: { cookie } })
    const answering = Promise.resolve(worker.fetch(request, site, createExecutionContext()))
    const passing = setInterval(() => clock.pass(250), 6)
    const answer = await answering
    clearInterval(passing)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ error: 'server_error' })
  })
})
