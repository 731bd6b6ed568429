import type { TryOnFailure } from '#shared/try-on-job.ts'
import { deliver, endUnjudged, judge } from './deliver-photograph.ts'
import { end, fail, giveUp, keptMs } from './end-job.ts'
import { deadlineMs, isOver, type Event, type Job } from './job-state.ts'

/**
 * The state machine of a try-on, without side effects: it says what an event makes of a job. The next action is
 * decided in next-action.ts and the owner's view in present-job.ts; the Durable Object in job.ts carries them out.
 */

/** A device that makes no draft in this time is not waited for. */
const draftMs = 8_000
const lineIntervalMs = 5_000
/** A job for later is woken by the gate; it asks by itself in case that call was lost. */
const laterIntervalMs = 15 * 60_000
/** FASHN repeats its webhook for five minutes; the first call comes with the end of the run. */
const unsureMs = 60_000
const maxMissing = 3
/** How many runs a job may cost us beyond one for each piece. */
const maxSpareRuns = 4

const backoff = (attempts: number, maxMs: number) => Math.min(1000 * 2 ** attempts, maxMs)

/** 6 jobs at once that poll every 2 s make 30 reads in 10 s, of the 50 that FASHN allows. */
const pollDelay = (polls: number) => (polls === 0 ? 1000 : polls < 20 ? 2000 : 4000)

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
  if (event.type === 'timed_out')
    return job.phase === 'delivered' ? endUnjudged(job, now) : giveUp(job, 'timeout', now)
  if (event.type === 'woken') return wake(job, event.reference, now)
  if (event.type === 'drafted') return takeDraft(job, event.isThere, now)
  switch (job.phase) {
    case 'opening':
      return open(job, event, now)
    case 'waiting':
    case 'charging':
      return wait(job, event, now)
    case 'queued':
      return queue(job, event, now)
    case 'submitting':
      return submit(job, event, now)
    case 'unsure':
      return event.type === 'given_up' ? goElsewhere(job, 'start_failed', now) : job
    case 'running':
      return run(job, event, now)
    case 'delivered':
      return judge(job, event, now)
    default:
      return render(job, event, now)
  }
}

function takeDraft(job: Job, isThere: boolean, now: number): Job {
  if (job.draft !== 'awaited') return job
  const drafted: Job = { ...job, draft: isThere ? 'there' : 'none' }
  return job.phase === 'queued' && job.wakeAt > now ? { ...drafted, wakeAt: now } : drafted
}

function open(job: Job, event: Event, now: number): Job {
  if (event.type === 'refused') return end(job, { phase: 'refused', refusal: event.refusal }, now)
  if (event.type === 'given_up') return fail(job, 'start_failed', now)
  if (event.type !== 'opened') return job
  if (job.order.provider === 'device') return { ...job, phase: 'rendering', wakeAt: job.deadlineAt }
  if (job.order.later) return { ...job, phase: 'waiting', wakeAt: now, deadlineAt: job.startedAt + keptMs }
  return { ...job, phase: 'queued', wakeAt: job.draft === 'awaited' ? now + draftMs : now }
}

function wait(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'in_line':
      return job.phase === 'waiting' ? { ...job, attempts: 0, wakeAt: now + laterIntervalMs } : job
    case 'room':
      return { ...job, phase: 'charging', startedAt: now, deadlineAt: now + deadlineMs, wakeAt: now }
    case 'opened':
      return job.phase === 'charging' ? { ...job, phase: 'queued', attempts: 0, wakeAt: now } : job
    case 'no_room':
      return end(job, { phase: 'failed', failure: 'start_failed', noPhotograph: event.reason }, now)
    // She has no credit for it any more: nothing was made, and nothing is charged.
    case 'refused':
      return fail(job, 'start_failed', now)
    case 'delayed':
      return { ...job, attempts: job.attempts + 1, wakeAt: now + backoff(job.attempts, 60_000) }
    default:
      return job
  }
}

function queue(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'in_line':
      return { ...job, place: event.place, attempts: 0, wakeAt: now + lineIntervalMs }
    case 'no_room':
      // Said of the last pool that failed, not of the line, once a run was sent.
      return giveUp(job, job.failure ?? 'start_failed', now, event.reason)
    case 'delayed':
      return { ...job, attempts: job.attempts + 1, wakeAt: now + backoff(job.attempts, 15_000) }
    case 'submitting': {
      const { pool, photographer, pieces, cost } = event
      const sent = { pool, photographer, stepping: pieces, runs: job.runs + 1 }
      return {
        ...job,
        ...sent,
        cost: job.cost + cost,
        runCost: cost,
        phase: 'submitting',
        place: null,
        wakeAt: now,
      }
    }
    default:
      return job
  }
}

function submit(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'accepted':
      return {
        ...billed(job, event.cost),
        phase: 'running',
        reference: event.reference,
        attempts: 0,
        polls: 0,
        wakeAt: now + pollDelay(0),
      }
    case 'busy': {
      const wakeAt = now + Math.max(event.retryAfterMs, backoff(job.attempts, 15_000))
      // Somebody else is asked first, who may have room.
      return {
        ...unbilled(job),
        phase: 'queued',
        attempts: job.attempts + 1,
        shun: job.shun ?? job.pool,
        wakeAt,
      }
    }
    case 'outcome_unknown':
      // A run has no idempotency key: sent again it may be billed twice. Only the webhook can still name it.
      return event.mayBeNamed
        ? { ...job, phase: 'unsure', wakeAt: now + unsureMs }
        : goElsewhere(job, 'start_failed', now)
    default:
      return runEnds(job, event, now)
  }
}

/** Nothing was made, so nothing is billed. */
const unbilled = (job: Job): Job => ({ ...job, cost: job.cost - job.runCost, runCost: 0 })

/** A provider may tell what its run cost; otherwise its price was counted. */
const billed = (job: Job, cost = job.runCost): Job => ({
  ...job,
  cost: job.cost - job.runCost + cost,
  runCost: cost,
})

function render(job: Job, event: Event, now: number): Job {
  if (event.type === 'finished') return end(job, { phase: 'completed', output: event.output }, now)
  return event.type === 'failed' ? fail(job, event.failure, now) : job
}

/** How a run may end, told by its status or by the very call that sent it. */
function runEnds(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'failed': {
      const ended = event.isBilled ? billed(job, event.cost) : unbilled(job)
      return event.fault === 'input'
        ? giveUp(ended, event.failure, now)
        : goElsewhere(ended, event.failure, now)
    }
    case 'delivered':
      return deliver(billed(job, event.cost), event.output, now)
    case 'step_done':
      return {
        ...billed(job, event.cost),
        phase: 'queued',
        step: job.step + job.stepping,
        reference: null,
        formerReferences: [...job.formerReferences, job.reference ?? ''],
        attempts: 0,
        wakeAt: now,
      }
    default:
      return job
  }
}

function run(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'still_running':
      return { ...job, attempts: 0, polls: job.polls + 1, wakeAt: now + pollDelay(job.polls + 1) }
    case 'unread':
      if (event.missing && job.attempts + 1 >= maxMissing) return goElsewhere(job, 'unknown', now)
      return { ...job, attempts: job.attempts + 1, wakeAt: now + backoff(job.attempts, 15_000) }
    default:
      return runEnds(job, event, now)
  }
}

/** Another pool may do what this one did not. Where none is left the gate says so, and the failure stands. */
function goElsewhere(job: Job, failure: TryOnFailure, now: number): Job {
  const isSpent = job.runs >= job.order.categories.length + maxSpareRuns
  if (isSpent || now >= job.deadlineAt) return giveUp(job, failure, now)
  return {
    ...job,
    phase: 'queued',
    failure,
    avoid: job.pool ? [...job.avoid, job.pool] : job.avoid,
    reference: null,
    formerReferences: [...job.formerReferences, job.reference ?? ''],
    attempts: 0,
    wakeAt: now,
  }
}

function wake(job: Job, reference: string | null, now: number): Job {
  if (job.phase === 'queued' || job.phase === 'running' || job.phase === 'waiting')
    return job.wakeAt <= now || job.draft === 'awaited' ? job : { ...job, wakeAt: now }
  // This may be the run whose answer was lost or is still on its way: the webhook tells its id.
  if (
    (job.phase !== 'unsure' && job.phase !== 'submitting') ||
    !reference ||
    job.formerReferences.includes(reference)
  )
    return job
  return { ...job, phase: 'running', reference, attempts: 0, polls: 0, wakeAt: now }
}
