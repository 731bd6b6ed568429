import { ascii, join, keep, view } from './bytes.ts'
import { measure, type Stripped } from './extent.ts'

const exifFlag = 0x08
const xmpFlag = 0x04

/** The chunks of the picture, its colours and its animation (RFC 9649, 2.5 to 2.7). */
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

const frameHeader = 16

/**
 * The size of the picture in a chunk, and for an animation's frame (`ANMF`) of what is inside it, by its own bitstream
 * (RFC 6386, 9.1 and RFC 9649, 3.4): a decoder may go by that and not by the canvas.
 */
function sizesIn(bytes: Uint8Array, at: number, size: number): [width: number, height: number][] {
  const data = view(bytes)
  const uint24 = (from: number) => data.getUint16(from, true) + data.getUint8(from + 2) * 65_536
  const from = at + 8
  switch (ascii(bytes, at, 4)) {
    case 'VP8X':
      return [[uint24(from + 4) + 1, uint24(from + 7) + 1]]
    case 'VP8 ':
      if (ascii(bytes, from + 3, 3) !== '\x9d\x01\x2a') throw new RangeError('no start of a lossy picture')
      return [[data.getUint16(from + 6, true) & 0x3fff, data.getUint16(from + 8, true) & 0x3fff]]
    case 'VP8L': {
      if (data.getUint8(from) !== 0x2f) throw new RangeError('no start of a lossless picture')
      const sides = data.getUint32(from + 1, true)
      return [[(sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1]]
    }
    case 'ANMF':
      return [
        [uint24(from + 6) + 1, uint24(from + 9) + 1],
        ...sizesInFrame(bytes, from + frameHeader, from + size),
      ]
    default:
      return []
  }
}

function sizesInFrame(bytes: Uint8Array, from: number, end: number) {
  const data = view(bytes)
  const sizes: [number, number][] = []
  for (let at = from; at + 8 <= end;) {
    const size = data.getUint32(at + 4, true)
    if (at + 8 + size > end) throw new RangeError('a chunk beyond its frame')
    if (ascii(bytes, at, 4) !== 'ANMF') sizes.push(...sizesIn(bytes, at, size))
    at += 8 + size + (size & 1)
  }
  return sizes
}

const isPicture = (type: string) => type === 'VP8 ' || type === 'VP8L' || type === 'ANMF'

/**
 * Removes EXIF, XMP and unknown chunks from a WebP (RFC 9649, 2.7), and measures its canvas, its pictures and its
 * frames. Throws a RangeError for a truncated file.
 */
export function stripWebp(bytes: Uint8Array): Stripped {
  const data = view(bytes)
  const { extent, area, frame } = measure()
  const kept: Uint8Array[] = [bytes.slice(0, 12)]
  const end = Math.min(bytes.length, 8 + data.getUint32(4, true))
  for (let at = 12; at + 8 <= end;) {
    const type = ascii(bytes, at, 4)
    const size = data.getUint32(at + 4, true)
    const next = at + 8 + size + (size & 1)
    if (at + 8 + size > end) throw new RangeError('a chunk beyond the end')
    for (const [width, height] of sizesIn(bytes, at, size)) area(width, height)
    if (isPicture(type)) frame()
    if (needed.has(type)) {
      const chunk = bytes.slice(at, Math.min(next, end))
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(exifFlag | xmpFlag)
      keep(kept, chunk)
    }
    at = next
  }
  const stripped = join(kept)
  view(stripped).setUint32(4, stripped.length - 8, true)
  return { bytes: stripped, ...extent }
}
