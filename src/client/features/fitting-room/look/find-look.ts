import type { Outfit } from '../outfit.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { isDeveloped } from '#shared/try-on-job.ts'
import type { Photograph } from '../try-on-state.ts'
import type { KeptLook } from './keep-look.ts'
import type { LookReport } from '../adjust/look-settings.ts'
import type { TriedOn, TryOnView } from '#shared/try-on-job.ts'

export type LookSource = {
  /** The looks that this browser finished last. */
  readKept: () => Promise<KeptLook[]>
  fetchView: () => Promise<TryOnView>
  fetchPicture: (url: string) => Promise<Blob>
}

/** Why a look cannot be shown; 'elsewhere': its picture is only on the device that made it. */
export type Missing = 'elsewhere' | 'gone' | 'unfinished' | 'unreachable'

export type FoundLook = Pick<TryOnView, 'provider'> & {
  /** A photograph that no device has compared with her yet. */
  isUnjudged: boolean
  photograph?: Photograph
  blob: Blob
  accountUrl: string | null
  /** The outfit, if this browser has kept it. */
  outfit: Outfit | null
  /** What the server knows of the try-on. */
  tried: TriedOn | null
  /** The photo that it was tried on, by its name in `TriedOn`. */
  photo: string | null
  /** The engine's report, if this browser has made the look. */
  report?: LookReport
  isSharper?: boolean
}

/** Finds a finished look in this browser or in the account; else gives back why it is missing. */
export async function findLook(predictionId: string, source: LookSource): Promise<FoundLook | Missing> {
  const kept = (await source.readKept()).find((one) => one.predictionId === predictionId)
  // A look that was made here can be shown without a network.
  if (kept) {
    const { blob, accountUrl = null, outfit = null, photo = null, told: report } = kept
    const { isSharper, photograph } = kept
    const found = { blob, accountUrl, outfit, tried: null, photo, report, isSharper, photograph }
    return { provider: 'device', isUnjudged: false, ...found }
  }
  try {
    const { status, provider, photographer, output, tried } = await source.fetchView()
    if (status === 'failed') return 'gone'
    if (status !== 'completed') return 'unfinished'
    const accountUrl = output?.[0]
    if (!accountUrl) return 'elsewhere'
    const blob = await source.fetchPicture(accountUrl)
    const isUnjudged = provider === 'cloud' && !isDeveloped(accountUrl)
    const photograph = photographer && ({ is: 'hers', by: photographer, hasBlend: !isUnjudged } as const)
    const found = { blob, accountUrl, outfit: null, tried, photo: tried?.photo ?? null }
    return { provider, isUnjudged, ...found, ...(photograph && { photograph }) }
  } catch (error) {
    return isFailure(error, 'not_found') ? 'gone' : 'unreachable'
  }
}
