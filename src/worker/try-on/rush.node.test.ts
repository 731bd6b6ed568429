import { describe, expect, test } from 'vitest'
import { notInCloud } from '../testing/orders.ts'
import { createChance } from '../testing/simulation/random.ts'
import { createRush, type Shopper, type Weather } from '../testing/simulation/rush.ts'
import type { Order } from './job-state.ts'
import type { PricedPool } from './pool-state.ts'
import type { Terms } from './photograph-queue.ts'
import { networkInLine } from './photograph-shares.ts'

const minute = 60_000

const pool = (id: string, photographer: PricedPool['photographer'], atOnce: number): PricedPool => ({
  id,
  photographer,
  atOnce,
  startsPerMinute: 50,
  budgetPerDay: Infinity,
  price: () => 40_000,
  wearsExtras: true,
  piecesPerRun: 4,
  share: 0,
})

const terms: Terms = {
  choice: 'order',
  pools: [pool('workers_ai', 'workers_ai', 8), pool('google', 'google', 8), pool('fashn', 'fashn', 6)],
  budgetPerDay: Infinity,
  shares: { account: 10, luxe: 20, network: 2_000, returns: 6 },
}

const fair: Weather = {
  runMs: (_, chance) => chance.between(8_000, 16_000),
  answer: () => 'ok',
  killed: 0,
  drifts: 0.05,
  leaves: 0.1,
  asksLater: 0.5,
}

const orderOf = ({ id, premium, network }: Shopper, press: number): Order => ({
  ...notInCloud,
  jobId: `${id}/${press}`,
  userId: id,
  network,
  provider: 'cloud',
  photographers: ['workers_ai', 'google', 'fashn'],
  premium,
  highQuality: false,
  categories: ['tops'],
  limits: { running: 3, monthly: null },
  awaitsDraft: true,
})

/** One in ten has Luxe; a few press three times; bots of one network press, too. */
function rushOf(weather: Weather, seed: number, { pools = terms.pools, shoppers = 2_000, bots = 0 } = {}) {
  const chance = createChance(seed)
  const rush = createRush({ ...terms, pools }, weather, chance)
  const starts: { order: Order; at: number }[] = []
  const press = (shopper: Shopper, at: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const order = orderOf(shopper, i)
      starts.push({ order, at })
      rush.press(at, shopper, order)
    }
  }
  for (let i = 0; i < shoppers; i++) {
    const shopper = { id: `s${i}`, premium: i % 10 === 0, network: `net-${i % 700}`, credits: 5 }
    press(shopper, chance.between(0, minute), i % 40 === 0 ? 3 : 1)
  }
  for (let i = 0; i < bots; i++)
    press({ id: `b${i}`, premium: false, network: 'bots', credits: 5 }, chance.between(0, 10_000), 3)
  return { rush, starts }
}

type Rush = ReturnType<typeof rushOf>

/** Whatever happened: every start has an end, and the ledger says the same. */
function expectAllSettled({ rush, starts }: Rush) {
  expect(rush.unfinished()).toEqual([])
  expect(rush.findings).toEqual([])
  const ends = new Map<string, string[]>()
  for (const { jobId, kind } of rush.ledger) ends.set(jobId, [...(ends.get(jobId) ?? []), kind])
  for (const { order } of starts) {
    const kinds = ends.get(order.jobId) ?? []
    expect(kinds[0], order.jobId).toBe('reserve')
    expect(kinds.slice(1), order.jobId).toHaveLength(1)
    // With the credit back there is her device's look.
    if (kinds[1] === 'release') expect(rush.deviceLooks.has(order.jobId), order.jobId).toBe(true)
  }
  const taken = rush.ledger.reduce((sum, { credits }) => sum + credits, 0)
  const held = [...rush.shoppers.values()].reduce((sum, { credits }) => sum + credits, 0)
  expect(held - taken).toBe(rush.shoppers.size * 5)
  const paid = rush.ledger.filter(({ kind, credits }) => kind === 'reserve' && credits < 0)
  const settled = new Set(rush.ledger.filter(({ kind }) => kind === 'settle').map(({ jobId }) => jobId))
  expect(taken + paid.filter(({ jobId }) => settled.has(jobId)).length).toBe(0)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

describe('2,000 shoppers press within one minute', () => {
  const calm = rushOf(fair, 1)
  calm.rush.run(10 * minute)
  const { admissions } = calm.rush

  test('no start is lost, and each ends with a picture or with her credit back', () => {
    calm.rush.run(26 * 60 * minute)
    expectAllSettled(calm)
    expect(calm.starts.length).toBeGreaterThan(2_000)
  })

  test('no provider gets more than it allows', () => {
    for (const { id, atOnce, startsPerMinute } of terms.pools) {
      const times = calm.rush.runs.filter((run) => run.pool === id).map(({ endsAt }) => endsAt)
      expect(times.length, id).toBeGreaterThan(atOnce)
      // Runs end as they began, eight to sixteen seconds later.
      for (const at of times.slice(0, 400)) {
        const inMinute = times.filter((one) => one > at - minute + 8_000 && one <= at)
        expect(inMinute.length, id).toBeLessThanOrEqual(startsPerMinute)
      }
    }
  })

  test('whoever has no room knows at once, within the time that a look of her device takes', () => {
    const turnedAway = calm.rush.ledger.filter(({ kind }) => kind === 'release')
    expect(turnedAway.length).toBeGreaterThan(1_000)
    expect(calm.rush.deviceLooks.size).toBeGreaterThanOrEqual(turnedAway.length)
  })

  test('Luxe is ahead, but not alone: of those that began while both waited at least a third were free', () => {
    const began = admissions.filter(({ jobId, at }) => !jobId.endsWith('-later') && at < 4 * minute)
    const waits = (premium: boolean) =>
      began.filter((one) => one.premium === premium && one.at > 10_000).map(({ waitedMs }) => waitedMs)
    expect(median(waits(true))).toBeLessThan(median(waits(false)))
    const lastLuxe = Math.max(...began.filter(({ premium }) => premium).map(({ at }) => at))
    const meanwhile = began.filter(({ at }) => at <= lastLuxe)
    const free = meanwhile.filter(({ premium }) => !premium)
    expect(free.length / meanwhile.length).toBeGreaterThanOrEqual(0.32)
  })

  test('nobody has a second place while somebody waits for her first', () => {
    expect(calm.rush.findings).toEqual([])
    const presses = calm.starts.filter(({ order }) => order.userId === 's0')
    expect(presses).toHaveLength(3)
  })

  test('who asked for it later has it within the hours, paid when it is made', () => {
    const asked = [...new Set(calm.rush.ledger.map(({ jobId }) => jobId))].filter((id) =>
      id.endsWith('-later'),
    )
    const settled = calm.rush.ledger.filter(
      ({ jobId, kind }) => jobId.endsWith('-later') && kind === 'settle',
    )
    expect(asked.length).toBeGreaterThan(400)
    expect(settled.length / asked.length).toBeGreaterThan(0.95)
    const last = Math.max(...admissions.map(({ at }) => at))
    expect(last).toBeLessThan(60 * minute)
  })
})

test('300 accounts of one network cannot fill the line', () => {
  const { rush } = rushOf({ ...fair, asksLater: 0 }, 2, { shoppers: 600, bots: 300 })
  let most = 0
  for (let at = 1_000; at < 5 * minute; at += 1_000) {
    rush.run(at)
    most = Math.max(
      most,
      rush.queue().entries.filter(({ network, run, later }) => network === 'bots' && run === 0 && !later)
        .length,
    )
  }
  expect(most).toBeLessThanOrEqual(networkInLine)
  const began = rush.admissions.filter(({ userId }) => userId.startsWith('s')).length
  expect(began).toBeGreaterThan(rush.admissions.length * 0.7)
})

describe('faults while 300 press', () => {
  const faults: [string, Partial<Weather>][] = [
    ['isolates die at one step in thirty', { killed: 0.03 }],
    [
      'a provider goes down in the middle',
      { answer: (id, now) => (id === 'google' && now > 20_000 ? 'provider' : 'ok') },
    ],
    ['a key is revoked', { answer: (id, now) => (id === 'fashn' && now > 20_000 ? 'account' : 'ok') }],
    ['answers get lost', { answer: (_, __, chance) => (chance.happens(0.1) ? 'lost' : 'ok') }],
    ['filters refuse', { answer: (_, __, chance) => (chance.happens(0.2) ? 'refused' : 'ok') }],
    ['every provider is down', { answer: () => 'provider' }],
    ['no picture is like her', { drifts: 1 }],
    [
      'all of it',
      {
        killed: 0.02,
        drifts: 0.3,
        answer: (_, __, chance) =>
          chance.happens(0.2) ? chance.pick(['provider', 'account', 'refused', 'lost'] as const) : 'ok',
      },
    ],
  ]

  test.each(faults)('%s: every start ends with a picture or with her credit back', (_, weather) => {
    const faulty = rushOf({ ...fair, ...weather }, 3, { shoppers: 300 })
    faulty.rush.run(50 * 60 * minute)
    expectAllSettled(faulty)
  })

  test('the budget is spent: the rest have their device’s look', () => {
    const dear = terms.pools.map((one) => ({ ...one, budgetPerDay: 40_000 * 50 }))
    const poor = rushOf({ ...fair, asksLater: 0 }, 4, { pools: dear, shoppers: 600 })
    poor.rush.run(26 * 60 * minute)
    expectAllSettled(poor)
    expect(poor.rush.runs.length).toBe(150)
  })
})
