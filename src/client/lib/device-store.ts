import { clear, createStore, del, type UseStore } from 'idb-keyval'
import { get, set, update } from './blob-store.ts'

/**
 * The records that this browser stores for a shopper, by name. Each feature declares its own, beside the code
 * that stores it.
 */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type -- filled by the features
export interface DeviceRecords {}
export type DeviceRecordName = keyof DeviceRecords

const stores = new Map<string, UseStore>()

const databaseOf = (userId: string) => `cabine-${userId}`

/** A database for each shopper: two people who share a computer never see each other's photo. */
function storeOf(userId: string) {
  const store = stores.get(userId) ?? createStore(databaseOf(userId), 'records')
  stores.set(userId, store)
  return store
}

/** Null if there is none, or the browser allows no storage. */
export async function readRecord<Name extends DeviceRecordName>(userId: string, name: Name) {
  try {
    return (await get<DeviceRecords[Name]>(name, storeOf(userId))) ?? null
  } catch {
    return null
  }
}

/** False if the browser has no room, or no storage at all (some private windows). */
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

/** Reads and changes a record in one transaction. `change` is pure. */
export async function amendRecord<Name extends DeviceRecordName>(
  userId: string,
  name: Name,
  change: (record: DeviceRecords[Name]) => DeviceRecords[Name],
) {
  try {
    await update<DeviceRecords[Name]>(name, change, storeOf(userId))
  } catch {
    // The record stays as it was.
  }
}

export async function removeRecord(userId: string, name: DeviceRecordName) {
  try {
    await del(name, storeOf(userId))
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}

/** Deletes everything that this browser stores for a shopper, when the account ends. */
export async function removeAllRecords(userId: string) {
  try {
    await clear(storeOf(userId))
    // The empty shell goes as soon as no tab has it open.
    indexedDB.deleteDatabase(databaseOf(userId))
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}
