import { keepRecord } from '#client/features/photos/device-store.ts'
import type { FinishedLook } from './flow.ts'
import { rememberJob, type RunningJob } from './running-job.ts'

/** A finished look is there again after a reload. */
export async function keepLook(job: RunningJob, look: FinishedLook) {
  const { predictionId, provider, confidence, warnings, layering, accountUrl, blob, width, height } = look
  const { userId, outfit, photo } = job
  rememberJob({ ...job, finished: { predictionId, provider, confidence, warnings, layering, accountUrl } })
  if (!blob) return
  await keepRecord(userId, 'last-look', { predictionId, blob, width, height, outfit, photo, accountUrl })
}
