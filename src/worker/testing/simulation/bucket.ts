import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import { travel } from './process.ts'

type Content = Uint8Array | ArrayBuffer | string

const bytesOf = (content: Content) =>
  typeof content === 'string'
    ? new TextEncoder().encode(content)
    : content instanceof Uint8Array
      ? Uint8Array.from(content)
      : new Uint8Array(content.slice(0))

/** A bucket in memory, of which each call is a trip. */
export function createBucket(name: string) {
  const objects = new Map<string, Uint8Array>()
  const trip = <T>(what: string, act: () => T) => travel(async () => act(), `${name}.${what}`)
  const described = (key: string, bytes: Uint8Array) => ({ key, size: bytes.length })
  const bucket = {
    put: (key: string, content: Content) => {
      // As they are now: the caller may reuse its memory.
      const bytes = bytesOf(content)
      return trip('put', () => {
        objects.set(key, bytes)
        return described(key, bytes)
      })
    },
    head: (key: string) =>
      trip('head', () => {
        const bytes = objects.get(key)
        return bytes ? described(key, bytes) : null
      }),
    get: (key: string, { range }: { range?: { offset: number; length: number } } = {}) =>
      trip('get', () => {
        const whole = objects.get(key)
        if (!whole) return null
        const bytes = range ? whole.slice(range.offset, range.offset + range.length) : whole.slice()
        return { ...described(key, whole), arrayBuffer: async () => bytes.buffer }
      }),
    delete: (keys: string | string[]) =>
      trip('delete', () => {
        for (const key of [keys].flat()) objects.delete(key)
      }),
    list: ({ prefix = '' } = {}) =>
      trip('list', () => ({
        objects: [...objects]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, bytes]) => described(key, bytes)),
        truncated: false,
      })),
  }
  return { bucket: bucket as unknown as R2Bucket, objects }
}

/** KV in memory. What it holds expires for nobody here. */
export function createKv(name: string) {
  const values = new Map<string, string>()
  return {
    get: (key: string, how?: 'json' | { type?: 'json' }) =>
      travel(async () => {
        const value = values.get(key)
        if (value === undefined) return null
        const isJson = how === 'json' || (typeof how === 'object' && how.type === 'json')
        return isJson ? (JSON.parse(value) as unknown) : value
      }, `${name}.get`),
    put: (key: string, value: string) => travel(async () => void values.set(key, value), `${name}.put`),
    delete: (key: string) => travel(async () => void values.delete(key), `${name}.delete`),
  } as unknown as KVNamespace
}
