import type { LookReport } from '../adjust/look-settings.ts'
import type { Outfit } from '../outfit.ts'
import { keepRecord } from '#client/lib/device-store.ts'
import type { FinishedLook, Photograph } from '../try-on-state.ts'
import { readTryOn, setSaving } from '../try-on-store.ts'
import { rememberJob, type RunningJob } from '../try-on/running-job.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** The look that was finished last, to be shown again after a reload. */
    'last-look': {
      predictionId: string
      blob: Blob
      width: number
      height: number
      /** Absent in records of older versions, as are the fields below. */
      outfit?: Outfit
      /** How the photo that it was tried on can be found again (TriedOn). */
      photo?: string
      accountUrl?: string | null
      isSharper?: boolean
      photograph?: Photograph
      /** The engine's report. The key is older than the type's name, and stored records have it. */
      told?: LookReport
    }
  }
}

/** Keeps a finished look, so that a reload shows it again. */
export async function keepLook(job: RunningJob, look: FinishedLook) {
  const { url: _url, blob, width, height, deviceLook: _deviceLook, ...finished } = look
  const { userId, outfit, photo, highQuality: isSharper } = job
  rememberJob({ ...job, finished })
  if (!blob) return
  const { predictionId, accountUrl, confidence, warnings, layering, worn, category, photograph } = finished
  const told: LookReport = { confidence, warnings, layering, worn, category }
  const from = { outfit, photo, isSharper, told, photograph }
  await keepRecord(userId, 'last-look', { predictionId, blob, width, height, accountUrl, ...from })
}

/** A look that is in her lookbook is not offered to be saved again, wherever it was saved. */
export async function markSaved({ blob, accountUrl }: FinishedLook) {
  const { isInLookbook } = await import('#client/features/looks/lookbook.ts')
  if (!(await isInLookbook({ blob, accountUrl }))) return
  const { state, saving } = readTryOn()
  // She may have changed the look meanwhile.
  if (state.phase === 'complete' && state.look.blob === blob && saving === 'no') setSaving('saved')
}
