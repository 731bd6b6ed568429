import { view } from './bytes.ts'
import { boxes, boxesAlong, reader, type Box } from './iso-boxes.ts'
import type { Location } from './item-locations.ts'

/** An item that is put together from others, and the size in pixels that its own bytes give it, whatever `ispe` says. */
export type Derived = { width: number; height: number }

/** Behind version and flags: the rows and columns of a grid; the colour behind an overlay (ISO/IEC 23008-12, 6.6.2). */
const beforeSize: Record<string, number> = { grid: 4, iovl: 10 }

/** Throws a RangeError for one whose bytes are not there. */
export function derivedOf(
  bytes: Uint8Array,
  items: { id: number; type: string }[],
  located: Location[],
  fromOf: (place: { inIdat: boolean; offset: number }) => number,
): Derived[] {
  return items.flatMap(({ id, type }) => {
    const before = beforeSize[type]
    if (before === undefined) return []
    const [found, another] = located.filter((one) => one.id === id)
    const [extent, more] = found?.extents ?? []
    // A dozen bytes: nobody has a reason to scatter them, and a decoder would have to gather them as we would.
    if (!found || another || !extent || more) throw new RangeError('a derived picture without its bytes')
    const from = fromOf({ inIdat: found.inIdat, offset: extent.offset })
    const isLong = (view(bytes).getUint8(from + 1) & 1) === 1
    const next = reader(bytes, from + before)
    const size = () => next(isLong ? 4 : 2)
    return [{ width: size(), height: size() }]
  })
}

/** The size in pixels of each item that has one, as it is coded or told; the largest where it has several. */
function areas(bytes: Uint8Array, inMeta: Box[], coded: ReadonlyMap<number, number>) {
  const data = view(bytes)
  const [ipco] = boxesAlong(bytes, ['iprp', 'ipco'], inMeta)
  const properties = ipco ? boxes(bytes, ipco.from, ipco.end) : []
  const areaOf = (property: number) => {
    const box = properties[property - 1]
    return box?.type === 'ispe' ? data.getUint32(box.from + 4) * data.getUint32(box.from + 8) : 0
  }
  const found = new Map(coded)
  for (const { from } of boxesAlong(bytes, ['iprp', 'ipma'], inMeta)) {
    const idSize = data.getUint8(from) > 0 ? 4 : 2
    const isWide = (data.getUint8(from + 3) & 1) === 1
    const next = reader(bytes, from + 4)
    for (let entries = next(4); entries > 0; entries--) {
      const id = next(idSize)
      for (let count = next(1); count > 0; count--) {
        // The highest bit says that a reader must know the property.
        const property = isWide ? next(2) & 0x7f_ff : next(1) & 0x7f
        found.set(id, Math.max(found.get(id) ?? 0, areaOf(property)))
      }
    }
  }
  return found
}

/** From each derived item to those that it is put together from, as often as it names them (`dimg`). */
function sources(bytes: Uint8Array, inMeta: Box[]) {
  const data = view(bytes)
  const found: { of: number; from: number[] }[] = []
  for (const iref of inMeta.filter(({ type }) => type === 'iref')) {
    const idSize = data.getUint8(iref.from) > 0 ? 4 : 2
    for (const { type, from } of boxes(bytes, iref.from + 4, iref.end)) {
      if (type !== 'dimg') continue
      const next = reader(bytes, from)
      const of = next(idSize)
      found.push({ of, from: Array.from({ length: next(2) }, () => next(idSize)) })
    }
  }
  return found
}

/**
 * How many pixels a decoder makes for the parts of one derived picture, at most: its tiles, each time that it names them, whatever
 * size it says itself. Parts that are derived themselves no writer of photos makes: they are refused with a RangeError, since a few
 * of them, one inside the other, would multiply.
 */
export function pixelsOfParts(bytes: Uint8Array, inMeta: Box[], coded: ReadonlyMap<number, number>) {
  const named = sources(bytes, inMeta)
  if (named.length === 0) return 0
  const derived = new Set(named.map(({ of }) => of))
  if (derived.size < named.length || named.some(({ from }) => from.some((one) => derived.has(one))))
    throw new RangeError('a derived picture of derived ones')
  const area = areas(bytes, inMeta, coded)
  return Math.max(...named.map(({ from }) => from.reduce((sum, one) => sum + (area.get(one) ?? 0), 0)))
}
