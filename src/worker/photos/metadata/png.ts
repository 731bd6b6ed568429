import { ascii, join, keep, view } from './bytes.ts'

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

/** Removes texts, times, EXIF and anything behind the end from a PNG. Throws a RangeError for a truncated file. */
export function stripPng(bytes: Uint8Array) {
  const data = view(bytes)
  const kept: Uint8Array[] = [bytes.subarray(0, signatureLength)]
  for (let at = signatureLength; ;) {
    const type = ascii(bytes, at + 4, 4)
    const end = at + 12 + data.getUint32(at)
    if (end > bytes.length) throw new RangeError('a chunk beyond the end')
    if (needed.has(type)) keep(kept, bytes.subarray(at, end))
    if (type === 'IEND') return join(kept)
    at = end
  }
}
