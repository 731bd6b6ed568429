import { imageSize } from 'image-size'
import {
  firstAttempt,
  maximumPixels,
  nextAttempt,
  profileRule,
  storageFallbackRule,
  tryOnRule,
  type Attempt,
} from './compression-plan.ts'

export type CompressQuestion = {
  picture: Blob
  rule: 'tryOn' | 'profile' | 'storageFallback'
  keepsAlpha: boolean
}
export type CompressFailure = 'unreadable' | 'heic_unsupported' | 'too_many_pixels'
export type CompressAnswer = { blob: Blob; width: number; height: number } | { failure: CompressFailure }

const rules = { tryOn: tryOnRule, profile: profileRule, storageFallback: storageFallbackRule }
/** By this many bytes every format has stated its size, except a JPEG with a very large embedded preview. */
const headBytes = 512 * 1024

self.addEventListener('message', async ({ data }: MessageEvent<CompressQuestion>) => {
  self.postMessage(await answer(data))
})

async function answer({ picture, rule, keepsAlpha }: CompressQuestion): Promise<CompressAnswer> {
  const head = new Uint8Array(await picture.slice(0, headBytes).arrayBuffer())
  // Checked before decoding: a few hundred bytes can claim gigabytes of pixels.
  if (claimedPixels(head) > maximumPixels) return { failure: 'too_many_pixels' }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  } catch {
    return { failure: isHeic(head) ? 'heic_unsupported' : 'unreadable' }
  }
  try {
    return await encode(bitmap, picture, rules[rule], keepsAlpha && mayHaveAlpha(picture))
  } finally {
    bitmap.close()
  }
}

async function encode(
  bitmap: ImageBitmap,
  picture: Blob,
  rule: (typeof rules)[keyof typeof rules],
  keepsAlpha: boolean,
): Promise<CompressAnswer> {
  const type = keepsAlpha ? 'image/webp' : 'image/jpeg'
  const source = { width: bitmap.width, height: bitmap.height, bytes: picture.size }
  let attempt: Attempt | null = firstAttempt(source, rule)
  for (;;) {
    const { width, height, quality } = attempt
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return { failure: 'unreadable' }
    context.imageSmoothingQuality = 'high'
    if (!keepsAlpha) {
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
    }
    context.drawImage(bitmap, 0, 0, width, height)
    // A browser that cannot write WebP answers with a PNG, which keeps the alpha too.
    const blob = await canvas.convertToBlob({ type, quality })
    attempt = nextAttempt(attempt, blob.size, rule)
    if (!attempt) return { blob, width, height }
  }
}

function claimedPixels(head: Uint8Array) {
  try {
    const { width, height } = imageSize(head)
    return width * height
  } catch {
    return 0
  }
}

const mayHaveAlpha = (picture: Blob) => /png|webp|avif|gif/.test(picture.type)

/** ISO base media whose brand is one of HEIC's: `ftyp` at 4, the brand at 8. */
function isHeic(head: Uint8Array) {
  const text = new TextDecoder('latin1').decode(head.subarray(4, 12))
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(text)
}
