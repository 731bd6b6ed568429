import { tryOnDeadlineMs } from '#shared/try-on-job.ts'
import { count } from '../metrics/hourly-counts.ts'
import { writeMetric } from '../metrics/write-metric.ts'
import type { Job } from './job-state.ts'

/** What she or her picture decided is no failure of ours. */
const ofHers = new Set(['garment_unreadable', 'drifted'])

type Ended = Pick<Job, 'phase' | 'failure' | 'startedAt'> & { order: Pick<Job['order'], 'provider'> }

/**
 * How a try-on ended whose credit was settled or given back just now. A device that fails or goes away is a browser that was
 * closed, as often as not: of those only the settling counts.
 */
export function resultOfTryOn({ order, phase, failure, startedAt }: Ended, now: number) {
  if (now - startedAt > tryOnDeadlineMs) return 'late'
  const isOurs = order.provider === 'cloud' && phase === 'failed' && !ofHers.has(failure ?? '')
  return isOurs ? 'failed' : 'in_time'
}

/** Counts a try-on. One that is made for later waits up to a day, as she was told. */
export function countTryOn(
  env: Env,
  job: Job,
  waitUntil: (work: Promise<unknown>) => void,
  now = Date.now(),
) {
  if (job.order.later) return
  const result = resultOfTryOn(job, now)
  count(env, 'try_ons', result, waitUntil)
  const provider = job.order.provider === 'cloud' ? (job.photographer ?? 'cloud') : 'device'
  writeMetric(env, { name: 'try_on', result, provider, ms: now - job.startedAt })
}
