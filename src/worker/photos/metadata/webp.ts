import { ascii, join, keep, view } from './bytes.ts'

const exifFlag = 0x08
const xmpFlag = 0x04

/** The chunks of the picture, its colours and its animation (RFC 9649, 2.5 to 2.7). */
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Removes EXIF, XMP and unknown chunks from a WebP (RFC 9649, 2.7). Throws a RangeError for a truncated file. */
export function stripWebp(bytes: Uint8Array) {
  const data = view(bytes)
  const kept: Uint8Array[] = [bytes.slice(0, 12)]
  const end = Math.min(bytes.length, 8 + data.getUint32(4, true))
  for (let at = 12; at + 8 <= end;) {
    const type = ascii(bytes, at, 4)
    const size = data.getUint32(at + 4, true)
    const next = at + 8 + size + (size & 1)
    if (at + 8 + size > end) throw new RangeError('a chunk beyond the end')
    if (needed.has(type)) {
      const chunk = bytes.slice(at, Math.min(next, end))
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(exifFlag | xmpFlag)
      keep(kept, chunk)
    }
    at = next
  }
  const stripped = join(kept)
  view(stripped).setUint32(4, stripped.length - 8, true)
  return stripped
}
