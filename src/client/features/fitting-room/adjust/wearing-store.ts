import type { Wearing } from '@cabine/engine'
import { keepRecord, readRecord } from '#client/lib/device-store.ts'
import { asItComes } from '@cabine/engine'
import { isAsItComes, type WornPiece } from './look-settings.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** How the shopper wears her pieces. */
    wearings: KeptWearings
  }
}

/** The pieces that are not worn as they come, by key, the latest last. */
export type KeptWearings = [piece: string, wearing: Wearing][]

/** The id of the shopper's account; null for a visitor, whose wearings are kept only while the page is open. */
export type Owner = string | null

const keptPieces = 200

/** Kept in memory: for visitors, and for browsers without storage. */
const ofThisPage = new Map<Owner, KeptWearings>()

async function readAll(owner: Owner): Promise<KeptWearings> {
  const known = ofThisPage.get(owner)
  if (known || owner === null) return known ?? []
  return (await readRecord(owner, 'wearings')) ?? []
}

/** How these pieces were worn last on this device, in the order of `keys`. */
export async function readWearings(owner: Owner, keys: string[]): Promise<Wearing[]> {
  const kept = new Map(await readAll(owner))
  return keys.map((key) => ({ ...asItComes, ...kept.get(key) }))
}

/** Remembers how these pieces are worn, for the next looks with them. */
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
