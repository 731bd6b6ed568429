import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { createSignedIn } from '../testing/signed-in.ts'
import { createGenerated } from '../testing/studio.ts'
import { exportedTables, leftOutTables } from './export.ts'
import { noTraces, removeUnused, traceTables } from './unused-accounts.ts'

const dayMs = 86_400_000

/** An account of so many days ago, as signing up leaves it, that nobody has come back to. */
async function abandoned(days = 31, overrides: Parameters<typeof createSignedIn>[0] = {}) {
  const createdAt = new Date(Date.now() - days * dayMs)
  const shopper = await createSignedIn({
    emailVerifiedAt: null,
    adultConfirmedAt: null,
    adultStatement: null,
    photographConsents: {},
    createdAt,
    ...overrides,
  })
  await seen(shopper.id, createdAt)
  return shopper
}

const seen = (userId: string, at: Date) =>
  env.DB.prepare('update sessions set created_at = ?1, last_seen_at = ?1 where user_id = ?2')
    .bind(at.getTime(), userId)
    .run()

const isLeaving = async (userId: string) =>
  (await env.DB.prepare('select count(*) n from account_removals where user_id = ?')
    .bind(userId)
    .first('n')) === 1

describe('an account that nobody confirmed and nobody used', () => {
  test('goes after thirty days, and not a day before', async () => {
    const [old, young] = [await abandoned(31), await abandoned(29)]
    await removeUnused(env)
    expect([await isLeaving(old.id), await isLeaving(young.id)]).toEqual([true, false])
    expect(String((await old.api['app-state'].$get()).status)).toBe('401')
    expect(String((await young.api['app-state'].$get()).status)).toBe('200')
  })

  test('stays where somebody was there within the month', async () => {
    const { id } = await abandoned(90)
    await seen(id, new Date(Date.now() - 3 * dayMs))
    await removeUnused(env)
    expect(await isLeaving(id)).toBe(false)
  })

  test.each([
    ['a confirmed address', { emailVerifiedAt: new Date() }],
    ['Luxe', { plan: 'premium' as const }],
    ['a photo on her device', { photoStorage: 'device' as const }],
    ['her word on her photos', { adultConfirmedAt: new Date() }],
    [
      'an answer to a service',
      { photographConsents: { fashn: { granted: false, at: '2026-01-01T00:00:00Z' } } },
    ],
  ])('stays with %s', async (_, overrides) => {
    const { id } = await abandoned(60, overrides)
    await removeUnused(env)
    expect(await isLeaving(id)).toBe(false)
  })

  test('stays with credits that were used, and with anything that was made', async () => {
    const [spender, maker] = [await abandoned(60), await abandoned(60)]
    await env.DB.prepare(
      `insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, 'try-on:x', 'spend', -1, 1)`,
    )
      .bind(spender.id)
      .run()
    await createGenerated(maker.id)
    await removeUnused(env)
    expect([await isLeaving(spender.id), await isLeaving(maker.id)]).toEqual([false, false])
  })

  test('is told by every table that has something of a shopper', () => {
    const known = ['users', ...traceTables, ...Object.keys(noTraces)]
    const all = [...Object.keys(exportedTables), ...Object.keys(leftOutTables)]
    expect(all.toSorted()).toEqual(known.toSorted())
  })
})
