import { codedOf, samplesOf, type Coded } from './avif-coded.ts'
import { derivedOf, pixelsOfParts, type Derived } from './avif-parts.ts'
import { ascii, view } from './bytes.ts'
import { measure, type Stripped } from './extent.ts'
import { boxes, boxesAlong, type Box } from './iso-boxes.ts'
import { locations } from './item-locations.ts'

/** The items of a file with their types: what they are is told nowhere else (ISO/IEC 14496-12, 8.11.6). */
function itemsOf(bytes: Uint8Array, iinf: Box) {
  const data = view(bytes)
  const long = data.getUint8(iinf.from) > 0
  return boxes(bytes, iinf.from + (long ? 8 : 6), iinf.end).flatMap(({ type, from }) => {
    if (type !== 'infe') return []
    const version = data.getUint8(from)
    const id = version >= 3 ? data.getUint32(from + 4) : data.getUint16(from + 4)
    return [{ id, type: ascii(bytes, from + (version >= 3 ? 10 : 8), 4) }]
  })
}

/** EXIF and XMP have one extent each; without this limit a file could have itself overwritten again and again. */
const maxMetadataExtents = 16

/** The size of every item, the picture's own and those beside it, as the file says (`ispe`) and as its coded bytes do. */
function extentOf(bytes: Uint8Array, top: Box[], inMeta: Box[], derived: Derived[], coded: Coded) {
  const data = view(bytes)
  const { extent, area } = measure()
  for (const { from } of boxesAlong(bytes, ['iprp', 'ipco', 'ispe'], inMeta))
    area(data.getUint32(from + 4), data.getUint32(from + 8))
  for (const { width, height } of derived) area(width, height)
  const frames = 1 + samplesOf(bytes, top)
  const parts = Math.max(coded.largest * frames, pixelsOfParts(bytes, inMeta, coded.items))
  return { ...extent, frames, parts }
}

/**
 * Overwrites the EXIF and XMP of an AVIF with zeros: removing them would move every offset behind them. Measures its
 * items and its sequence. Throws a RangeError for a truncated file.
 */
export function stripAvif(bytes: Uint8Array): Stripped {
  const stripped = bytes.slice()
  const top = boxes(bytes, 0, bytes.length)
  const meta = top.find((box) => box.type === 'meta')
  if (!meta) throw new RangeError('no meta box')
  const inside = boxes(bytes, meta.from + 4, meta.end)
  const [iinf, iloc, idat] = ['iinf', 'iloc', 'idat'].map((type) => inside.find((box) => box.type === type))
  if (!iinf || !iloc) throw new RangeError('no items')
  const items = itemsOf(bytes, iinf)
  const located = locations(bytes, iloc)
  const fromOf = ({ inIdat, offset }: { inIdat: boolean; offset: number }) =>
    inIdat ? (idat?.from ?? bytes.length) + offset : offset
  const unwanted = new Set(items.flatMap(({ id, type }) => (type === 'Exif' || type === 'mime' ? [id] : [])))
  const doomed = located
    .filter(({ id }) => unwanted.has(id))
    .flatMap(({ inIdat, extents }) => extents.map((extent) => ({ inIdat, ...extent })))
  if (doomed.length > maxMetadataExtents) throw new RangeError('more metadata than any picture has')
  for (const { length, ...place } of doomed) {
    const from = fromOf(place)
    stripped.fill(0, from, length === 0 ? bytes.length : from + length)
  }
  const images = new Set(items.flatMap(({ id, type }) => (type === 'av01' ? [id] : [])))
  const coded = codedOf(
    bytes,
    top,
    located.filter(({ id }) => images.has(id)),
    fromOf,
  )
  const derived = derivedOf(bytes, items, located, fromOf)
  return { bytes: stripped, ...extentOf(bytes, top, inside, derived, coded) }
}
