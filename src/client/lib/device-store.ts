import { clear, createStore, del, get, set, update, type UseStore } from 'idb-keyval'
import type { PhotoCheck } from '#client/engine/index.ts'
import type { KeptMeasures } from '#client/features/measures/kept-measures.ts'
import type { Outfit } from '#client/features/outfits/outfit.ts'
import type { FoundPiece } from '#client/features/outfits/outfit-store.ts'
import type { Told } from '#client/features/try-on/wearing/way.ts'
import type { KeptWearings } from '#client/features/try-on/wearing/wearing-store.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'

/** What this browser keeps for a shopper, by name. */
export type DeviceRecords = {
  photo: {
    blob: Blob
    width: number
    height: number
    accountUrl: string | null
    check: PhotoCheck | null
    /** What the engine found in it, packed: it need not look again. */
    seen?: Blob
  }
  'custom-outfit': {
    blob: Blob
    width: number
    height: number
    category: GarmentCategory
    found?: FoundPiece
  }
  /** The look that was finished last, for a shopper who comes back to the page. */
  'last-look': {
    predictionId: string
    blob: Blob
    width: number
    height: number
    /** What she wears in it. */
    outfit?: Outfit
    /** How the photo that it was tried on can be found again (TriedOn). */
    photo?: string
    accountUrl?: string | null
    isSharper?: boolean
    /** How it was made, as far as it can be made otherwise. */
    told?: Told
  }
  /** How she wears her pieces. */
  wearings: KeptWearings
  /** Of her body. There only while she agrees to it; goes at log-out too. */
  measures: KeptMeasures
}
export type DeviceRecordName = keyof DeviceRecords

const stores = new Map<string, UseStore>()

const databaseOf = (userId: string) => `cabine-${userId}`

/** A database a shopper: two people who share a computer never meet each other's photo. */
function storeOf(userId: string) {
  const store = stores.get(userId) ?? createStore(databaseOf(userId), 'records')
  stores.set(userId, store)
  return store
}

/** Null for what is not there, and in a browser that allows no storage. */
export async function readRecord<Name extends DeviceRecordName>(userId: string, name: Name) {
  try {
    return (await get<DeviceRecords[Name]>(name, storeOf(userId))) ?? null
  } catch {
    return null
  }
}

/** False when the browser has no room, or no storage at all (some private windows). */
export async function keepRecord<Name extends DeviceRecordName>(
  userId: string,
  name: Name,
  record: DeviceRecords[Name],
) {
  try {
    await set(name, record, storeOf(userId))
    return true
  } catch {
    return false
  }
}

/** Changes what is there, in one step with reading it. */
export async function amendRecord<Name extends DeviceRecordName>(
  userId: string,
  name: Name,
  change: (record: DeviceRecords[Name]) => DeviceRecords[Name],
) {
  try {
    if (await readRecord(userId, name))
      await update<DeviceRecords[Name] | undefined>(
        name,
        (record) => record && change(record),
        storeOf(userId),
      )
  } catch {
    // Then it stays as it was.
  }
}

export async function removeRecord(userId: string, name: DeviceRecordName) {
  try {
    await del(name, storeOf(userId))
  } catch {
    // Then there was nothing to remove.
  }
}

/** Everything that this browser keeps for her, when her account ends. */
export async function removeAllRecords(userId: string) {
  try {
    await clear(storeOf(userId))
    // The empty shell goes as soon as no tab has it open.
    indexedDB.deleteDatabase(databaseOf(userId))
  } catch {
    // Then there was nothing to remove.
  }
}
