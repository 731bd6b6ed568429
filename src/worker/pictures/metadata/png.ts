import { ascii, join, keep, view } from './bytes.ts'
import { measure, type Stripped } from './extent.ts'

const signatureLength = 8
/**
 * The chunks that change the picture: critical ones, transparency, colour and animation frames (PNG, third edition,
 * 11).
 */
const needed = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'acTL',
  'fcTL',
  'fdAT',
])

/**
 * Removes texts, times, EXIF and anything behind the end from a PNG, and measures its headers and frames. Throws a
 * RangeError for a truncated file.
 */
export function stripPng(bytes: Uint8Array): Stripped {
  const data = view(bytes)
  const { extent, area, frame } = measure()
  const kept: Uint8Array[] = [bytes.subarray(0, signatureLength)]
  for (let at = signatureLength; ;) {
    const type = ascii(bytes, at + 4, 4)
    const end = at + 12 + data.getUint32(at)
    if (end > bytes.length) throw new RangeError('a chunk beyond the end')
    if (needed.has(type)) keep(kept, bytes.subarray(at, end))
    if (type === 'IHDR') area(data.getUint32(at + 8), data.getUint32(at + 12))
    if (type === 'fcTL') {
      area(data.getUint32(at + 12), data.getUint32(at + 16))
      frame()
    }
    // The default picture need not be one of the animation's frames.
    if (type === 'IEND') return { bytes: join(kept), ...extent, frames: Math.max(1, extent.frames) }
    at = end
  }
}
