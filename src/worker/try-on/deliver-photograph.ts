import { end, keptMs } from './end-job.ts'
import { deadlineMs, type Event, type Job } from './job-state.ts'

/** From the cloud's picture to hers: her device compares it with her, and may have it made again once. */

/** Her device needs a second to compare; a tab that was closed never answers. */
const judgingMs = 75_000
/** A second attempt is only begun if it can end in time. */
const redoMs = 60_000

/** The picture is hers unless her device says that it is not like her. */
export function deliver(job: Job, output: string, now: number): Job {
  const { later } = job.order
  // A second one is hers to judge for what is left of the first one's day.
  const deadlineAt = later ? (job.former?.deadlineAt ?? now + keptMs) : job.deadlineAt
  const notice = later ? { attempts: 0, at: now } : null
  return {
    ...job,
    phase: 'delivered',
    failure: null,
    output: [output],
    step: job.step + job.stepping,
    stepping: 0,
    deadlineAt,
    due: { ...job.due, gate: { attempts: 0, at: now }, notice },
    wakeAt: later ? deadlineAt : now + judgingMs,
  }
}

export function judge(job: Job, event: Event, now: number): Job {
  switch (event.type) {
    case 'finished':
      return end(job, { phase: 'completed', output: event.output }, now)
    case 'unjudged':
      return endUnjudged(job, now)
    case 'declined':
      return end(job, { phase: 'failed', failure: 'drifted' }, now)
    case 'drifted': {
      if (job.isDoubtful || !job.output?.includes(event.judged)) return job
      if (job.redone || !event.mayRedo || now + redoMs > job.deadlineAt)
        return { ...job, isDoubtful: true, wakeAt: job.deadlineAt }
      return redo(job, event.outputKey, now)
    }
    default:
      return job
  }
}

/**
 * Once, for free: with another seed, and in another pool where there is one. A photograph for later, which she may judge
 * for a day, is made in as few minutes as any.
 */
const redo = (job: Job, outputKey: string, now: number): Job => ({
  ...job,
  phase: 'queued',
  redone: true,
  seed: (job.seed + 1) % 2 ** 31,
  step: 0,
  output: null,
  outputKey,
  former: {
    output: job.output,
    outputKey: job.outputKey,
    photographer: job.photographer,
    deadlineAt: job.deadlineAt,
    step: job.step,
  },
  startedAt: job.order.later ? now : job.startedAt,
  deadlineAt: Math.min(job.deadlineAt, now + deadlineMs),
  shun: job.pool,
  due: { ...job.due, gate: null },
  reference: null,
  formerReferences: [...job.formerReferences, job.reference ?? ''],
  attempts: 0,
  wakeAt: now,
})

/** A picture that she did not refuse is hers; one that is doubtful is hers only if she said so. */
export function endUnjudged(job: Job, now: number): Job {
  return job.isDoubtful
    ? end(job, { phase: 'failed', failure: 'drifted' }, now)
    : end(job, { phase: 'completed' }, now)
}
