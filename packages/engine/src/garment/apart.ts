import { findComponents } from '../raster/components.ts'
import { createMask, type Mask } from '../raster/plane.ts'

/** Smaller than this share of the largest it is no piece beside it but a belt, a label, a button. */
const LEAST = 0.2
/** More would be the stripes of one piece, or a heap. */
const MOST = 8
/** A piece that lies flat is not longer than this many times its width: what is, is a stripe of one. */
const LONGEST = 4

export type Box = { left: number; top: number; right: number; bottom: number }

/** The pieces that lie apart in a picture, the largest first, each with the box around it; none where it is only one. */
export function piecesApart(alpha: Mask): { alpha: Mask; box: Box }[] {
  const { labels, sizes } = findComponents(alpha)
  const boxes = boxesOf(labels, alpha.width, sizes.length)
  const least = LEAST * Math.max(...sizes)
  const found = sizes
    .map((size, label) => ({ size, label }))
    .filter(({ size, label }) => label > 0 && size >= least && isCompact(boxes[label]))
    .toSorted((a, b) => b.size - a.size)
  if (found.length < 2 || found.length > MOST) return []
  return found.map(({ label }) => ({ alpha: alone(alpha, labels, label), box: boxes[label] }))
}

const isCompact = ({ left, top, right, bottom }: Box) => {
  const [width, height] = [right - left + 1, bottom - top + 1]
  return Math.max(width / height, height / width) <= LONGEST
}

function boxesOf(labels: Int32Array, width: number, count: number): Box[] {
  const boxes = Array.from({ length: count }, () => ({ left: Infinity, top: Infinity, right: 0, bottom: 0 }))
  for (let i = 0; i < labels.length; i++) {
    const box = boxes[labels[i]]
    const x = i % width
    const y = (i / width) | 0
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return boxes
}

/** One of them, with the soft pixels at its edge. */
function alone({ width, height, data }: Mask, labels: Int32Array, label: number): Mask {
  const mask = createMask({ width, height })
  for (let i = 0; i < data.length; i++) {
    const near = [i, i - 1, i + 1, i - width, i + width].some((at) => labels[at] === label)
    if (near && (labels[i] === label || labels[i] === 0)) mask.data[i] = data[i]
  }
  return mask
}
