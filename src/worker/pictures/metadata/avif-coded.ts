import { av1Reader } from './av1.ts'
import { join, view } from './bytes.ts'
import { boxesAlong, type Box } from './iso-boxes.ts'
import type { Location } from './item-locations.ts'

/** The pixels of the largest frame of each coded item, as its own bytes allow, and of the sequences beside them. */
export type Coded = { items: ReadonlyMap<number, number>; largest: number }

const samplesIn = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/** How many samples all tracks have (`stsz`). */
export function samplesOf(bytes: Uint8Array, top: Box[]) {
  const data = view(bytes)
  const tracks = boxesAlong(bytes, [...samplesIn, 'stsz'], top)
  return tracks.reduce((sum, { from }) => sum + data.getUint32(from + 8), 0)
}

/** Where the samples of each track begin (ISO/IEC 14496-12, 8.7.5). */
function beginningsOf(bytes: Uint8Array, top: Box[]) {
  const data = view(bytes)
  const at = (type: string) => boxesAlong(bytes, [...samplesIn, type], top)
  const short = at('stco').map(({ from }) => data.getUint32(from + 8))
  const long = at('co64').map(({ from }) => Number(data.getBigUint64(from + 8)))
  return [...short, ...long]
}

/**
 * Measures coded pictures by their sequence headers: a small `ispe` would hide how much a decoder makes of them. Throws a RangeError for
 * one without a header, which no decoder reads.
 */
export function codedOf(
  bytes: Uint8Array,
  top: Box[],
  located: Location[],
  fromOf: (place: { inIdat: boolean; offset: number }) => number,
): Coded {
  const read = av1Reader()
  const items = new Map<number, number>()
  let total = 0
  for (const { id, inIdat, extents } of located) {
    const parts = extents.map(({ offset, length }) => {
      const from = fromOf({ inIdat, offset })
      return bytes.subarray(from, length === 0 ? bytes.length : from + length)
    })
    total += parts.reduce((sum, part) => sum + part.length, 0)
    if (total > bytes.length) throw new RangeError('coded pictures larger than their file')
    const largest = Math.max(0, ...read(join(parts)))
    if (largest === 0) throw new RangeError('a coded picture without a sequence header')
    items.set(id, Math.max(items.get(id) ?? 0, largest))
  }
  // A sequence begins with its header.
  const sequences = beginningsOf(bytes, top).map((from) => {
    const [largest] = read(bytes.subarray(from))
    if (!largest) throw new RangeError('a sequence without a sequence header')
    return largest
  })
  return { items, largest: Math.max(0, ...items.values(), ...sequences) }
}
