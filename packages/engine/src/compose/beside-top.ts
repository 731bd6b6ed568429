import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'

/** A row of so many shoulder widths of the top that is kept goes all around her. */
const ALL_AROUND = 0.45
/** Its sides go in from row to row by so many px at most: cuffs end suddenly. Below its hem what it pressed spreads so fast. */
const GOES_IN = 0.3
const SPREADS = 0.4

/**
 * A top that is worn over a skirt or trousers presses them to her: beside its rows, where the photo has background,
 * nothing of them is seen, and below its hem they do not begin wider than it is.
 *
 * @returns how surely a pixel of the photo is such a place, 0 to 255
 */
export function besideTop({ clothes, segments, frame, photo }: Body): (i: number) => number {
  const { width, height } = photo
  const from = new Float32Array(height)
  const to = new Float32Array(height)
  let [left, right] = [Infinity, -Infinity]
  for (let y = 0, i = 0; y < height; y++) {
    let [own, first, last] = [0, width, -1]
    for (let x = 0; x < width; x++, i++)
      if (clothes.labels[i] === UPPER_CLOTHES && segments.clothes.data[i] > 127) {
        own++
        first = Math.min(first, x)
        last = x
      }
    const isAround = own > ALL_AROUND * frame.shoulders
    left = isAround ? Math.min(first, left + GOES_IN) : left - SPREADS
    right = isAround ? Math.max(last, right - GOES_IN) : right + SPREADS
    // Above it there is nothing that it presses.
    const isAbove = left > right
    from[y] = isAround ? width : isAbove ? 0 : left
    to[y] = isAround ? -1 : isAbove ? width : right
  }
  return (i) => {
    const y = Math.floor(i / width)
    const x = i - y * width
    return x < from[y] || x > to[y] ? segments.background.data[i] : 0
  }
}
