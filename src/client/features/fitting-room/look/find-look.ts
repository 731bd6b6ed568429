import type { Outfit } from '../outfit.ts'
import type { DeviceRecords } from '#client/lib/device-store.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Told } from '../adjust/way.ts'
import type { TriedOn, TryOnView } from '#shared/try-on-job.ts'

export type LookSource = {
  /** The look that this browser finished last. */
  readKept: () => Promise<DeviceRecords['last-look'] | null>
  fetchView: () => Promise<TryOnView>
  fetchPicture: (url: string) => Promise<Blob>
}

/** Why a look cannot be shown. */
export type Missing = 'elsewhere' | 'gone' | 'unfinished' | 'unreachable'

type Found = Pick<TryOnView, 'provider'> & {
  blob: Blob
  accountUrl: string | null
  /** What she wears in it, as this browser has kept it. */
  outfit: Outfit | null
  /** How the server tells it. */
  tried: TriedOn | null
  /** The photo that it was tried on, as TriedOn names it. */
  photo: string | null
  /** What this browser, having made it, knows of it. */
  told?: Told
  isSharper?: boolean
}

/** A finished look, in this browser or in her account; or where it is instead. */
export async function findLook(predictionId: string, source: LookSource): Promise<Found | Missing> {
  const last = await source.readKept()
  const kept = last?.predictionId === predictionId ? last : null
  // What was made here can be shown without a network.
  if (kept) {
    const { blob, accountUrl = null, outfit = null, photo = null, told, isSharper } = kept
    return { provider: 'device', blob, accountUrl, outfit, tried: null, photo, told, isSharper }
  }
  try {
    const { status, provider, output, tried } = await source.fetchView()
    if (status === 'failed') return 'gone'
    if (status !== 'completed') return 'unfinished'
    const accountUrl = output?.[0]
    if (!accountUrl) return 'elsewhere'
    const blob = await source.fetchPicture(accountUrl)
    return { provider, blob, accountUrl, outfit: null, tried, photo: tried?.photo ?? null }
  } catch (error) {
    return isFailure(error, 'not_found') ? 'gone' : 'unreachable'
  }
}
