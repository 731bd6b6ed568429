import { sha256Hex } from '../lib/ids.ts'
import type { PictureType } from '../photos/pictures.ts'
import type { Asked } from './reference.ts'
import type { Sized } from './resize.ts'

const dayMs = 24 * 3_600_000
/** What was not resized is tried again soon: it is many times too large. */
const freshMs = { resized: 30 * dayMs, asItWas: dayMs }

const folderOf = async (address: string) => `pictures/${await sha256Hex(address)}`
const keyOf = async ({ address, width }: Asked) => `${await folderOf(address)}/${width}.webp`

export type KeptPicture = {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  type: PictureType
  etag: string
  isStale: boolean
}

/** A picture that was fetched before. It was of the catalogue then, so nobody is asked whether it is now. */
export async function findKept(bucket: R2Bucket, asked: Asked): Promise<KeptPicture | null> {
  const object = await bucket.get(await keyOf(asked))
  if (!object) return null
  const freshFor = object.customMetadata?.resized === 'yes' ? freshMs.resized : freshMs.asItWas
  return {
    body: object.body,
    type: (object.httpMetadata?.contentType ?? 'image/webp') as PictureType,
    etag: object.httpEtag,
    isStale: Date.now() - object.uploaded.getTime() > freshFor,
  }
}

export async function keepPicture(bucket: R2Bucket, asked: Asked, sized: Sized): Promise<KeptPicture> {
  const { bytes, type, isResized } = sized
  const object = await bucket.put(await keyOf(asked), bytes, {
    httpMetadata: { contentType: type },
    customMetadata: { resized: isResized ? 'yes' : 'no' },
  })
  return { body: bytes, type, etag: object.httpEtag, isStale: false }
}

/** A dead shop is not asked by every card; who still has an older picture of it asks less often. */
const restMs = { none: 600_000, older: dayMs }

/**
 * In the bucket and not in KV, which goes on saying for a minute that a key is not there. Without an older
 * picture the whole address rests, in every size.
 */
const restKey = async (asked: Asked, has: keyof typeof restMs) =>
  has === 'none' ? `${await folderOf(asked.address)}/rests` : `${await keyOf(asked)}.rests`

/** Has its shop been asked in vain a short time ago? */
export async function isResting(bucket: R2Bucket, asked: Asked, has: keyof typeof restMs) {
  const mark = await bucket.head(await restKey(asked, has))
  return Number(mark?.customMetadata?.until ?? 0) > Date.now()
}

export const letRest = async (bucket: R2Bucket, asked: Asked, has: keyof typeof restMs) =>
  bucket.put(await restKey(asked, has), '', {
    customMetadata: { until: String(Date.now() + restMs[has]) },
  })
