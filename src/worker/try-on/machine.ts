import type { GarmentCategory } from '#shared/garment-categories.ts'
import { tryOnDeadlineMs, type TriedOn, type TryOnFailure } from '#shared/try-on-job.ts'
import type { ReserveLimits, ReserveRefusal } from '../credits/ledger.ts'

/**
 * The state machine of a try-on, without side effects: it says what an event makes of a job. The next action is
 * decided in next-action.ts and the owner's view in view.ts; the Durable Object in job.ts carries them out.
 */

export type Order = {
  jobId: string
  userId: string
  provider: 'device' | 'cloud'
  /** Gives Luxe's priority in the queue. */
  premium: boolean
  highQuality: boolean
  /** One step for each piece, from the skin outwards. */
  categories: GarmentCategory[]
  limits: ReserveLimits
  /** Where the provider's webhook reaches us; null where it cannot, as on a local machine. */
  webhookOrigin: string | null
  tried?: TriedOn
}

type Due = { attempts: number; at: number }
export type Task = 'ledger' | 'gate' | 'notice' | 'inputs' | 'output'

export type Job = {
  version: 1
  order: Order
  phase:
    | 'opening'
    | 'queued'
    | 'submitting'
    | 'unsure'
    | 'running'
    | 'rendering'
    | 'completed'
    | 'failed'
    | 'refused'
  /** Part of the webhook's address: a sender that knows it is the provider. */
  secret: string
  /** The key of its result, decided once, so that a second attempt overwrites the first. */
  outputKey: string
  startedAt: number
  /** When the present phase has something to do next. */
  wakeAt: number
  /** How often the present action has failed in a row. */
  attempts: number
  polls: number
  step: number
  /** How many runs were sent, each of which counts against the provider's rate limit. */
  runs: number
  reference: string | null
  formerReferences: string[]
  place: number | null
  failure: TryOnFailure | null
  refusal: ReserveRefusal | null
  output: string[] | null
  endedAt: number
  /** The tasks that are left after the end. */
  due: Record<Task, Due | null>
}

export type Event =
  | { type: 'opened' }
  | { type: 'refused'; refusal: ReserveRefusal }
  | { type: 'given_up' }
  | { type: 'in_line'; place: number }
  | { type: 'line_full' }
  | { type: 'delayed' }
  | { type: 'submitting' }
  | { type: 'accepted'; reference: string }
  | { type: 'busy'; retryAfterMs: number }
  | { type: 'outcome_unknown' }
  | { type: 'still_running' }
  | { type: 'unread'; missing: boolean }
  | { type: 'step_done' }
  | { type: 'finished'; output: string[] }
  | { type: 'failed'; failure: TryOnFailure }
  | { type: 'woken'; reference: string | null }
  | { type: 'timed_out' }
  | { type: 'done'; task: Task }
  | { type: 'not_done'; task: Task }

/** Earlier than the promised deadline, because the credit has to be released by then. */
export const deadlineOf = (job: Job) => job.startedAt + tryOnDeadlineMs - 10_000

const openingMs = 25_000
const lineIntervalMs = 5_000
/** FASHN repeats its webhook for five minutes; the first call comes with the end of the run. */
const unsureMs = 60_000
/** Clients fetch a picture within this time after it is announced; cleaning up waits for it. */
const fetchingMs = 500
const keptMs = 24 * 60 * 60 * 1000
const mostMissing = 3

const backoff = (attempts: number, mostMs: number) => Math.min(1000 * 2 ** attempts, mostMs)

/** 6 jobs at once that poll every 2 s make 30 reads in 10 s, of the 50 that FASHN allows. */
const pollDelay = (polls: number) => (polls === 0 ? 1000 : polls < 20 ? 2000 : 4000)

export const isOver = ({ phase }: Job) => phase === 'completed' || phase === 'failed' || phase === 'refused'

export function openJob(order: Order, names: { secret: string; outputKey: string }, now: number): Job {
  return {
    version: 1,
    order,
    phase: 'opening',
    ...names,
    startedAt: now,
    wakeAt: now + openingMs,
    attempts: 0,
    polls: 0,
    step: 0,
    runs: 0,
    reference: null,
    formerReferences: [],
    place: null,
    failure: null,
    refusal: null,
    output: null,
    endedAt: 0,
    due: { ledger: null, gate: null, notice: null, inputs: null, output: null },
  }
}

function end(job: Job, how: Partial<Job> & { phase: 'completed' | 'failed' | 'refused' }, now: number): Job {
  const due = { attempts: 0, at: now }
  const later = how.phase === 'completed' ? { attempts: 0, at: now + fetchingMs } : due
  const isCloud = job.order.provider === 'cloud'
  const began = how.phase !== 'refused'
  return {
    ...job,
    place: null,
    ...how,
    endedAt: now,
    due: {
      ledger: began ? due : null,
      gate: began && isCloud ? due : null,
      notice: began ? later : null,
      inputs: isCloud ? later : null,
      output: began ? { attempts: 0, at: now + keptMs } : null,
    },
  }
}

/** After the deadline every failure is reported as a timeout. */
const fail = (job: Job, failure: TryOnFailure, now: number) =>
  end(job, { phase: 'failed', failure: now >= deadlineOf(job) ? 'timeout' : failure }, now)

/**
 * Returns the job after an event. An event that does not belong to its phase (a second result, a late wake) changes
 * nothing.
 */
export function next(job: Job, event: Event, now: number): Job {
  if (event.type === 'done') return { ...job, due: { ...job.due, [event.task]: null } }
  if (event.type === 'not_done') {
    const attempts = (job.due[event.task]?.attempts ?? 0) + 1
    return { ...job, due: { ...job.due, [event.task]: { attempts, at: now + backoff(attempts, 900_000) } } }
  }
  if (isOver(job)) return job
  if (event.type === 'timed_out') return fail(job, 'timeout', now)
  if (event.type === 'woken') return wake(job, event.reference, now)
  switch (job.phase) {
    case 'opening':
      return open(job, event, now)
    case 'queued':
      return queue(job, event, now)
    case 'submitting':
      return submit(job, event, now)
    case 'unsure':
      return event.type === 'given_up' ? fail(job, 'start_failed', now) : job
    default:
      return run(job, event, now)
  }
}

function open(job: Job, event: Event, now: number): Job {
  if (event.type === 'refused') return end(job, { phase: 'refused', refusal: event.refusal }, now)
  if (event.type === 'given_up') return fail(job, 'start_failed', now)
  if (event.type !== 'opened') return job
  return job.order.provider === 'device'
    ? { ...job, phase: 'rendering', wakeAt: deadlineOf(job) }
    : { ...job, phase: 'queued', wakeAt: now }
}

function queue(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'in_line':
      return { ...job, place: event.place, attempts: 0, wakeAt: now + lineIntervalMs }
    case 'line_full':
      return fail(job, 'start_failed', now)
    case 'delayed':
      return { ...job, attempts: job.attempts + 1, wakeAt: now + backoff(job.attempts, 15_000) }
    case 'submitting':
      return { ...job, phase: 'submitting', place: null, runs: job.runs + 1, wakeAt: now }
    default:
      return job
  }
}

function submit(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'accepted':
      return {
        ...job,
        phase: 'running',
        reference: event.reference,
        attempts: 0,
        polls: 0,
        wakeAt: now + pollDelay(0),
      }
    case 'busy': {
      const wakeAt = now + Math.max(event.retryAfterMs, backoff(job.attempts, 15_000))
      return { ...job, phase: 'queued', attempts: job.attempts + 1, wakeAt }
    }
    case 'outcome_unknown':
      // A run has no idempotency key: sent again it may be billed twice. Only the webhook can still name it.
      return job.order.webhookOrigin
        ? { ...job, phase: 'unsure', wakeAt: now + unsureMs }
        : fail(job, 'start_failed', now)
    case 'failed':
      return fail(job, event.failure, now)
    default:
      return job
  }
}

function run(job: Job, event: Event, now: number): Job {
  if (event.type === 'finished') return end(job, { phase: 'completed', output: event.output }, now)
  if (event.type === 'failed') return fail(job, event.failure, now)
  if (job.phase !== 'running') return job
  switch (event.type) {
    case 'still_running':
      return { ...job, attempts: 0, polls: job.polls + 1, wakeAt: now + pollDelay(job.polls + 1) }
    case 'unread':
      if (event.missing && job.attempts + 1 >= mostMissing) return fail(job, 'unknown', now)
      return { ...job, attempts: job.attempts + 1, wakeAt: now + backoff(job.attempts, 15_000) }
    case 'step_done':
      return {
        ...job,
        phase: 'queued',
        step: job.step + 1,
        reference: null,
        formerReferences: [...job.formerReferences, job.reference ?? ''],
        attempts: 0,
        wakeAt: now,
      }
    default:
      return job
  }
}

function wake(job: Job, reference: string | null, now: number): Job {
  if (job.phase === 'queued' || job.phase === 'running')
    return job.wakeAt <= now ? job : { ...job, wakeAt: now }
  // This may be the run whose answer was lost or is still on its way: the webhook tells its id.
  if (
    (job.phase !== 'unsure' && job.phase !== 'submitting') ||
    !reference ||
    job.formerReferences.includes(reference)
  )
    return job
  return { ...job, phase: 'running', reference, attempts: 0, polls: 0, wakeAt: now }
}
