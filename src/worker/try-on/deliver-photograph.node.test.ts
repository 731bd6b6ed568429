import { describe, expect, test } from 'vitest'
import { notInCloud } from '../testing/orders.ts'
import { gateRequest } from './gate-request.ts'
import { next } from './job-machine.ts'
import { outputKeys } from './job-pictures.ts'
import { openJob, type Event, type Job } from './job-state.ts'
import { nextAction } from './next-action.ts'

const minute = 60_000
const day = 24 * 60 * minute
const t0 = 1_000_000
/** The service has room for what was asked for later six hours after. */
const deliveredAt = t0 + 6 * 60 * minute

const submitting: Event = {
  type: 'submitting',
  pool: 'fashn',
  photographer: 'fashn',
  pieces: 1,
  cost: 75_000,
}
const accepted: Event = { type: 'accepted', reference: 'run-1' }
const drifted = (judged: string): Event => ({
  type: 'drifted',
  judged,
  mayRedo: true,
  outputKey: 'second.jpg',
})

const after = (job: Job, now: number, ...events: Event[]) =>
  events.reduce((before, event) => next(before, event, now), job)

/** A photograph for later that has come, and waits a day for her word. */
function delivered() {
  const order = {
    jobId: '0-job',
    userId: '0-ada',
    provider: 'cloud' as const,
    premium: false,
    highQuality: false,
    categories: ['tops' as const],
    limits: { running: 3, monthly: null },
    ...notInCloud,
    later: true,
  }
  const waiting = after(openJob(order, { secret: 's', outputKey: 'first.jpg', seed: 7 }, t0), t0, {
    type: 'opened',
  })
  const queued = after(waiting, deliveredAt, { type: 'room' }, { type: 'opened' })
  return after(queued, deliveredAt, submitting, accepted, { type: 'delivered', output: '/first.jpg' })
}

describe('a photograph for later that is not like her is made again', () => {
  const askedAt = deliveredAt + 3 * 60 * minute
  const redone = () => after(delivered(), askedAt, drifted('/first.jpg'))
  const running = () => after(redone(), askedAt, submitting, accepted)

  test('in the minutes that any photograph has, and it keeps its place at the service no longer', () => {
    const { ticket } = gateRequest(redone())
    expect(ticket).toMatchObject({ joinedAt: askedAt, until: redone().deadlineAt })
    expect(ticket.until - ticket.joinedAt).toBeLessThan(5 * minute)
    expect(nextAction(running(), running().deadlineAt)).toEqual({ do: 'time_out' })
  })

  test.each<[string, Event]>([
    ['never comes', { type: 'timed_out' }],
    ['fails', { type: 'failed', failure: 'processing_failed', fault: 'input' }],
  ])('where the second %s, the first is hers if she says so, until its day is over', (_, event) => {
    const { deadlineAt } = running()
    const again = after(running(), event.type === 'timed_out' ? deadlineAt : askedAt, event)
    const until = deliveredAt + day
    expect(again).toMatchObject({ phase: 'delivered', isDoubtful: true, output: ['/first.jpg'] })
    const told = after(again, deadlineAt, { type: 'done', task: 'gate' }, { type: 'done', task: 'notice' })
    expect(nextAction(told, deadlineAt)).toEqual({ do: 'wait', until })
    const [kept, gone] = [
      after(again, until - 1, { type: 'finished', output: ['/first.jpg'] }),
      after(again, until, { type: 'unjudged' }),
    ]
    expect([kept.phase, gone.phase]).toEqual(['completed', 'failed'])
    // What was on its way to the bucket when it was given up is deleted with the rest.
    expect(outputKeys(kept)).toEqual(expect.arrayContaining(['first.jpg', 'second.jpg']))
  })

  test('and what comes is hers to judge on the day of the first: her photo is not kept for another', () => {
    const second = after(running(), askedAt + minute, { type: 'delivered', output: '/second.jpg' })
    expect(second).toMatchObject({ phase: 'delivered', deadlineAt: deliveredAt + day })
    const lastMinutes = deliveredAt + day - 2 * minute
    expect(after(delivered(), lastMinutes, drifted('/first.jpg')).deadlineAt).toBe(deliveredAt + day)
  })
})
