import { vi } from 'vitest'

type Handler = (() => void) | null

/** A request or a transaction that is done in the next task. */
function done<Result>(result: Result) {
  const request = { result, onsuccess: null as Handler, oncomplete: null as Handler }
  setTimeout(() => {
    request.onsuccess?.()
    request.oncomplete?.()
  })
  return request
}

/** What idb-keyval asks of a browser's database, for tests: one object store each. Values are copied, as a database does. */
export function stubIndexedDb() {
  const databases = new Map<string, Map<IDBValidKey, unknown>>()

  const storeOf = (name: string) => {
    const values = databases.get(name) ?? new Map<IDBValidKey, unknown>()
    databases.set(name, values)
    return {
      get: (key: IDBValidKey) => done(structuredClone(values.get(key))),
      getAllKeys: () => done([...values.keys()]),
      put: (value: unknown, key: IDBValidKey) => void values.set(key, structuredClone(value)),
      delete: (key: IDBValidKey) => void values.delete(key),
      clear: () => values.clear(),
      /** Asked for to hear of its end, so that it is one that has still to end. */
      get transaction() {
        return Object.assign(done(undefined), { db: { close: () => undefined } })
      },
    }
  }

  vi.stubGlobal('indexedDB', {
    open: (name: string) =>
      done({ onclose: null, transaction: () => ({ objectStore: () => storeOf(name) }) }),
    deleteDatabase: (name: string) => {
      databases.delete(name)
      return {
        addEventListener: (type: string, heard: () => void) => type === 'success' && setTimeout(heard),
      }
    },
  })
  return { names: () => [...databases.keys()] }
}
