import * as idb from 'idb-keyval'

/** idb-keyval for values with Blobs in them: Safari's private windows refuse Blobs, and take their bytes. */

/** A Blob as it lies in the database. The name of the key is nobody else's. */
type Packed = { packedBlob: ArrayBuffer; type: string }

const isPacked = (value: object): value is Packed => 'packedBlob' in value
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Of Blobs that were read or packed before: a transaction does not wait for bytes. */
const known = new WeakMap<Blob, Packed>()

/** Every value within, changed. */
function map(value: unknown, change: (one: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value || !isPlain(value)) return changed
  if (Array.isArray(value)) return value.map((one) => map(one, change))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one, change)]))
}

/** Throws where a Blob's bytes have not been read yet. */
const packKnown = (value: unknown) =>
  map(value, (one) => {
    if (!(one instanceof Blob)) return one
    const packed = known.get(one)
    if (!packed) throw new TypeError('blob store: a Blob whose bytes are not known')
    return packed
  })

async function readBlobs(value: unknown) {
  const blobs: Blob[] = []
  map(value, (one) => {
    if (one instanceof Blob) blobs.push(one)
    return one
  })
  for (const blob of blobs)
    if (!known.has(blob)) known.set(blob, { packedBlob: await blob.arrayBuffer(), type: blob.type })
}

async function pack(value: unknown) {
  await readBlobs(value)
  return packKnown(value)
}

/** What an earlier release stored has its Blobs as they are. */
function unpack<T>(value: T): T {
  return map(value, (one) => {
    if (typeof one !== 'object' || one === null || !isPacked(one)) return one
    const blob = new Blob([one.packedBlob], { type: one.type })
    known.set(blob, one)
    return blob
  }) as T
}

export const get = async <T>(key: IDBValidKey, store: idb.UseStore) => unpack(await idb.get<T>(key, store))

export const set = async (key: IDBValidKey, value: unknown, store: idb.UseStore) =>
  await idb.set(key, await pack(value), store)

export async function setMany(entries: [IDBValidKey, unknown][], store: idb.UseStore) {
  const packed: [IDBValidKey, unknown][] = []
  for (const [key, value] of entries) packed.push([key, await pack(value)])
  await idb.setMany(packed, store)
}

/** Changes a value that is there, in one transaction. `change` is pure: it is called twice, before for its Blobs alone. */
export async function update<T>(key: IDBValidKey, change: (value: T) => T, store: idb.UseStore) {
  const before = await get<T>(key, store)
  if (before === undefined) return
  await readBlobs(change(before))
  await idb.update<unknown>(
    key,
    (value) => (value === undefined ? value : packKnown(change(unpack(value) as T))),
    store,
  )
}
