/** The upper limits of a picture, and the quality of its first encoding (0 to 1). */
export type CompressionRule = { maxWidth: number; maxHeight: number; quality: number; maxBytes: number }
export type Size = { width: number; height: number }
export type Attempt = Size & { quality: number }

const KB = 1024
const MB = 1024 * KB

/** The photo that try-ons work on, and a custom outfit's picture. */
export const tryOnRule: CompressionRule = {
  maxWidth: 1024,
  maxHeight: 1536,
  quality: 0.9,
  maxBytes: 1024 * KB,
}
export const profileRule: CompressionRule = {
  maxWidth: 512,
  maxHeight: 768,
  quality: 0.8,
  maxBytes: 200 * KB,
}
/** The limits for storing when the browser has no room for more. */
export const storageFallbackRule: CompressionRule = {
  maxWidth: 256,
  maxHeight: 384,
  quality: 0.6,
  maxBytes: 100 * KB,
}

/** Even a picture that needs no compression is encoded again, so that EXIF and GPS are removed. */
const rewriteQuality = 0.92

/** Decoding takes four bytes a pixel: a larger picture can take a phone's browser down. */
export const maximumPixels = 100_000_000

export function needsCompression({ width, height, bytes }: Size & { bytes: number }) {
  return bytes > 3 * MB || width > 1200 || height > 1600 || bytes > 2 * MB
}

/** The largest size of the same proportions inside the bounds; never larger than the picture is. */
export function fitInside({ width, height }: Size, { maxWidth, maxHeight }: CompressionRule): Size {
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export function firstAttempt(picture: Size & { bytes: number }, rule: CompressionRule): Attempt {
  // Smaller limits than the try-on's are for pictures that must be small in any case.
  const keepsSize = rule === tryOnRule && !needsCompression(picture)
  if (keepsSize) return { width: picture.width, height: picture.height, quality: rewriteQuality }
  return { ...fitInside(picture, rule), quality: rule.quality }
}

/** While the result is too large and the quality above 0.5: quality down by 0.1, both dimensions by 10 %. */
export function nextAttempt(last: Attempt, resultBytes: number, rule: CompressionRule): Attempt | null {
  if (resultBytes <= rule.maxBytes || last.quality <= 0.5) return null
  return {
    width: Math.max(1, Math.round(last.width * 0.9)),
    height: Math.max(1, Math.round(last.height * 0.9)),
    // In tenths, since 0.9 − 0.1 − … never meets 0.5 exactly.
    quality: Math.round((last.quality - 0.1) * 100) / 100,
  }
}
