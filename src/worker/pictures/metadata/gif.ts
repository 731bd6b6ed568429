import { ascii, join, keep, view } from './bytes.ts'
import { measure, type Stripped } from './extent.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const applicationLabel = 0xff
const commentLabel = 0xfe
const plainTextLabel = 0x01

/** The size of a colour table in bytes, from its packed field. */
const tableSize = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

function byteAt(bytes: Uint8Array, at: number) {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('the file breaks off')
  return byte
}

function endOfSubBlocks(bytes: Uint8Array, from: number) {
  let at = from
  for (;;) {
    const length = byteAt(bytes, at)
    at += length + 1
    if (length === 0) return at
  }
}

/**
 * Removes comments, texts and application data except the loop count from a GIF (GIF89a, 15–26), and measures its
 * frames. Throws a RangeError for a truncated file.
 */
export function stripGif(bytes: Uint8Array): Stripped {
  const data = view(bytes)
  const { extent, area, frame } = measure()
  area(data.getUint16(6, true), data.getUint16(8, true))
  let at = 13 + tableSize(byteAt(bytes, 10))
  const kept: Uint8Array[] = [bytes.subarray(0, at)]
  for (;;) {
    const start = at
    const introducer = byteAt(bytes, at)
    if (introducer === trailer) return { bytes: join([...kept, bytes.subarray(at, at + 1)]), ...extent }
    if (introducer === image) {
      const [left, top, width, height] = [1, 3, 5, 7].map((field) => data.getUint16(at + field, true))
      area((left ?? 0) + (width ?? 0), (top ?? 0) + (height ?? 0))
      frame()
      at = endOfSubBlocks(bytes, at + 11 + tableSize(byteAt(bytes, at + 9)))
      keep(kept, bytes.subarray(start, at))
    } else if (introducer === extension) {
      const label = byteAt(bytes, at + 1)
      at = endOfSubBlocks(bytes, at + 2)
      const loops = label === applicationLabel && ascii(bytes, start + 3, 8) === 'NETSCAPE'
      const talks = label === applicationLabel || label === commentLabel || label === plainTextLabel
      if (loops || !talks) keep(kept, bytes.subarray(start, at))
    } else throw new RangeError('an unknown block')
  }
}
