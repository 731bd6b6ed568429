import { amendRecord, keepRecord, readRecord } from '#client/lib/device-store.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { Outfit } from '../outfit.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** What she tried on last, the newest first. */
    'recent-outfits': Outfit[]
  }
}

const most = 12

/** Null until they were looked for. */
const useRecent = shopperStore<{ outfits: Outfit[] | null }>(() => ({ outfits: null }))

export const useRecentOutfits = () => useRecent(({ outfits }) => outfits)

export async function loadRecentOutfits(userId: string) {
  if (useRecent.getState().outfits) return
  const outfits = (await readRecord(userId, 'recent-outfits')) ?? []
  if (!useRecent.getState().outfits) useRecent.setState({ outfits })
}

/** Notes what she has tried on. The picture of an own piece has no lasting address, so it is not among them. */
export async function noteRecentOutfit(userId: string, outfit: Outfit) {
  if (outfit.kind === 'custom') return
  const added = (outfits: Outfit[]) =>
    [outfit, ...outfits.filter(({ id }) => id !== outfit.id)].slice(0, most)
  await loadRecentOutfits(userId)
  useRecent.setState(({ outfits }) => ({ outfits: added(outfits ?? []) }))
  // Another tab may have noted one meanwhile.
  if (await readRecord(userId, 'recent-outfits')) await amendRecord(userId, 'recent-outfits', added)
  else await keepRecord(userId, 'recent-outfits', [outfit])
}
