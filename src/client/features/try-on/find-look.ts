import type { DeviceRecords } from '#client/features/photos/device-store.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { TryOnView } from '#shared/try-on-job.ts'

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
  kept: DeviceRecords['last-look'] | null
}

/** A finished look, in this browser or in her account; or where it is instead. */
export async function findLook(predictionId: string, source: LookSource): Promise<Found | Missing> {
  const last = await source.readKept()
  const kept = last?.predictionId === predictionId ? last : null
  // What was made here can be shown without a network.
  if (kept) return { provider: 'device', blob: kept.blob, accountUrl: kept.accountUrl ?? null, kept }
  try {
    const { status, provider, output } = await source.fetchView()
    if (status === 'failed') return 'gone'
    if (status !== 'completed') return 'unfinished'
    const accountUrl = output?.[0]
    if (!accountUrl) return 'elsewhere'
    return { provider, blob: await source.fetchPicture(accountUrl), accountUrl, kept: null }
  } catch (error) {
    return isFailure(error, 'not_found') ? 'gone' : 'unreachable'
  }
}
