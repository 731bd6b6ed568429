import { ascii, join, keep, view } from './bytes.ts'
import { measure, type Stripped } from './extent.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

/** The markers that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC, which lie between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A progressive photo has about ten. Each makes a decoder go through the whole picture once more. */
const maxScans = 100

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/**
 * Reduces a JPEG to what a decoder needs: no EXIF except the orientation, no XMP, no IPTC, no comments, no second
 * image behind the end (ITU T.81, annex B; Exif 2.32, 4.5). Measures its frames. Throws a RangeError for a truncated
 * file.
 */
export function stripJpeg(bytes: Uint8Array): Stripped {
  const data = view(bytes)
  const { extent, area, frame } = measure()
  let scans = 0
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let orientation = 1
  let at = 2
  for (;;) {
    if (data.getUint8(at) !== 0xff) throw new RangeError('no marker where one must be')
    const marker = data.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (marker === EOI) {
      const joined = join([...kept, bytes.subarray(at, at + 2)])
      return { bytes: withOrientation(joined, orientation), ...extent }
    } else if (marker === SOI || isRestart(marker)) throw new RangeError('a marker out of place')
    else {
      const end =
        marker === SOS ? endOfScan(bytes, at + 2 + data.getUint16(at + 2)) : at + 2 + data.getUint16(at + 2)
      if (end > bytes.length || end < at + 4) throw new RangeError('a segment beyond the end')
      if (isFrame(marker)) {
        area(data.getUint16(at + 7), data.getUint16(at + 5))
        frame()
      }
      if (marker === SOS && ++scans > maxScans) throw new RangeError('more scans than any photo has')
      if (marker === APP1 && ascii(bytes, at + 4, 4) === 'Exif')
        orientation = readOrientation(bytes.subarray(at + 10, end))
      if (isNeeded(marker, bytes, at)) keep(kept, bytes.subarray(at, end))
      at = end
    }
  }
}

/**
 * Colour profiles and Adobe's marker for the colour model change how the picture looks; the other APPn segments are
 * metadata.
 */
function isNeeded(marker: number, bytes: Uint8Array, at: number) {
  if (marker === APP2) return ascii(bytes, at + 4, 11) === 'ICC_PROFILE'
  // Only a plain JFIF header: a longer one contains a thumbnail, which may show what was cropped from the picture.
  if (marker === APP0) return ascii(bytes, at + 4, 4) === 'JFIF' && view(bytes).getUint16(at + 2) === 16
  if (marker === APP14) return true
  return marker !== COM && !(marker >= APP0 && marker <= APP15)
}

/** Entropy-coded data runs to the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number) {
  for (let at = from; at < bytes.length - 1; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new RangeError('a scan without an end')
}

const orientationTag = 0x0112

/** `tiff` is the TIFF block behind 'Exif\0\0'. Returns 1 (upright) for an unreadable one. */
function readOrientation(tiff: Uint8Array) {
  const data = view(tiff)
  try {
    const little = data.getUint16(0) === 0x4949
    const first = data.getUint32(4, little)
    for (let i = 0; i < data.getUint16(first, little); i++) {
      const entry = first + 2 + i * 12
      const value = data.getUint16(entry + 8, little)
      if (data.getUint16(entry, little) === orientationTag) return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // A damaged block has no orientation, but the picture itself may be whole.
  }
  return 1
}

/**
 * A phone's photo lies on its side until its orientation is applied, so that one tag is kept, in an EXIF block of its
 * own.
 */
function withOrientation(bytes: Uint8Array<ArrayBuffer>, orientation: number) {
  if (orientation === 1) return bytes
  const exif = new Uint8Array(36)
  const data = view(exif)
  data.setUint16(0, 0xff00 | APP1)
  data.setUint16(2, 34)
  exif.set(new TextEncoder().encode('Exif\0\0MM'), 4)
  data.setUint16(12, 42)
  data.setUint32(14, 8)
  data.setUint16(18, 1)
  data.setUint16(20, orientationTag)
  data.setUint16(22, 3)
  data.setUint32(24, 1)
  data.setUint16(28, orientation)
  return join([bytes.subarray(0, 2), exif, bytes.subarray(2)])
}
