import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import type { Job } from './job-state.ts'
import type { Request } from './photograph-queue.ts'

/** What a job asks of the gate: a place for its next run. */
export function gateRequest(job: Job): Request {
  const { jobId, userId, network, premium, photographers, highQuality, later, categories } = job.order
  const left = categories.slice(job.step)
  const clothes = left.filter(isClothes)
  return {
    ticket: {
      jobId,
      userId,
      network,
      premium,
      photographers,
      highQuality,
      // Once it has been charged it is served like any other.
      later: later && job.phase === 'waiting',
      garmentCount: clothes.length,
      extraCount: left.length - clothes.length,
      joinedAt: job.startedAt,
      until: job.deadlineAt,
    },
    run: job.runs + 1,
    avoid: job.avoid,
    shun: job.shun,
  }
}
