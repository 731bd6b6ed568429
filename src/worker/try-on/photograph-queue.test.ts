import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { headStartMs, waitingInOrder, type Ticket } from './queue-order.ts'
import type { PricedPool } from './pool-state.ts'
import {
  ask as askQueue,
  emptyQueue,
  leave as leaveQueue,
  maxWaiting,
  nextChangeAt,
  pass as passQueue,
  report,
  takeReturn,
  type Queue,
  type Terms,
} from './photograph-queue.ts'
import { networkInLine } from './photograph-shares.ts'

/** FASHN's limits, at ten cents a run. */
const fashn: PricedPool = {
  id: 'fashn',
  photographer: 'fashn',
  atOnce: 6,
  startsPerMinute: 50,
  budgetPerDay: Infinity,
  price: () => 100_000,
  wearsExtras: false,
  piecesPerRun: 1,
  share: 0,
}
const google: PricedPool = { ...fashn, id: 'google', photographer: 'google', atOnce: 2 }

const shares = { account: 100, luxe: 200, network: 300, returns: 2 }
const one: Terms = { pools: [fashn], choice: 'order', budgetPerDay: Infinity, shares }
const two: Terms = { ...one, pools: [google, fashn] }

const ticket = (jobId: string, overrides: Partial<Ticket> = {}): Ticket => ({
  jobId,
  userId: jobId.replace(/-.*/s, ''),
  network: null,
  premium: false,
  joinedAt: 0,
  until: 290_000,
  later: false,
  photographers: ['google', 'fashn'],
  garmentCount: 1,
  highQuality: false,
  ...overrides,
})

type Wish = { terms?: Terms; avoid?: string[]; shun?: string }

const ask = (queue: Queue, who: Ticket, run: number, now: number, { terms = one, ...wish }: Wish = {}) =>
  askQueue(queue, terms, { ticket: who, run, avoid: wish.avoid ?? [], shun: wish.shun ?? null }, now)
const leave = (queue: Queue, jobId: string, now: number) => leaveQueue(queue, one, jobId, now)
const pass = (queue: Queue, now: number) => passQueue(queue, one, now)

/** Calls `ask` for one ticket after the other and returns the queue and the last answer. */
function askAll(tickets: Ticket[], now = 0, queue = emptyQueue, terms = one) {
  return tickets.reduce(
    (before, each) => ask(before.queue, each, 1, now, { terms }),
    ask(queue, firstIn(tickets), 1, now, { terms }),
  )
}

/** Six places taken by six shoppers. */
const full = () => askAll(['p', 'q', 'r', 's', 't', 'u'].map((name) => ticket(`${name}-1`))).queue
const order = ({ entries, luxeInRow }: Queue) =>
  [false, true].flatMap((later) => waitingInOrder(entries, { later, luxeInRow }).map(({ jobId }) => jobId))
const inside = ({ entries }: Queue) => entries.filter(({ run }) => run > 0).map(({ jobId }) => jobId)
const startsOf = ({ pools }: Queue) => pools.fashn?.starts ?? []

describe('the queue before one pool (6 at once, 50 starts a minute, fair between shoppers)', () => {
  test('six are let in at once, the seventh is told her place', () => {
    expect(inside(full())).toHaveLength(6)
    expect(ask(full(), ticket('ada-1'), 1, 0).answer).toEqual({ type: 'in_line', place: 1 })
  })

  test('asking again changes neither the place nor the count of starts', () => {
    const once = ask(full(), ticket('ada-1'), 1, 0)
    const twice = ask(once.queue, ticket('ada-1'), 1, 5_000)
    expect([twice.answer, order(twice.queue), startsOf(twice.queue)]).toEqual([
      once.answer,
      order(once.queue),
      startsOf(once.queue),
    ])
    const again = ask(once.queue, ticket('p-1'), 1, 5_000)
    expect([again.answer.type, startsOf(again.queue).length]).toEqual(['admitted', 6])
  })

  test('whoever leaves makes room for the next, who is named so that she can be woken', () => {
    const { queue } = askAll([ticket('ada-1'), ticket('bea-1', { joinedAt: 1 })], 1, full())
    expect(leave(queue, 'p-1', 2).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
  })

  test('one shopper with ten jobs and one with a single one: the single one is not behind the ten', () => {
    const many = Array.from({ length: 10 }, (_, i) => ticket(`ada-${i}`, { joinedAt: i }))
    const { queue } = askAll([...many, ticket('bea-1', { joinedAt: 100 })], 100, full())
    expect(order(queue).indexOf('bea-1')).toBe(1)
  })

  test('a shopper with a job inside comes after those without', () => {
    const { queue } = askAll([ticket('p-2', { joinedAt: 1 }), ticket('ada-1', { joinedAt: 2 })], 2, full())
    expect(order(queue)).toEqual(['ada-1', 'p-2'])
  })

  test('Luxe comes first among equals, but nobody who came a minute earlier waits for it', () => {
    const luxe = ticket('lux-1', { premium: true, joinedAt: headStartMs + 10 })
    const { queue } = askAll(
      [ticket('old-1', { joinedAt: 5 }), ticket('new-1', { joinedAt: 20 }), luxe],
      headStartMs + 10,
      full(),
    )
    expect(order(queue)).toEqual(['old-1', 'lux-1', 'new-1'])
  })

  test('Luxe is never alone: after two of its jobs somebody else’s is served', () => {
    const luxe = ['a', 'b', 'c', 'd', 'e'].map((name, i) =>
      ticket(`l${name}-1`, { premium: true, joinedAt: i + 10 }),
    )
    const { queue } = askAll([ticket('fay-1'), ticket('gil-1', { joinedAt: 1 }), ...luxe], 20, full())
    expect(order(queue)).toEqual(['la-1', 'lb-1', 'fay-1', 'lc-1', 'ld-1', 'gil-1', 'le-1'])
  })

  test('a lost job never blocks the queue: its place runs out', () => {
    const { queue } = ask(full(), ticket('ada-1', { joinedAt: 1, until: 400_000 }), 1, 1)
    expect(nextChangeAt(queue, one, 1)).toBe(290_000)
    expect(pass(queue, 290_001).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
  })

  test('fifty starts a minute, counting each piece of a look; the next one when the first is a minute old', () => {
    let queue = emptyQueue
    for (let i = 0; i < 50; i++) queue = leave(ask(queue, ticket(`s${i}-1`), 1, i).queue, `s${i}-1`, i).queue
    const late = ask(queue, ticket('ada-1'), 1, 100)
    expect(late.answer).toEqual({ type: 'in_line', place: 1 })
    expect(nextChangeAt(late.queue, one, 100)).toBe(60_000)
    expect(pass(late.queue, 60_000).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
    const second = ask(pass(late.queue, 60_001).queue, ticket('ada-1'), 2, 60_001)
    expect(second.answer.type).toBe('admitted')
    expect(startsOf(second.queue).filter((at) => at >= 60_000)).toHaveLength(2)
  })

  test('a job with a place goes on to its next piece before anybody new', () => {
    let queue = full()
    for (let i = 44; i < 88; i++) queue = leave(ask(queue, ticket('p-1'), i, 0).queue, 'nobody', 0).queue
    const going = ask(queue, ticket('p-1'), 99, 10)
    expect(going.answer.type).toBe('in_line')
    const waiting = ask(leave(going.queue, 'q-1', 10).queue, ticket('ada-1'), 1, 10)
    expect(pass(waiting.queue, 60_001).admitted.map(({ jobId }) => jobId)).toEqual(['p-1', 'ada-1'])
  })
})

describe('who gets no room has her device’s look', () => {
  const waiting = (count: number, overrides: Partial<Ticket> = {}) =>
    Array.from({ length: count }, (_, i) => ticket(`w${i}-1`, overrides))
  const most = maxWaiting(emptyQueue, one, 0)

  test('as many may wait as can begin within four minutes, and fewer where a picture takes longer', () => {
    expect(most).toBe(120)
    expect(maxWaiting({ ...emptyQueue, placeMs: 24_000 }, one, 0)).toBe(60)
  })

  test('free shoppers fill three fifths of the line, and Luxe still finds room', () => {
    const { queue } = askAll(waiting(most * 0.6), 0, full())
    expect(ask(queue, ticket('ada-1'), 1, 0).answer).toEqual({ type: 'no_room', reason: 'line_full' })
    expect(ask(queue, ticket('lux-1', { premium: true }), 1, 0).answer.type).toBe('in_line')
  })

  test('one network cannot fill it', () => {
    const { queue } = askAll(waiting(networkInLine, { network: '203.0.113.7' }), 0, full())
    const bot = ticket('bot-1', { network: '203.0.113.7' })
    expect(ask(queue, bot, 1, 0).answer).toEqual({ type: 'no_room', reason: 'line_full' })
    expect(ask(queue, ticket('ada-1', { network: '198.51.100.4' }), 1, 0).answer.type).toBe('in_line')
  })

  test('forty-four free accounts that fill it again and again keep nobody out, and are through for the day', () => {
    let queue = emptyQueue
    let refused = 0
    const accounts = Array.from({ length: 44 }, (_, at) => `farm${at}`)
    const day = 86_400_000
    for (let round = 0; round < 80; round++) {
      const now = round * 300_000
      for (const account of accounts)
        for (const job of [1, 2, 3]) {
          const who = ticket(`${account}-${round}-${job}`, {
            network: account,
            joinedAt: now,
            until: now + 290_000,
          })
          const asked = ask(queue, who, 1, now)
          queue = asked.queue
          if (asked.answer.type === 'no_room' && asked.answer.reason === 'over_share') refused += 1
        }
      const stranger = ticket(`ada-${round}`, { userId: `ada${round}`, joinedAt: now, until: now + 290_000 })
      expect(ask(queue, stranger, 1, now).answer.type, `round ${round}`).not.toBe('no_room')
    }
    const last = ticket('farm0-last', { joinedAt: 80 * 300_000, until: 81 * 300_000 })
    const small: Terms = { ...one, shares: { ...shares, account: 10 } }
    expect(ask(queue, last, 1, 80 * 300_000, { terms: small }).answer).toEqual({
      type: 'no_room',
      reason: 'over_share',
    })
    expect(refused).toBeGreaterThan(0)
    expect(
      ask(queue, { ...last, joinedAt: day, until: day + 290_000 }, 1, day, { terms: small }).answer.type,
    ).toBe('admitted')
  })

  test('who joins without ever being served counts, too', () => {
    const none: Terms = { ...one, shares: { ...shares, account: 2 } }
    let queue = askAll(Array.from({ length: 6 }, (_, at) => ticket(`other${at}-1`))).queue
    const reasons = []
    for (let at = 0; at < 6; at++) {
      const who = ticket(`eve-${at}`)
      const asked = ask(queue, who, 1, 0, { terms: none })
      reasons.push(asked.answer.type)
      queue = leave(asked.queue, who.jobId, 0).queue
    }
    expect(reasons).toEqual(['in_line', 'in_line', 'in_line', 'in_line', 'no_room', 'no_room'])
  })

  test('nobody has more than her share of a day, and the next day begins anew', () => {
    const terms = { ...one, shares: { ...shares, account: 2 } }
    let queue = emptyQueue
    for (const job of ['ada-1', 'ada-2'])
      queue = leave(ask(queue, ticket(job), 1, 0, { terms }).queue, job, 0).queue
    const third = ticket('ada-3', { until: 200_000_000 })
    expect(ask(queue, third, 1, 0, { terms }).answer).toEqual({ type: 'no_room', reason: 'over_share' })
    expect(ask(queue, third, 1, 86_400_000, { terms }).answer.type).toBe('admitted')
  })

  test('second tries for nothing are counted, too', () => {
    const take = (queue: Queue | null, who: string, now = 0) => takeReturn(queue ?? emptyQueue, one, who, now)
    const twice = take(take(emptyQueue, 'ada'), 'ada')
    expect(twice).not.toBeNull()
    expect([take(twice, 'ada'), take(twice, 'bea'), take(twice, 'ada', 86_400_000)]).toEqual([
      null,
      expect.anything(),
      expect.anything(),
    ])
  })

  test('the budget of a day is kept to the millionth, of one pool and of all', () => {
    const dear = { ...google, budgetPerDay: 199_999 }
    const terms = { ...two, pools: [dear, fashn], budgetPerDay: 399_999 }
    let queue = emptyQueue
    const pools: (string | null)[] = []
    for (const job of ['a-1', 'b-1', 'c-1']) {
      const { answer, queue: after } = ask(queue, ticket(job), 1, 0, { terms })
      pools.push(answer.type === 'admitted' ? answer.pool : null)
      queue = after
    }
    expect(pools).toEqual(['google', 'fashn', 'fashn'])
    expect(ask(queue, ticket('d-1'), 1, 0, { terms }).answer).toEqual({
      type: 'no_room',
      reason: 'budget_spent',
    })
    expect(ask(queue, ticket('a-1'), 2, 0, { terms }).answer.type).toBe('admitted')
  })

  test('a budget pays for the look that meets it to the millionth, of one pool and of all', () => {
    const exact = { ...google, budgetPerDay: 200_000 }
    const terms = { ...two, pools: [exact, fashn], budgetPerDay: 400_000 }
    let queue = emptyQueue
    const pools: (string | null)[] = []
    for (const job of ['a-1', 'b-1', 'c-1', 'd-1', 'e-1']) {
      const { answer, queue: after } = ask(queue, ticket(job), 1, 0, { terms })
      pools.push(answer.type === 'admitted' ? answer.pool : null)
      queue = after
    }
    expect(pools.filter((pool) => pool === 'google')).toHaveLength(2)
    expect(pools.map((pool) => pool !== null)).toEqual([true, true, true, true, false])
  })

  test('what a pool did not make is not counted as spent', () => {
    const terms = { ...one, budgetPerDay: 100_000 }
    const { queue } = ask(emptyQueue, ticket('a-1'), 1, 0, { terms })
    const paidBack = report(queue, terms, { pool: 'fashn', fault: 'refused', refund: 100_000 }, 1).queue
    expect(ask(paidBack, ticket('b-1'), 1, 2, { terms }).answer.type).toBe('admitted')
  })

  test('with nothing switched on, or nothing that she agreed to, there is no photograph', () => {
    const none = { type: 'no_room', reason: 'unavailable' }
    const off = { ...one, pools: [] }
    expect(ask(emptyQueue, ticket('a-1'), 1, 0, { terms: off }).answer).toEqual(none)
    expect(ask(emptyQueue, ticket('a-1', { photographers: ['workers_ai'] }), 1, 0).answer).toEqual(none)
  })
})

describe('several pools', () => {
  test('the first in the operator’s order, then the next where it is full', () => {
    const { queue } = askAll([ticket('a-1'), ticket('b-1'), ticket('c-1')], 0, emptyQueue, two)
    expect(queue.entries.map(({ pool }) => pool)).toEqual(['google', 'google', 'fashn'])
  })

  test('a job that failed in one is sent to another, and gives its place there up', () => {
    const { queue } = ask(emptyQueue, ticket('a-1'), 1, 0, { terms: two })
    const { answer, queue: after } = ask(queue, ticket('a-1'), 2, 1, { terms: two, avoid: ['google'] })
    expect(answer).toEqual({ type: 'admitted', pool: 'fashn' })
    const none = ask(after, ticket('a-1'), 3, 2, { terms: two, avoid: ['google', 'fashn'] })
    expect(none.answer).toEqual({ type: 'no_room', reason: 'unavailable' })
    expect(inside(none.queue)).toEqual([])
  })

  test('where a picture was not like her, somebody else is asked, or the same with another seed', () => {
    const answerOf = (terms: Terms) => ask(emptyQueue, ticket('a-1'), 2, 0, { terms, shun: 'google' }).answer
    expect(answerOf(two)).toEqual({ type: 'admitted', pool: 'fashn' })
    expect(answerOf({ ...two, pools: [google] })).toEqual({ type: 'admitted', pool: 'google' })
  })

  test('who has a place where there is no room after all goes elsewhere, and stays where there is nowhere else', () => {
    const { queue } = ask(emptyQueue, ticket('a-1'), 1, 0, { terms: two })
    const second = (terms: Terms) => ask(queue, ticket('a-1'), 2, 1, { terms, shun: 'google' }).answer
    expect(second(two)).toEqual({ type: 'admitted', pool: 'fashn' })
    expect(second({ ...two, pools: [google] })).toEqual({ type: 'admitted', pool: 'google' })
  })

  test('a pool with a second fault in a row is left alone, and gets one run when its time is over', () => {
    const fault = { pool: 'google', fault: 'provider' as const, refund: 0 }
    const once = report(emptyQueue, two, fault, 0).queue
    expect(ask(once, ticket('a-1'), 1, 1, { terms: two }).answer).toEqual({
      type: 'admitted',
      pool: 'google',
    })
    const twice = report(once, two, fault, 1).queue
    expect(ask(twice, ticket('a-1'), 1, 2, { terms: two }).answer).toEqual({
      type: 'admitted',
      pool: 'fashn',
    })
    const { queue, answer } = ask(twice, ticket('a-1'), 1, 16_000, { terms: two })
    expect(answer).toEqual({ type: 'admitted', pool: 'google' })
    expect(ask(queue, ticket('b-1'), 1, 16_000, { terms: two }).answer).toEqual({
      type: 'admitted',
      pool: 'fashn',
    })
    const well = report(queue, two, { pool: 'google', fault: null, refund: 0 }, 16_001).queue
    expect(ask(well, ticket('c-1'), 1, 16_002, { terms: two }).answer).toEqual({
      type: 'admitted',
      pool: 'google',
    })
  })

  test('a revoked key closes its pool at once; with every pool closed for long nobody waits on a screen', () => {
    const { queue } = report(emptyQueue, one, { pool: 'fashn', fault: 'account', refund: 0 }, 0)
    expect(ask(queue, ticket('a-1'), 1, 1).answer).toEqual({ type: 'no_room', reason: 'unavailable' })
    const later = ask(queue, ticket('b-1', { later: true, until: 90_000_000 }), 1, 1)
    expect(later.answer.type).toBe('in_line')
    expect(nextChangeAt(later.queue, one, 1)).toBe(600_000)
    expect(pass(later.queue, 600_001).admitted.map(({ jobId }) => jobId)).toEqual(['b-1'])
  })
})

describe('what the outfit needs', () => {
  const whole: PricedPool = {
    ...google,
    wearsExtras: true,
    price: ({ garmentCount }) => 10_000 * garmentCount,
  }
  const terms: Terms = { ...one, pools: [fashn, whole] }
  const withShoes = ticket('ada-1', { extraCount: 1 })
  const poolOf = (queue: Queue, who: Ticket) => {
    const { answer } = ask(queue, who, 1, 0, { terms })
    return answer.type === 'admitted' ? answer.pool : answer.type
  }

  test('shoes go to who puts them on, and are paid; clothes to whoever is first', () => {
    expect(poolOf(emptyQueue, withShoes)).toBe('google')
    expect(poolOf(emptyQueue, ticket('bea-1'))).toBe('fashn')
    expect(ask(emptyQueue, withShoes, 1, 0, { terms }).queue.pools.google?.spent).toBe(20_000)
  })

  test('where that one is full they wait for it; where it is closed, spent or not agreed to, clothes alone are photographed', () => {
    const { queue } = askAll(
      ['a', 'b'].map((name) => ticket(`${name}-1`, { photographers: ['google'] })),
      0,
      emptyQueue,
      terms,
    )
    expect(poolOf(queue, withShoes)).toBe('in_line')
    const closed = report(emptyQueue, terms, { pool: 'google', fault: 'account', refund: 0 }, 0).queue
    expect(poolOf(closed, withShoes)).toBe('fashn')
    expect(poolOf(emptyQueue, { ...withShoes, photographers: ['fashn'] })).toBe('fashn')
    const spent = { ...terms, pools: [fashn, { ...whole, budgetPerDay: 15_000 }] }
    expect(ask(emptyQueue, withShoes, 1, 0, { terms: spent }).answer).toEqual({
      type: 'admitted',
      pool: 'fashn',
    })
  })

  test('shoes alone are not for who puts on clothes alone', () => {
    const shoes = ticket('ada-1', { garmentCount: 0, extraCount: 1, photographers: ['fashn'] })
    expect(poolOf(emptyQueue, shoes)).toBe('no_room')
  })
})

describe('for later', () => {
  const someTime = { later: true, until: 86_400_000 }

  test('nobody for later passes somebody who watches', () => {
    const { queue } = askAll([ticket('l-1', someTime), ticket('ada-1', { joinedAt: 9 })], 10, full())
    expect(order(queue)).toEqual(['ada-1', 'l-1'])
    expect(leave(queue, 'p-1', 11).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
  })

  test('nobody fills it alone: three of one shopper, and a share of one network', () => {
    const { queue } = askAll(
      [1, 2, 3].map((i) => ticket(`ada-${i}`, someTime)),
      10,
      full(),
    )
    const refused = { type: 'no_room', reason: 'over_share' }
    expect(ask(queue, ticket('ada-4', someTime), 1, 10).answer).toEqual(refused)
    const bots = Array.from({ length: networkInLine }, (_, i) =>
      ticket(`b${i}-1`, { ...someTime, network: '203.0.113.7' }),
    )
    const crowd = askAll(bots, 10, queue).queue
    expect(ask(crowd, ticket('bot-1', { ...someTime, network: '203.0.113.7' }), 1, 10).answer).toEqual(
      refused,
    )
    expect(ask(crowd, ticket('bea-1', someTime), 1, 10).answer.type).toBe('in_line')
  })

  test('a spent budget is waited for', () => {
    const terms = { ...one, budgetPerDay: 100_000 }
    const spent = ask(emptyQueue, ticket('a-1'), 1, 0, { terms }).queue
    const { queue, answer } = ask(spent, ticket('l-1', { ...someTime, until: 90_000_000 }), 1, 1, { terms })
    expect(answer.type).toBe('in_line')
    const idle = passQueue(queue, terms, 300_000).queue
    expect(nextChangeAt(idle, terms, 300_000)).toBe(86_400_000)
    expect(passQueue(queue, terms, 86_400_000).admitted.map(({ jobId }) => jobId)).toEqual(['l-1'])
  })
})

describe('whatever happens in the queue', () => {
  const event = fc.oneof(
    fc.record({
      do: fc.constant('ask' as const),
      user: fc.nat({ max: 7 }),
      job: fc.nat({ max: 5 }),
      premium: fc.boolean(),
      run: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ do: fc.constant('leave' as const), user: fc.nat({ max: 7 }), job: fc.nat({ max: 5 }) }),
    fc.record({ do: fc.constant('pass' as const) }),
  )

  test('never more than 6 inside or 50 starts in any minute, nobody waits beside a free place, and a first job is served before a second', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.nat({ max: 20_000 })), { maxLength: 120 }), (events) => {
        let [queue, now] = [emptyQueue, 0]
        const starts: number[] = []
        for (const [happened, pause] of events) {
          now += pause
          const before = queue
          const jobId = 'user' in happened ? `${happened.user}-${happened.job}` : ''
          const joined = ticket(jobId, {
            joinedAt: now,
            until: now + 290_000,
            premium: happened.do === 'ask' && happened.premium,
          })
          const after =
            happened.do === 'ask'
              ? ask(queue, joined, happened.run, now)
              : happened.do === 'leave'
                ? leave(queue, jobId, now)
                : pass(queue, now)
          queue = after.queue
          starts.push(...after.admitted.map(() => now))
          const recent = starts.filter((at) => at > now - 60_000)
          expect(inside(queue).length).toBeLessThanOrEqual(6)
          expect(recent.length).toBeLessThanOrEqual(50)
          if (order(queue).length > 0 && recent.length < 50) expect(inside(queue)).toHaveLength(6)
          const fresh = after.admitted.filter(({ jobId: id }) => !inside(before).includes(id))
          for (const { userId } of fresh) {
            const held = inside(queue).filter((id) => id.startsWith(`${userId}-`)).length
            const waitsForFirst = order(queue).some(
              (id) => !inside(queue).some((other) => other.split('-')[0] === id.split('-')[0]),
            )
            if (held > 1) expect(waitsForFirst).toBe(false)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('everybody who waits is let in in the end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 9 }), fc.boolean()), { minLength: 1, maxLength: 60 }),
        (arrivals) => {
          let queue = emptyQueue
          arrivals.forEach(([user, premium], i) => {
            queue = ask(
              queue,
              ticket(`${user}-${i}`, { joinedAt: i, until: 10_000_000, premium }),
              1,
              i,
            ).queue
          })
          let now = arrivals.length
          for (let served = 0; queue.entries.length > 0; served++) {
            now += 2_000
            const [first] = inside(queue)
            queue = first ? leave(queue, first, now).queue : pass(queue, now).queue
            expect(served).toBeLessThan(200)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('who is asked first', () => {
  const cheap: PricedPool = {
    ...fashn,
    id: 'bfl',
    photographer: 'bfl',
    piecesPerRun: 4,
    price: () => 150_000,
  }
  const terms: Terms = { ...one, pools: [fashn, cheap] }
  const who = (jobId: string, overrides: Partial<Ticket> = {}) =>
    ticket(jobId, { photographers: ['fashn', 'bfl'], ...overrides })
  const poolOf = (asking: Ticket, how: Partial<Terms>, queue = emptyQueue) => {
    const { answer } = ask(queue, asking, 1, 0, { terms: { ...terms, ...how } })
    return answer.type === 'admitted' ? answer.pool : answer.type
  }

  test('by price the cheapest for the whole outfit: one piece here, two in one picture there', () => {
    expect(poolOf(who('a-1'), { choice: 'price' })).toBe('fashn')
    expect(poolOf(who('a-1', { garmentCount: 2 }), { choice: 'price' })).toBe('bfl')
    expect(poolOf(who('a-1', { garmentCount: 2 }), {})).toBe('fashn')
  })

  test('by time the fastest of late, and whoever nobody has timed yet', () => {
    const looked = (queue: Queue, id: string, pool: string, ms: number) => {
      const now = 400_000
      const own = { ...terms, pools: terms.pools.filter((each) => each.id === pool) }
      const until = now + 290_000
      const begun = ask(queue, who(id, { joinedAt: now, until }), 1, now, { terms: own })
      return leaveQueue(begun.queue, own, id, now + ms).queue
    }
    const slow = looked(emptyQueue, 'a-1', 'fashn', 20_000)
    expect(slow.pools.fashn?.lookMs).toBe(20_000)
    expect(poolOf(who('c-1'), { choice: 'time' }, slow)).toBe('bfl')
    const slower = looked(slow, 'b-1', 'bfl', 40_000)
    expect(poolOf(who('c-1'), { choice: 'time' }, slower)).toBe('fashn')
  })

  test('a share of the looks goes to whoever has it, the same look always; where that one has no room, elsewhere', () => {
    const shared = { ...terms, pools: [fashn, { ...cheap, share: 0.2 }] }
    const jobs = Array.from({ length: 1_000 }, (_, i) => who(`job${i}-${i}`))
    const drawn = jobs.filter((job) => poolOf(job, shared) === 'bfl')
    expect(drawn.length).toBeGreaterThan(150)
    expect(drawn.length).toBeLessThan(250)
    const [first] = drawn
    if (!first) throw new Error('nobody was drawn')
    expect(poolOf(first, shared)).toBe('bfl')
    const closed = report(emptyQueue, shared, { pool: 'bfl', fault: 'account', refund: 0 }, 0).queue
    expect(poolOf(first, shared, closed)).toBe('fashn')
    expect(poolOf({ ...first, photographers: ['fashn'] }, shared)).toBe('fashn')
  })
})
