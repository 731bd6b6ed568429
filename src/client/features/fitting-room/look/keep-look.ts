import type { LookReport } from '../adjust/look-settings.ts'
import { withLatest, type Outfit } from '../outfit.ts'
import { readAppState } from '#client/session/app-state.ts'
import { completeOnboarding } from '#client/session/complete-onboarding.ts'
import { noteWelcomed } from '../guide-store.ts'
import { keepRecord, readRecord } from '#client/lib/device-store.ts'
import type { FinishedLook, Photograph } from '../try-on-state.ts'
import { readTryOn, setSaving } from '../try-on-store.ts'
import { rememberJob, type RunningJob } from '../try-on/running-job.ts'

export type KeptLook = {
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

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** The looks that were finished last, the newest first; in records of older versions the last one alone. */
    'last-look': KeptLook[] | KeptLook
  }
}

export const readKeptLooks = async (userId: string) => [(await readRecord(userId, 'last-look')) ?? []].flat()

/** Keeps a finished look, so that a reload or a later visit shows it again. */
export async function keepLook(job: RunningJob, look: FinishedLook) {
  const { url: _url, blob, width, height, deviceLook: _deviceLook, ...finished } = look
  const { userId, outfit, photo, highQuality: isSharper } = job
  rememberJob({ ...job, finished })
  if (!blob) return
  const { predictionId, accountUrl, confidence, warnings, layering, worn, category, photograph } = finished
  const told: LookReport = { confidence, warnings, layering, worn, category }
  const from = { outfit, photo, isSharper, told, photograph }
  await addKeptLook(userId, { predictionId, blob, width, height, accountUrl, ...from })
}

export async function addKeptLook(userId: string, kept: KeptLook) {
  const looks = withLatest(kept, await readKeptLooks(userId), ({ predictionId }) => predictionId)
  // Without room for all of them the last one is kept alone.
  if (!(await keepRecord(userId, 'last-look', looks))) await keepRecord(userId, 'last-look', [kept])
  noteWelcomed(userId)
  if (readAppState()?.show_onboarding) void completeOnboarding()
}

/** A look that is in her lookbook is not offered to be saved again, wherever it was saved. */
export async function markSaved({ blob, accountUrl }: FinishedLook) {
  const { isInLookbook } = await import('#client/features/looks/lookbook.ts')
  if (!(await isInLookbook({ blob, accountUrl }))) return
  const { state, saving } = readTryOn()
  // She may have changed the look meanwhile.
  if (state.phase === 'complete' && state.look.blob === blob && saving === 'no') setSaving('saved')
}
