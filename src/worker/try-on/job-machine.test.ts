import { describe, expect, test } from 'vitest'
import { tryOnDeadlineMs } from '#shared/try-on-job.ts'
import { asCurrent, isOver, openJob, type Event, type FormerJob, type Job, type Order } from './job-state.ts'
import { next } from './job-machine.ts'
import { notInCloud } from '../testing/orders.ts'
import { nextAction } from './next-action.ts'
import { viewOf } from './present-job.ts'

const order: Order = {
  jobId: '0-job',
  userId: '0-ada',
  provider: 'cloud',
  premium: false,
  highQuality: false,
  categories: ['bottoms', 'tops'],
  limits: { running: 3, monthly: null },
  ...notInCloud,
}
const t0 = 1_000_000

/** A job after these events, a millisecond apart. */
function job(events: Event[], overrides: Partial<Order> = {}): Job {
  const opened = openJob({ ...order, ...overrides }, { secret: 's', outputKey: 'k.jpg', seed: 7 }, t0)
  return events.reduce((before, event, i) => next(before, event, t0 + i + 1), opened)
}

const opened: Event = { type: 'opened' }
const submitting: Event = {
  type: 'submitting',
  pool: 'fashn',
  photographer: 'fashn',
  pieces: 1,
  cost: 75_000,
}
const accepted: Event = { type: 'accepted', reference: 'run-1' }
const stepDone: Event = { type: 'step_done' }
const delivered: Event = { type: 'delivered', output: '/p.jpg' }
const finished: Event = { type: 'finished', output: ['/p.jpg'] }
const failed: Event = { type: 'failed', failure: 'processing_failed', fault: 'input' }
const unknown: Event = { type: 'outcome_unknown', mayBeNamed: false }
const mayBeNamed: Event = { type: 'outcome_unknown', mayBeNamed: true }

const phases: [string, Event[], Partial<Order>, Job['phase']][] = [
  ['stored, not yet charged', [], {}, 'opening'],
  ['refused by the ledger', [{ type: 'refused', refusal: 'no_credits' }], {}, 'refused'],
  ['the ledger did not answer', [{ type: 'given_up' }], {}, 'failed'],
  ['charged', [opened], {}, 'queued'],
  ['charged, for the device', [opened], { provider: 'device' }, 'rendering'],
  ['in line', [opened, { type: 'in_line', place: 3 }], {}, 'queued'],
  ['there is no room', [opened, { type: 'no_room', reason: 'line_full' }], {}, 'failed'],
  ['about to be sent', [opened, submitting], {}, 'submitting'],
  ['accepted', [opened, submitting, accepted], {}, 'running'],
  ['refused for now', [opened, submitting, { type: 'busy', retryAfterMs: 0 }], {}, 'queued'],
  ['no answer, no webhook: another pool', [opened, submitting, unknown], {}, 'queued'],
  ['no answer, but a webhook may come', [opened, submitting, mayBeNamed], {}, 'unsure'],
  [
    'the webhook names the run',
    [opened, submitting, mayBeNamed, { type: 'woken', reference: 'run-9' }],
    {},
    'running',
  ],
  ['the webhook never came', [opened, submitting, mayBeNamed, { type: 'given_up' }], {}, 'queued'],
  ['still running', [opened, submitting, accepted, { type: 'still_running' }], {}, 'running'],
  ['unread', [opened, submitting, accepted, { type: 'unread', missing: true }], {}, 'running'],
  [
    'missing thrice',
    [
      opened,
      submitting,
      accepted,
      ...Array.from({ length: 3 }, (): Event => ({ type: 'unread', missing: true })),
    ],
    {},
    'queued',
  ],
  ['the first of two pieces is on', [opened, submitting, accepted, stepDone], {}, 'queued'],
  ['the picture is there', [opened, submitting, accepted, delivered], {}, 'delivered'],
  ['finished', [opened, submitting, accepted, delivered, finished], {}, 'completed'],
  ['failed', [opened, submitting, accepted, failed], {}, 'failed'],
  ['out of time', [opened, submitting, accepted, { type: 'timed_out' }], {}, 'failed'],
]

describe('the life of a try-on (spec 2.4.8, 2.4.10)', () => {
  test.each(phases)('%s', (_, events, overrides, phase) => {
    expect(job(events, overrides).phase).toBe(phase)
  })

  test.each(phases)(
    '%s: asked at any time there is something to do, and before the deadline',
    (_, events, overrides) => {
      const one = job(events, overrides)
      const now = t0 + 100
      const step = nextAction(one, now)
      if (step.do === 'wait' && !isOver(one)) expect(step.until).toBeLessThanOrEqual(one.deadlineAt)
      const late = one.phase === 'delivered' ? 'accept' : 'time_out'
      if (!isOver(one))
        expect(nextAction({ ...one, due: { ...one.due, gate: null } }, one.deadlineAt)).toEqual({ do: late })
    },
  )

  const ends: Event[] = [finished, failed, { type: 'timed_out' }]
  const everything: Event[] = [
    opened,
    submitting,
    accepted,
    stepDone,
    unknown,
    ...ends,
    { type: 'given_up' },
    { type: 'woken', reference: 'x' },
  ]
  test.each(ends)('after $type nothing changes any more: the first result stands', (end) => {
    const over = job([opened, submitting, accepted, ...(end === finished ? [delivered] : []), end])
    for (const event of everything) expect(next(over, event, t0 + 500)).toBe(over)
  })

  test('an event that does not belong to the phase changes nothing', () => {
    const queued = job([opened])
    for (const event of [accepted, stepDone, finished, failed, unknown])
      expect(next(queued, event, t0 + 9)).toBe(queued)
    const rendering = job([opened], { provider: 'device' })
    for (const event of [accepted, stepDone, submitting])
      expect(next(rendering, event, t0 + 9)).toBe(rendering)
  })

  test('a crash between storing and sending is seen, and the run is not sent again', () => {
    const cut = job([opened, submitting])
    expect(nextAction(cut, t0 + 10)).toEqual({ do: 'report_interrupted' })
    const elsewhere = next(cut, unknown, t0 + 10)
    expect(elsewhere).toMatchObject({ phase: 'queued', avoid: ['fashn'] })
    const none: Event = { type: 'no_room', reason: 'unavailable' }
    expect(next(elsewhere, none, t0 + 11)).toMatchObject({ phase: 'failed', failure: 'start_failed' })
  })

  test('a webhook that overtakes the answer, or comes right after a crash, names the run', () => {
    const overtaken = job([opened, submitting, { type: 'woken', reference: 'run-1' }])
    expect(overtaken).toMatchObject({ phase: 'running', reference: 'run-1' })
    for (const event of [accepted, unknown]) expect(next(overtaken, event, t0 + 9)).toBe(overtaken)
  })

  test('a late webhook of an earlier piece is not taken for the lost one', () => {
    const lost = job([opened, submitting, accepted, stepDone, submitting, mayBeNamed])
    expect(next(lost, { type: 'woken', reference: 'run-1' }, t0 + 9)).toBe(lost)
    expect(next(lost, { type: 'woken', reference: 'run-2' }, t0 + 9)).toMatchObject({
      phase: 'running',
      reference: 'run-2',
    })
  })

  test('what is owed is asked for again, more and more rarely, until it is done', () => {
    let over = job([opened, submitting, accepted, failed])
    expect(nextAction(over, t0 + 10)).toEqual({ do: 'tidy', task: 'ledger' })
    const pauses = Array.from({ length: 12 }, (_, i) => {
      over = next(over, { type: 'not_done', task: 'ledger' }, t0 + i)
      return (over.due.ledger?.at ?? 0) - t0 - i
    })
    expect(pauses.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000])
    expect(Math.max(...pauses)).toBe(900_000)
    over = next(over, { type: 'done', task: 'ledger' }, t0 + 50)
    expect(over.due.ledger).toBeNull()
  })

  test('she is told how it ended once the ledger has its end, and only of what began', () => {
    let over = job([opened, submitting, accepted, failed])
    over = next(over, { type: 'not_done', task: 'ledger' }, t0 + 10)
    over = next(over, { type: 'done', task: 'gate' }, t0 + 10)
    over = next(over, { type: 'done', task: 'inputs' }, t0 + 10)
    expect(nextAction(over, t0 + 20)).toEqual({ do: 'wait', until: over.due.ledger?.at })
    over = next(over, { type: 'done', task: 'ledger' }, t0 + 20)
    expect(nextAction(over, t0 + 20)).toEqual({ do: 'tidy', task: 'notice' })
    expect(job([{ type: 'refused', refusal: 'no_credits' }]).due.notice).toBeNull()
  })

  test('the credit and the place in line are settled at once; what nobody waits for, once the picture is fetched', () => {
    const end = t0 + 5
    let over = job([opened, submitting, accepted, delivered, finished])
    expect(nextAction(over, end)).toEqual({ do: 'tidy', task: 'ledger' })
    over = next(over, { type: 'done', task: 'ledger' }, end)
    expect(nextAction(over, end)).toEqual({ do: 'tidy', task: 'gate' })
    over = next(over, { type: 'done', task: 'gate' }, end)
    expect(nextAction(over, end)).toEqual({ do: 'wait', until: end + 500 })
    expect(nextAction(over, end + 500)).toEqual({ do: 'tidy', task: 'notice' })
    over = next(over, { type: 'done', task: 'notice' }, end + 500)
    expect(nextAction(over, end + 500)).toEqual({ do: 'tidy', task: 'inputs' })
  })

  test('after a failure there is no picture to wait for', () => {
    const { due } = job([opened, submitting, accepted, failed])
    expect([due.notice?.at, due.inputs?.at]).toEqual([t0 + 4, t0 + 4])
  })

  test.each<[string, Event[], Event]>([
    ['a gate that does not answer', [], { type: 'delayed' }],
    ['a busy service', [submitting], { type: 'busy', retryAfterMs: 0 }],
    ['a run that cannot be read', [submitting, accepted], { type: 'unread', missing: false }],
  ])('%s is asked again, more and more rarely', (_, before, event) => {
    let waiting = job([opened])
    const pauses = Array.from({ length: 6 }, () => {
      waiting = [...(waiting.phase === 'queued' ? before : []), event].reduce(
        (one, each) => next(one, each, t0),
        waiting,
      )
      return waiting.wakeAt - t0
    })
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  })

  test('a busy service that names a time is not asked before it', () => {
    const busy = job([opened, submitting, { type: 'busy', retryAfterMs: 20_000 }])
    expect(busy.wakeAt - t0 - 3).toBe(20_000)
  })

  test('another pool is tried until the deadline, and not then', () => {
    const sent = job([opened, submitting])
    expect(next(sent, unknown, sent.deadlineAt - 1).phase).toBe('queued')
    expect(next(sent, unknown, sent.deadlineAt).phase).toBe('failed')
  })

  test('polls after 1 s, then every 2 s, then every 4 s', () => {
    let running = job([opened, submitting, accepted])
    const pauses = [running.wakeAt - t0 - 3]
    for (let i = 0; i < 25; i++) {
      running = next(running, { type: 'still_running' }, t0)
      pauses.push(running.wakeAt - t0)
    }
    expect([pauses[0], pauses[1], pauses[19], pauses[25]]).toEqual([1_000, 2_000, 2_000, 4_000])
  })

  test('a day after the end, and not before, the picture and then the record go', () => {
    const day = 24 * 60 * 60 * 1000
    let over = job([opened, submitting, accepted, delivered, finished])
    for (const task of ['ledger', 'gate', 'notice', 'inputs'] as const)
      over = next(over, { type: 'done', task }, t0 + 5)
    expect(nextAction(over, t0 + day)).toEqual({ do: 'wait', until: over.endedAt + day })
    expect(nextAction(over, over.endedAt + day)).toEqual({ do: 'tidy', task: 'output' })
    over = next(over, { type: 'done', task: 'output' }, over.endedAt + day)
    expect(nextAction(over, over.endedAt + day)).toEqual({ do: 'wipe' })
  })

  test('a refused job leaves only its pictures to remove, and then itself', () => {
    let refused = job([{ type: 'refused', refusal: 'no_credits' }])
    expect(viewOf(refused, t0)).toBeNull()
    expect(nextAction(refused, t0 + 5)).toEqual({ do: 'tidy', task: 'inputs' })
    refused = next(refused, { type: 'done', task: 'inputs' }, t0 + 5)
    // A photo whose put was given up may have arrived since, so they are removed once more.
    const later = refused.endedAt + 600_000
    expect(nextAction(refused, t0 + 5)).toEqual({ do: 'wait', until: later })
    expect(nextAction(refused, later)).toEqual({ do: 'tidy', task: 'output' })
    refused = next(refused, { type: 'done', task: 'output' }, later)
    expect(nextAction(refused, later)).toEqual({ do: 'wipe' })
  })
})

describe('a job that was begun before this version was deployed', () => {
  test('goes on where it was: a run at FASHN is read, and ends as any other', () => {
    const { network: _n, photographers: _p, awaitsDraft: _a, later: _l, ...formerOrder } = order
    const before = job([opened, submitting, accepted])
    const { phase, reference, secret, outputKey, startedAt, wakeAt, attempts, polls, step, runs } = before
    const { formerReferences, due, output } = before
    const former = { phase, reference, secret, outputKey, startedAt, wakeAt, attempts, polls, step, runs }
    const stored: FormerJob = {
      version: 1,
      order: formerOrder,
      ...former,
      formerReferences,
      due,
      output,
    }
    const current = asCurrent(stored)
    expect(current).toMatchObject({ pool: 'fashn', phase: 'running', deadlineAt: t0 + 290_000 })
    expect(nextAction(current, current.wakeAt)).toEqual({ do: 'poll' })
    expect(next(current, delivered, t0 + 9)).toMatchObject({ phase: 'delivered', photographer: 'fashn' })
    expect(asCurrent(before)).toBe(before)
  })
})

describe('what its owner sees', () => {
  test('a failure shows once its credit is on the way back, or could not be sent yet', () => {
    const over = job([opened, submitting, accepted, failed])
    expect(viewOf(over, t0 + 10)).toMatchObject({ status: 'processing', error: null })
    expect(viewOf(next(over, { type: 'done', task: 'ledger' }, t0 + 9), t0 + 10)).toMatchObject({
      status: 'failed',
      error: 'processing_failed',
    })
    expect(viewOf(next(over, { type: 'not_done', task: 'ledger' }, t0 + 9), t0 + 10)).toMatchObject({
      status: 'failed',
    })
    expect(viewOf(over, t0 + 10_000)).toMatchObject({ status: 'failed' })
  })

  test('completed shows at once', () => {
    expect(viewOf(job([opened, submitting, accepted, delivered, finished]), t0 + 4)).toMatchObject({
      status: 'completed',
      output: ['/p.jpg'],
    })
  })

  test('final 300 s after the start, its failure visible by then', () => {
    const late = next(job([opened], { provider: 'device' }), { type: 'timed_out' }, job([opened]).deadlineAt)
    expect(viewOf(late, t0 + tryOnDeadlineMs)).toMatchObject({
      status: 'failed',
      error: 'timeout',
      message: 'Try-on is taking longer than expected. Please try again.',
    })
  })

  test.each([
    ['her place while she waits', [opened, { type: 'in_line', place: 3 }], { status: 'starting', place: 3 }],
    [
      'no place once it runs',
      [opened, { type: 'in_line', place: 1 }, submitting, accepted],
      { status: 'processing', place: null },
    ],
  ] satisfies [string, Event[], object][])('%s', (_, events, seen) => {
    expect(viewOf(job(events), t0 + 10)).toMatchObject(seen)
  })
})
