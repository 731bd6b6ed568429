import { extentsOf, findComponents, keepComponents, type Extent } from '../raster/components.ts'
import type { Mask } from '../raster/plane.ts'

/** Smaller than this share of the largest it is no piece beside it but a belt, a label, a button. */
const LEAST = 0.2
/** More would be the stripes of one piece, or a heap. */
const MOST = 8
/** A piece that lies flat is not longer than this many times its width: what is, is a stripe of one. */
const LONGEST = 4

/** The pieces that lie apart in a picture, the largest first, each with how far it reaches; none where it is only one. */
export function piecesApart(alpha: Mask): { alpha: Mask; extent: Extent }[] {
  const components = findComponents(alpha)
  const { sizes } = components
  const extents = extentsOf(components, alpha)
  const least = LEAST * Math.max(...sizes)
  const found = sizes
    .map((size, label) => ({ size, label, extent: extents[label] }))
    .filter(({ size, label, extent }) => label > 0 && size >= least && isCompact(extent))
    .toSorted((a, b) => b.size - a.size)
  if (found.length < 2 || found.length > MOST) return []
  return found.map(({ label, extent }) => ({
    alpha: keepComponents(alpha, components, (one) => one === label),
    extent,
  }))
}

const isCompact = ({ left, top, right, bottom }: Extent) => {
  const [width, height] = [right - left + 1, bottom - top + 1]
  return Math.max(width / height, height / width) <= LONGEST
}
