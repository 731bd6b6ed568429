import type { LookReport } from '../adjust/look-settings.ts'
import type { Outfit } from '../outfit.ts'
import { amendRecord, keepRecord } from '#client/lib/device-store.ts'
import { readAppState } from '#client/session/app-state.ts'
import type { FinishedLook, Photograph } from '../try-on-state.ts'
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
      /** It is in her lookbook, as it is. */
      isSaved?: boolean
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

/** A look that is saved is not offered to be saved again after a reload. */
export function noteSaved({ predictionId, blob }: FinishedLook) {
  const { user } = readAppState() ?? {}
  if (!user) return
  void amendRecord(user.id, 'last-look', (kept) =>
    kept.predictionId === predictionId && kept.blob.size === blob?.size ? { ...kept, isSaved: true } : kept,
  )
}
