import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import {
  ask,
  emptyQueue,
  headStartMs,
  leave,
  mostWaiting,
  nextChangeAt,
  pass,
  waitingInOrder,
  type Queue,
  type Ticket,
} from './queue.ts'

const ticket = (jobId: string, overrides: Partial<Ticket> = {}): Ticket => ({
  jobId,
  userId: jobId.replace(/-.*/s, ''),
  premium: false,
  joinedAt: 0,
  until: 290_000,
  ...overrides,
})

/** Calls `ask` for one ticket after the other and returns the queue and the last answer. */
function askAll(tickets: Ticket[], now = 0, queue = emptyQueue) {
  return tickets.reduce((before, one) => ask(before.queue, one, 1, now), ask(queue, firstIn(tickets), 1, now))
}

/** Six places taken by six shoppers. */
const full = () => askAll(['p', 'q', 'r', 's', 't', 'u'].map((name) => ticket(`${name}-1`))).queue
const order = (queue: Queue) => waitingInOrder(queue).map(({ jobId }) => jobId)
const inside = ({ entries }: Queue) => entries.filter(({ run }) => run > 0).map(({ jobId }) => jobId)

describe('the queue before the cloud (6 at once, 50 starts a minute, fair between shoppers)', () => {
  test('six are let in at once, the seventh is told her place', () => {
    expect(inside(full())).toHaveLength(6)
    expect(ask(full(), ticket('ada-1'), 1, 0).answer).toEqual({ type: 'in_line', place: 1 })
  })

  test('asking again changes neither the place nor the count of starts', () => {
    const once = ask(full(), ticket('ada-1'), 1, 0)
    expect(ask(once.queue, ticket('ada-1'), 1, 5_000)).toMatchObject({
      queue: once.queue,
      answer: once.answer,
    })
    const again = ask(once.queue, ticket('p-1'), 1, 5_000)
    expect([again.answer.type, again.queue.starts.length]).toEqual(['admitted', 6])
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

  test('a lost job never blocks the queue: its place runs out', () => {
    const { queue } = ask(full(), ticket('ada-1', { joinedAt: 1, until: 400_000 }), 1, 1)
    expect(nextChangeAt(queue)).toBe(290_000)
    expect(pass(queue, 290_001).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
  })

  test('fifty starts a minute, counting each piece of a look; the next one when the first is a minute old', () => {
    let queue = emptyQueue
    for (let i = 0; i < 50; i++) queue = leave(ask(queue, ticket(`s${i}-1`), 1, i).queue, `s${i}-1`, i).queue
    const late = ask(queue, ticket('ada-1'), 1, 100)
    expect(late.answer).toEqual({ type: 'in_line', place: 1 })
    expect(nextChangeAt(late.queue)).toBe(60_000)
    expect(pass(late.queue, 60_000).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
    const second = ask(pass(late.queue, 60_001).queue, ticket('ada-1'), 2, 60_001)
    expect(second.answer.type).toBe('admitted')
    expect(second.queue.starts.filter((at) => at >= 60_000)).toHaveLength(2)
  })

  test('a job with a place goes on to its next piece before anybody new', () => {
    let queue = full()
    for (let i = 0; i < 44; i++) queue = { ...queue, starts: [...queue.starts, 0] }
    const going = ask(queue, ticket('p-1'), 2, 10)
    expect(going.answer.type).toBe('in_line')
    const waiting = ask(leave(going.queue, 'q-1', 10).queue, ticket('ada-1'), 1, 10)
    expect(pass(waiting.queue, 60_001).admitted.map(({ jobId }) => jobId)).toEqual(['p-1', 'ada-1'])
  })

  test('a queue that could not be served in time is closed', () => {
    const waiting = Array.from({ length: mostWaiting }, (_, i) => ticket(`w${i}-1`))
    const { queue } = askAll(waiting, 0, full())
    expect(ask(queue, ticket('ada-1'), 1, 0).answer).toEqual({ type: 'line_full' })
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
        for (const [one, pause] of events) {
          now += pause
          const before = queue
          const jobId = 'user' in one ? `${one.user}-${one.job}` : ''
          const joined = ticket(jobId, {
            joinedAt: now,
            until: now + 290_000,
            premium: one.do === 'ask' && one.premium,
          })
          const after =
            one.do === 'ask'
              ? ask(queue, joined, one.run, now)
              : one.do === 'leave'
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
