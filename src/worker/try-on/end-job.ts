import type { NoPhotograph, TryOnFailure } from '#shared/try-on-job.ts'
import type { Job } from './job-state.ts'

/** How a try-on ends. */

/** Clients fetch a picture within this time after it is announced; cleaning up waits for it. */
const fetchingMs = 500
export const keptMs = 24 * 60 * 60 * 1000
/** A put that was given up may still arrive within this time. */
const arrivingMs = 10 * 60_000

type End = Partial<Job> & { phase: 'completed' | 'failed' | 'refused' }

export function end(job: Job, how: End, now: number): Job {
  const due = { attempts: 0, at: now }
  const later = how.phase === 'completed' ? { attempts: 0, at: now + fetchingMs } : due
  const isCloud = job.order.provider === 'cloud'
  const began = how.phase !== 'refused'
  // A photograph that was made for later has been announced when it came.
  const isAnnounced = job.order.later && how.phase === 'completed'
  return {
    ...job,
    place: null,
    ...how,
    endedAt: now,
    due: {
      ledger: began ? due : null,
      gate: began && isCloud ? due : null,
      notice: began && !isAnnounced ? later : job.due.notice,
      inputs: isCloud ? later : null,
      // A refused one has no output, but her photo may arrive after the inputs were deleted.
      output: began || isCloud ? { attempts: 0, at: now + (began ? keptMs : arrivingMs) } : null,
    },
  }
}

/** After the deadline every failure is reported as a timeout. */
export const fail = (job: Job, failure: TryOnFailure, now: number) =>
  end(job, { phase: 'failed', failure: now >= job.deadlineAt ? 'timeout' : failure }, now)

/** A second attempt that comes to nothing leaves the first picture, which is hers if she says so. */
export function giveUp(
  job: Job,
  failure: TryOnFailure,
  now: number,
  noPhotograph: NoPhotograph | null = null,
): Job {
  const { former, outputKey } = job
  const deadlineAt = former?.deadlineAt ?? job.deadlineAt
  if (!former || now >= deadlineAt) return { ...fail(job, failure, now), noPhotograph }
  return {
    ...job,
    ...former,
    // Its picture may still arrive, and is deleted with the others.
    former: { ...former, outputKey },
    phase: 'delivered',
    isDoubtful: true,
    place: null,
    due: { ...job.due, gate: { attempts: 0, at: now } },
    deadlineAt,
    wakeAt: deadlineAt,
  }
}
