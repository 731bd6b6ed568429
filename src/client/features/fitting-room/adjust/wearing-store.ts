import type { Wearing } from '#client/engine/index.ts'
import { keepRecord, readRecord } from '#client/lib/device-store.ts'
import { asItComes } from '#client/engine/wearing.ts'
import { isAsItComes, type WornPiece } from './way.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** How she wears her pieces. */
    wearings: KeptWearings
  }
}

/** The pieces that she wears otherwise than they come, by key, the latest last. */
export type KeptWearings = [piece: string, wearing: Wearing][]

/** Whose: the id of her account. A visitor has none, and hers is remembered as long as the page is open. */
export type Owner = string | null

const keptPieces = 200

/** Of this page: what a browser without storage would forget, and what is a visitor's. */
const ofThisPage = new Map<Owner, KeptWearings>()

async function readAll(owner: Owner): Promise<KeptWearings> {
  const known = ofThisPage.get(owner)
  if (known || owner === null) return known ?? []
  return (await readRecord(owner, 'wearings')) ?? []
}

/** How she wore these pieces last, on this device. */
export async function readWearings(owner: Owner, keys: string[]): Promise<Wearing[]> {
  const kept = new Map(await readAll(owner))
  return keys.map((key) => ({ ...asItComes, ...kept.get(key) }))
}

/** The next looks with these pieces begin so. */
export async function keepWearings(owner: Owner, pieces: Pick<WornPiece, 'key' | 'wearing'>[]) {
  const kept = new Map(await readAll(owner))
  for (const { key, wearing } of pieces) {
    kept.delete(key)
    if (!isAsItComes(wearing)) kept.set(key, wearing)
  }
  const next = [...kept].slice(-keptPieces)
  const isKept = owner !== null && (await keepRecord(owner, 'wearings', next))
  if (isKept) ofThisPage.delete(owner)
  else ofThisPage.set(owner, next)
}

export const forgetVisitorsWearings = () => ofThisPage.delete(null)
