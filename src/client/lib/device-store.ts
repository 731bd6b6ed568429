import { clear, createStore, del, get, set, update, type UseStore } from 'idb-keyval'

/** What this browser keeps for a shopper, by name. Each feature declares its own, beside the code that keeps it. */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type -- filled by the features
export interface DeviceRecords {}
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
