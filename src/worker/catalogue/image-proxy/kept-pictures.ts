import { sha256Hex } from '../../lib/ids.ts'
import type { PictureType } from '../../pictures/open-picture.ts'
import type { Asked } from './picture-reference.ts'
import type { Sized } from './resize.ts'

const dayMs = 24 * 3_600_000
/** A picture that could not be resized is tried again soon, because it is many times too large. */
const freshMs = { resized: 30 * dayMs, asItWas: dayMs }

const folderOf = async (address: string) => `pictures/${await sha256Hex(address)}`
const keyOf = async ({ address, width }: Asked) => `${await folderOf(address)}/${width}.webp`

export type KeptPicture = {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  type: PictureType
  etag: string
  isStale: boolean
}

/** Finds a stored picture. It belonged to the catalogue when it was fetched, so this is not checked again. */
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

/**
 * A shop that does not answer is not requested by every card; with an older picture in store it is requested less
 * often.
 */
const pauseMs = { none: 600_000, older: dayMs }

/**
 * Stored in the bucket and not in KV, which may report a missing key for a minute after it was written. Without an
 * older picture the whole address is paused, in every size.
 */
const failureKey = async (asked: Asked, has: keyof typeof pauseMs) =>
  has === 'none' ? `${await folderOf(asked.address)}/rests` : `${await keyOf(asked)}.rests`

/** Whether a request to its shop failed a short time ago. */
export async function failedRecently(bucket: R2Bucket, asked: Asked, has: keyof typeof pauseMs) {
  const mark = await bucket.head(await failureKey(asked, has))
  return Number(mark?.customMetadata?.until ?? 0) > Date.now()
}

export const noteFailedFetch = async (bucket: R2Bucket, asked: Asked, has: keyof typeof pauseMs) =>
  bucket.put(await failureKey(asked, has), '', {
    customMetadata: { until: String(Date.now() + pauseMs[has]) },
  })
