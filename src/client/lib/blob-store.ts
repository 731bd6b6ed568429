import * as idb from 'idb-keyval'

/** idb-keyval for values with Blobs in them: Safari's private windows refuse Blobs, and take their bytes. */

/** A Blob as it lies in the database. */
type Packed = { packedBlob: ArrayBuffer; type: string }

/** Of Blobs that were read or packed before: a transaction does not wait for bytes. */
const known = new WeakMap<Blob, Packed>()

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The value with every value within changed, in objects and lists of them. */
function map(value: unknown, change: (one: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value) return changed
  if (Array.isArray(value)) return value.map((one) => map(one, change))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one, change)]))
}

const packKnown = (value: unknown) =>
  map(value, (one) => (one instanceof Blob ? (known.get(one) ?? one) : one))

async function pack(value: unknown) {
  const reading: Promise<unknown>[] = []
  map(value, (one) => {
    if (one instanceof Blob && !known.has(one))
      reading.push(one.arrayBuffer().then((packedBlob) => known.set(one, { packedBlob, type: one.type })))
    return one
  })
  await Promise.all(reading)
  return packKnown(value)
}

/** What an earlier release stored has its Blobs as they are. */
const unpack = <T>(value: T) =>
  map(value, (one) => {
    if (!isObject(one) || !('packedBlob' in one)) return one
    const packed = one as Packed
    const blob = new Blob([packed.packedBlob], packed)
    known.set(blob, packed)
    return blob
  }) as T

export const get = async <T>(key: IDBValidKey, store: idb.UseStore) => unpack(await idb.get<T>(key, store))

export const set = async (key: IDBValidKey, value: unknown, store: idb.UseStore) =>
  await idb.set(key, await pack(value), store)

/** Changes a value that is there, in one transaction. `change` is pure: it is called once before, for its Blobs. */
export async function update<T>(key: IDBValidKey, change: (value: T) => T, store: idb.UseStore) {
  const before = await get<T>(key, store)
  if (before === undefined) return
  await pack(change(before))
  await idb.update<T | undefined>(key, (value) => value && (packKnown(change(unpack(value))) as T), store)
}
