import { createHash } from 'node:crypto'
import type { R2Bucket } from '@cloudflare/workers-types'

type Stored = { bytes: Buffer; etag: string; uploaded: Date }
type OnlyIf = { etagMatches?: string; etagDoesNotMatch?: string }

/** As much of an R2 bucket as backups need, in this process's memory: a drill leaves nothing behind. */
export function createMemoryBucket() {
  const objects = new Map<string, Stored>()
  const view = (key: string, { bytes, etag, uploaded }: Stored) => ({
    key,
    etag,
    uploaded,
    size: bytes.length,
    json: async () => JSON.parse(bytes.toString()) as unknown,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  })
  const bucket = {
    async get(key: string) {
      const found = objects.get(key)
      return found ? view(key, found) : null
    },
    head: (key: string) => bucket.get(key),
    async put(key: string, content: string | ArrayBuffer, { onlyIf }: { onlyIf?: OnlyIf } = {}) {
      const before = objects.get(key)
      if (onlyIf?.etagMatches !== undefined && before?.etag !== onlyIf.etagMatches) return null
      if (onlyIf?.etagDoesNotMatch === '*' && before) return null
      const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
      const etag = createHash('md5').update(bytes).digest('hex')
      objects.set(key, { bytes, etag, uploaded: new Date() })
      return view(key, { bytes, etag, uploaded: new Date() })
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key)
    },
    async list({ prefix = '' }: { prefix?: string } = {}) {
      const found = [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
      return { objects: found.map(([key, stored]) => view(key, stored)), truncated: false }
    },
  }
  return bucket as unknown as R2Bucket
}
