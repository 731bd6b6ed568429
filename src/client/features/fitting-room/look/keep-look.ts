import type { Told } from '../adjust/way.ts'
import type { Outfit } from '../outfit.ts'
import { keepRecord } from '#client/lib/device-store.ts'
import type { FinishedLook } from '../flow.ts'
import { rememberJob, type RunningJob } from '../try-on/running-job.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** The look that was finished last, for a shopper who comes back to the page. */
    'last-look': {
      predictionId: string
      blob: Blob
      width: number
      height: number
      /** What she wears in it. */
      outfit?: Outfit
      /** How the photo that it was tried on can be found again (TriedOn). */
      photo?: string
      accountUrl?: string | null
      isSharper?: boolean
      /** How it was made, as far as it can be made otherwise. */
      told?: Told
    }
  }
}

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
