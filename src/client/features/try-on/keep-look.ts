import { keepRecord } from '#client/lib/device-store.ts'
import type { FinishedLook } from './flow.ts'
import { rememberJob, type RunningJob } from './running-job.ts'

/** A finished look is there again after a reload. */
export async function keepLook(job: RunningJob, look: FinishedLook) {
  const { url: _url, blob, width, height, ...finished } = look
  const { userId, outfit, photo, highQuality: isSharper } = job
  rememberJob({ ...job, finished })
  if (!blob) return
  const { predictionId, accountUrl, confidence, warnings, layering, worn, category } = finished
  const told = { confidence, warnings, layering, worn, category }
  const from = { outfit, photo, isSharper, told }
  await keepRecord(userId, 'last-look', { predictionId, blob, width, height, accountUrl, ...from })
}
