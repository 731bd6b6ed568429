import { view } from './bytes.ts'
import { reader, type Box } from './iso-boxes.ts'

/** A picture of many tiles has a few hundred. */
const maxExtents = 2_000

export type Location = { id: number; inIdat: boolean; extents: { offset: number; length: number }[] }

/** Where each item's bytes lie in the file or in `idat`. */
export function locations(bytes: Uint8Array, iloc: Box) {
  const data = view(bytes)
  const version = data.getUint8(iloc.from)
  const sizes = data.getUint16(iloc.from + 4)
  const sizeAt = (shift: number) => (sizes >> shift) & 15
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizeAt(12), sizeAt(8), sizeAt(4), sizeAt(0)]
  const next = reader(bytes, iloc.from + 6)
  const items: Location[] = []
  const count = next(version < 2 ? 2 : 4)
  let total = 0
  for (let i = 0; i < count; i++) {
    const id = next(version < 2 ? 2 : 4)
    const inIdat = version > 0 && (next(2) & 15) === 1
    next(2)
    const base = next(baseSize)
    const extentCount = next(2)
    // Empty extents cost a sender nothing, and would occupy a reader without a limit for ever.
    total += extentCount
    if (total > maxExtents) throw new RangeError('more extents than any picture has')
    const extents = Array.from({ length: extentCount }, () => {
      if (version > 0) next(indexSize)
      return { offset: base + next(offsetSize), length: next(lengthSize) }
    })
    items.push({ id, inIdat, extents })
  }
  return items
}
