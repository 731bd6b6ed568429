import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ask,
  emptyLine,
  headStartMs,
  leave,
  mostWaiting,
  nextChangeAt,
  pass,
  waitingInOrder,
  type Line,
  type Ticket,
} from './line.ts'

const ticket = (jobId: string, overrides: Partial<Ticket> = {}): Ticket => ({
  jobId,
  userId: jobId.split('-')[0],
  premium: false,
  joinedAt: 0,
  until: 290_000,
  ...overrides,
})

/** Asks one after the other, and gives the line and the last answer. */
function askAll(tickets: Ticket[], now = 0, line = emptyLine) {
  return tickets.reduce((before, one) => ask(before.line, one, 1, now), ask(line, tickets[0], 1, now))
}

/** Six places taken by six shoppers who stay. */
const full = () => askAll(['p', 'q', 'r', 's', 't', 'u'].map((name) => ticket(`${name}-1`))).line
const order = (line: Line) => waitingInOrder(line).map(({ jobId }) => jobId)
const inside = ({ entries }: Line) => entries.filter(({ run }) => run > 0).map(({ jobId }) => jobId)

describe('the line before the cloud (DESIGN: 6 at once, 50 starts a minute, fair between shoppers)', () => {
  test('six are let in at once, the seventh is told her place', () => {
    expect(inside(full())).toHaveLength(6)
    expect(ask(full(), ticket('ada-1'), 1, 0).answer).toEqual({ type: 'in_line', place: 1 })
  })

  test('asking again changes neither the place nor the count of starts', () => {
    const once = ask(full(), ticket('ada-1'), 1, 0)
    expect(ask(once.line, ticket('ada-1'), 1, 5_000)).toMatchObject({ line: once.line, answer: once.answer })
    const again = ask(once.line, ticket('p-1'), 1, 5_000)
    expect([again.answer.type, again.line.starts.length]).toEqual(['admitted', 6])
  })

  test('whoever leaves makes room for the next, who is named so that she can be woken', () => {
    const { line } = askAll([ticket('ada-1'), ticket('bea-1', { joinedAt: 1 })], 1, full())
    expect(leave(line, 'p-1', 2).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
  })

  test('one shopper with ten jobs and one with a single one: the single one is not behind the ten', () => {
    const many = Array.from({ length: 10 }, (_, i) => ticket(`ada-${i}`, { joinedAt: i }))
    const { line } = askAll([...many, ticket('bea-1', { joinedAt: 100 })], 100, full())
    expect(order(line).indexOf('bea-1')).toBe(1)
  })

  test('a shopper with a job inside comes after those without', () => {
    const { line } = askAll([ticket('p-2', { joinedAt: 1 }), ticket('ada-1', { joinedAt: 2 })], 2, full())
    expect(order(line)).toEqual(['ada-1', 'p-2'])
  })

  test('Luxe comes first among equals, but nobody who came a minute earlier waits for it', () => {
    const luxe = ticket('lux-1', { premium: true, joinedAt: headStartMs + 10 })
    const { line } = askAll(
      [ticket('old-1', { joinedAt: 5 }), ticket('new-1', { joinedAt: 20 }), luxe],
      headStartMs + 10,
      full(),
    )
    expect(order(line)).toEqual(['old-1', 'lux-1', 'new-1'])
  })

  test('a lost job never blocks the line: its place runs out', () => {
    const { line } = ask(full(), ticket('ada-1', { joinedAt: 1, until: 400_000 }), 1, 1)
    expect(nextChangeAt(line)).toBe(290_000)
    expect(pass(line, 290_001).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
  })

  test('fifty starts a minute, counting each piece of a look; the next one when the first is a minute old', () => {
    let line = emptyLine
    for (let i = 0; i < 50; i++) line = leave(ask(line, ticket(`s${i}-1`), 1, i).line, `s${i}-1`, i).line
    const late = ask(line, ticket('ada-1'), 1, 100)
    expect(late.answer).toEqual({ type: 'in_line', place: 1 })
    expect(nextChangeAt(late.line)).toBe(60_000)
    expect(pass(late.line, 60_000).admitted.map(({ jobId }) => jobId)).toEqual(['ada-1'])
    const second = ask(pass(late.line, 60_001).line, ticket('ada-1'), 2, 60_001)
    expect(second.answer.type).toBe('admitted')
    expect(second.line.starts.filter((at) => at >= 60_000)).toHaveLength(2)
  })

  test('a job with a place goes on to its next piece before anybody new', () => {
    let line = full()
    for (let i = 0; i < 44; i++) line = { ...line, starts: [...line.starts, 0] }
    const going = ask(line, ticket('p-1'), 2, 10)
    expect(going.answer.type).toBe('in_line')
    const waiting = ask(leave(going.line, 'q-1', 10).line, ticket('ada-1'), 1, 10)
    expect(pass(waiting.line, 60_001).admitted.map(({ jobId }) => jobId)).toEqual(['p-1', 'ada-1'])
  })

  test('a line that could not be served in time is closed', () => {
    const waiting = Array.from({ length: mostWaiting }, (_, i) => ticket(`w${i}-1`))
    const { line } = askAll(waiting, 0, full())
    expect(ask(line, ticket('ada-1'), 1, 0).answer).toEqual({ type: 'line_full' })
  })
})

describe('whatever happens in the line', () => {
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
        let [line, now] = [emptyLine, 0]
        const starts: number[] = []
        for (const [one, pause] of events) {
          now += pause
          const before = line
          const jobId = 'user' in one ? `${one.user}-${one.job}` : ''
          const joined = ticket(jobId, {
            joinedAt: now,
            until: now + 290_000,
            premium: one.do === 'ask' && one.premium,
          })
          const after =
            one.do === 'ask'
              ? ask(line, joined, one.run, now)
              : one.do === 'leave'
                ? leave(line, jobId, now)
                : pass(line, now)
          line = after.line
          starts.push(...after.admitted.map(() => now))
          const recent = starts.filter((at) => at > now - 60_000)
          expect(inside(line).length).toBeLessThanOrEqual(6)
          expect(recent.length).toBeLessThanOrEqual(50)
          if (order(line).length > 0 && recent.length < 50) expect(inside(line)).toHaveLength(6)
          const fresh = after.admitted.filter(({ jobId: id }) => !inside(before).includes(id))
          for (const { userId } of fresh) {
            const held = inside(line).filter((id) => id.startsWith(`${userId}-`)).length
            const waitsForFirst = order(line).some(
              (id) => !inside(line).some((other) => other.split('-')[0] === id.split('-')[0]),
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
          let line = emptyLine
          arrivals.forEach(([user, premium], i) => {
            line = ask(line, ticket(`${user}-${i}`, { joinedAt: i, until: 10_000_000, premium }), 1, i).line
          })
          let now = arrivals.length
          for (let served = 0; line.entries.length > 0; served++) {
            now += 2_000
            const [first] = inside(line)
            line = first ? leave(line, first, now).line : pass(line, now).line
            expect(served).toBeLessThan(200)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})
