import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import { tryOnFailures, type TryOnStatus, type TryOnView } from '#shared/try-on-job.ts'
import type { Job } from './job-state.ts'

/** How long a failure may stay hidden while its credit is being released. */
const graceMs = 8_000

/** A failure is shown once its credit is being released, or after the grace time. */
const isFailureShown = ({ phase, due, endedAt }: Job, now: number) =>
  phase === 'failed' && (!due.ledger || due.ledger.attempts > 0 || now >= endedAt + graceMs)

function statusOf(job: Job, now: number): TryOnStatus {
  if (job.phase === 'completed' || job.phase === 'delivered') return 'completed'
  if (isFailureShown(job, now)) return 'failed'
  return job.phase === 'running' || job.phase === 'rendering' || job.phase === 'failed'
    ? 'processing'
    : 'starting'
}

/** Shoes and bags come last, so that they are what a service of clothes alone has not put on. */
const leftOutOf = ({ order, step }: Job) =>
  order.provider === 'cloud' ? order.categories.slice(step).filter((category) => !isClothes(category)) : []

/** The job as its owner sees it; null where there is nothing to show. */
export function viewOf(job: Job, now: number): TryOnView | null {
  if (job.phase === 'refused') return null
  const status = statusOf(job, now)
  const error = status === 'failed' ? job.failure : null
  return {
    predictionId: job.order.jobId,
    provider: job.order.provider,
    highQuality: job.order.highQuality,
    status,
    output: status === 'completed' ? job.output : null,
    error,
    message: error && tryOnFailures[error],
    place: job.place,
    photographer: status === 'completed' ? job.photographer : null,
    noPhotograph: job.noPhotograph,
    leftOut: status === 'completed' ? leftOutOf(job) : [],
    later: job.order.later,
    tried: job.order.tried ?? null,
  }
}

/** The change as its owner sees it; null where an event changed nothing for her. */
export function changeOf(before: Job, after: Job, now: number) {
  const seen = viewOf(after, now)
  return JSON.stringify(seen) === JSON.stringify(viewOf(before, now)) ? null : seen
}
