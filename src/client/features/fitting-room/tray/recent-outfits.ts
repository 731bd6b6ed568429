import { amendRecord, keepRecord, readRecord } from '#client/lib/device-store.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { namesOf } from '../look/find-before.ts'
import { readKeptLooks, type KeptLook } from '../look/keep-look.ts'
import { withLatest, type Outfit } from '../outfit.ts'
import type { ShopperPhoto } from '../photo-store.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** What she tried on last, the newest first. */
    'recent-outfits': Outfit[]
  }
}

type Recent = {
  /** Null until they were looked for. */
  outfits: Outfit[] | null
  /** What this browser has kept of them on the photo that she has now. */
  looks: KeptLook[]
}

const useRecent = shopperStore<Recent>(() => ({ outfits: null, looks: [] }))

export const useRecentOutfits = () => useRecent(({ outfits }) => outfits)
export const useRecentLook = ({ id }: Outfit) =>
  useRecent(({ looks }) => looks.find(({ outfit }) => outfit?.id === id))

/** Of an earlier visit, too. On another photo she would not recognise herself. */
export async function loadRecentLooks(userId: string, photo: ShopperPhoto) {
  const [kept, names] = await Promise.all([readKeptLooks(userId), namesOf(photo)])
  useRecent.setState({ looks: kept.filter((look) => look.photo && names.includes(look.photo)) })
}

export async function loadRecentOutfits(userId: string) {
  if (useRecent.getState().outfits) return
  const outfits = (await readRecord(userId, 'recent-outfits')) ?? []
  if (!useRecent.getState().outfits) useRecent.setState({ outfits })
}

/** Notes what she has tried on. The picture of an own piece has no lasting address, so it is not among them. */
export async function noteRecentOutfit(userId: string, outfit: Outfit) {
  if (outfit.kind === 'custom') return
  const added = (outfits: Outfit[]) => withLatest(outfit, outfits, ({ id }) => id)
  await loadRecentOutfits(userId)
  useRecent.setState(({ outfits }) => ({ outfits: added(outfits ?? []) }))
  // Another tab may have noted one meanwhile.
  if (await readRecord(userId, 'recent-outfits')) await amendRecord(userId, 'recent-outfits', added)
  else await keepRecord(userId, 'recent-outfits', [outfit])
}
