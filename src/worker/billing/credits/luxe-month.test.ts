import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billingMonth } from '#shared/billing-month.ts'
import { createSignedIn, type SignedIn } from '../../testing/signed-in.ts'
import { balanceOf, devicePhoto, entriesOf, startOnDevice } from '../../testing/try-ons.ts'
import { tripsOf } from '../../testing/trips.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

const json = { userImage: devicePhoto, garmentImage: '/samples/top.webp' }
const start = async (shopper: SignedIn) => {
  const answer = await shopper.api.fashn['start-tryon'].$post({ json })
  const body: { error?: string | null } = await answer.json()
  return `${answer.status} ${body.error ?? ''}`.trim()
}

/** Inserts a try-on of hers at that time, as the ledger records it. */
const createTry = (shopper: SignedIn, at: Date, kinds = ['reserve', 'settle'], credits = 0) => {
  const subject = `try-on:${crypto.randomUUID()}`
  return env.DB.batch(
    kinds.map((kind) =>
      env.DB.prepare(
        'insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, ?, ?, ?)',
      ).bind(shopper.id, subject, kind, kind === 'reserve' ? -credits : 0, at.getTime()),
    ),
  )
}

beforeEach(() => {
  env.LUXE_MONTHLY_TRY_ONS = '2'
})
afterEach(() => {
  env.LUXE_MONTHLY_TRY_ONS = ''
})

describe('a number of try-ons that Luxe has a month (LUXE_MONTHLY_TRY_ONS)', () => {
  const luxe = (overrides: Parameters<typeof createSignedIn>[0] = {}) =>
    createSignedIn({ plan: 'premium', luxeAnchorAt: daysAgo(5), ...overrides })

  test('the next one is answered 402, and costs nothing', async () => {
    const shopper = await luxe()
    expect([await start(shopper), await start(shopper)]).toEqual(['200', '200'])
    expect(await start(shopper)).toBe('402 monthly_limit')
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve 0', 'reserve 0'])
  })

  test('is counted from the day of her bill, not from the first of the calendar month', async () => {
    const anchor = daysAgo(75)
    const { start: monthStart } = billingMonth(anchor, new Date())
    const shopper = await luxe({ luxeAnchorAt: anchor })
    await createTry(shopper, new Date(monthStart.getTime() - 60_000))
    await createTry(shopper, new Date(monthStart.getTime() + 60_000))
    expect(await start(shopper)).toBe('200')
    expect(await start(shopper)).toBe('402 monthly_limit')
  })

  test('is counted from the day of her account where no bill says otherwise', async () => {
    const shopper = await luxe({ luxeAnchorAt: null, createdAt: daysAgo(40) })
    const { start: monthStart } = billingMonth(daysAgo(40), new Date())
    await createTry(shopper, new Date(monthStart.getTime() - 60_000))
    await createTry(shopper, new Date(monthStart.getTime() + 60_000))
    expect(await start(shopper)).toBe('200')
    expect(await start(shopper)).toBe('402 monthly_limit')
  })

  test('what was given back does not count', async () => {
    const shopper = await luxe()
    await createTry(shopper, daysAgo(1), ['reserve', 'release'])
    const id = await startOnDevice(shopper)
    await shopper.api.fashn.result[':id'].$put({
      param: { id },
      json: { success: false, failure: 'unknown' },
    })
    expect([await start(shopper), await start(shopper)]).toEqual(['200', '200'])
    expect(await start(shopper)).toBe('402 monthly_limit')
  })

  test('what she paid with credits, between two plans, does not count', async () => {
    const shopper = await luxe()
    await createTry(shopper, daysAgo(2), ['reserve', 'settle'], 1)
    await createTry(shopper, daysAgo(1), ['reserve', 'settle'], 1)
    expect([await start(shopper), await start(shopper)]).toEqual(['200', '200'])
  })

  test('holds for twenty at once', { timeout: 30_000 }, async () => {
    const shopper = await luxe()
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(shopper)))
    expect(answers.filter((answer) => answer === '200')).toHaveLength(2)
  })

  test(
    'where the operator sets none there is none, also without a single credit',
    { timeout: 30_000 },
    async () => {
      env.LUXE_MONTHLY_TRY_ONS = ''
      const shopper = await luxe()
      await env.DB.prepare(
        "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'spend', -5, 0)",
      )
        .bind(shopper.id, crypto.randomUUID())
        .run()
      const result = { success: true as const, digest: 'a'.repeat(64), width: 8, height: 8, confidence: 1 }
      for (let i = 0; i < 12; i++) {
        const id = await startOnDevice(shopper)
        await shopper.api.fashn.result[':id'].$put({ param: { id }, json: result })
      }
      expect(await balanceOf(shopper.id)).toBe(0)
    },
  )

  test('is no limit of the free plan, which pays with credits', async () => {
    const shopper = await createSignedIn()
    for (let i = 0; i < 5; i++) expect(await start(shopper)).toBe('200')
    expect(await start(shopper)).toBe('402 no_credits')
  })

  test('is what her page is told is left of it', async () => {
    const shopper = await luxe()
    const left = async () => (await (await shopper.api['app-state'].$get()).json()).try_ons_left
    await createTry(shopper, daysAgo(2), ['reserve', 'settle'], 1)
    await createTry(shopper, daysAgo(1), ['reserve', 'release'])
    expect(await left()).toBe(2)
    await shopper.fetch('/api/credits/use_one', { method: 'POST' })
    expect(await left()).toBe(1)
    await start(shopper)
    expect([await left(), await start(shopper)]).toEqual([0, '402 monthly_limit'])
  })

  test('costs no further trip to the database', async () => {
    const shopper = await luxe()
    expect(tripsOf(await shopper.api.fashn['start-tryon'].$post({ json }))).toBe(1)
  })
})

describe('POST /api/credits/use_one on Luxe (spec 1.4.12)', () => {
  const useOne = async (shopper: SignedIn, key?: string) => {
    const headers = key ? { 'Idempotency-Key': key } : undefined
    const answer = await shopper.fetch('/api/credits/use_one', { method: 'POST', headers })
    return [answer.status, await answer.json()]
  }

  test('counts in her month, and failed is no_credits with 402', async () => {
    const shopper = await createSignedIn({ plan: 'premium', luxeAnchorAt: daysAgo(5) })
    const used = [200, { success: true, credits_remaining: null }]
    expect(await useOne(shopper, 'one')).toEqual(used)
    expect(await useOne(shopper, 'one')).toEqual(used)
    expect(await start(shopper)).toBe('200')
    expect(await useOne(shopper, 'two')).toMatchObject([402, { error: 'no_credits', credits_remaining: 0 }])
    expect(await start(shopper)).toBe('402 monthly_limit')
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('leaves nothing in the ledger where try-ons are not counted', async () => {
    env.LUXE_MONTHLY_TRY_ONS = ''
    const shopper = await createSignedIn({ plan: 'premium' })
    expect(await useOne(shopper)).toEqual([200, { success: true, credits_remaining: null }])
    expect(await entriesOf(shopper.id)).toEqual(['grant 5'])
  })
})
