import { createHash } from 'node:crypto'
import { inBlocks } from '../feeds/blocks.ts'
import { FeedFailure } from '../feeds/failure.ts'
import type { PlainFeed } from '../feeds/read-feed.ts'

/** R2 wants parts of at least 5 MiB, all of one size but for the last. */
const partBytes = 5 * 1_048_576

async function* cutTo(blocks: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0)
  for await (const block of blocks) {
    rest = Buffer.concat([rest, block])
    while (rest.length >= size) {
      yield rest.subarray(0, size)
      rest = rest.subarray(size)
    }
  }
  if (rest.length > 0) yield rest
}

/** Puts a plain feed into the bucket, part by part, and says how long it was and its digest. */
export async function storeCopy(bucket: R2Bucket, key: string, plain: AsyncIterable<Uint8Array>) {
  const digest = createHash('sha256')
  let bytes = 0
  let upload: R2MultipartUpload | null = null
  const parts: R2UploadedPart[] = []
  const count = (part: Uint8Array) => {
    digest.update(part)
    bytes += part.byteLength
  }
  try {
    let held: Buffer | null = null
    for await (const part of cutTo(inBlocks(plain, partBytes), partBytes)) {
      if (held) {
        upload ??= await bucket.createMultipartUpload(key)
        parts.push(await upload.uploadPart(parts.length + 1, held))
      }
      held = part
      count(part)
    }
    // Small feeds, and those are most, are one object without ceremony.
    if (upload && held) {
      parts.push(await upload.uploadPart(parts.length + 1, held))
      await upload.complete(parts)
    } else await bucket.put(key, held ?? new Uint8Array())
  } catch (fault) {
    await upload?.abort().catch(() => undefined)
    throw fault
  }
  return { bytes, digest: digest.digest('hex') }
}

const lost = 'The copy of the feed is gone.'

/** A stored feed. */
export async function openCopy(bucket: R2Bucket, key: string): Promise<PlainFeed> {
  const stored = await bucket.head(key)
  if (!stored) throw new FeedFailure(lost)
  return {
    size: stored.size,
    async read(offset, length) {
      if (length === 0) return new Uint8Array()
      const object = await bucket.get(key, { range: { offset, length } })
      if (!object) throw new FeedFailure(lost)
      return new Uint8Array(await object.arrayBuffer())
    },
  }
}
