import type { Layout, Placed } from '../../product.ts'
import type { CutOut } from './cut-out.ts'

/** How much of what hangs there is seen, in centimetres. */
const heightCm = 104
const top = 9

/** Garments side by side as on a rail, close enough to touch; the picture's edge cuts them off. */
export function hang(pieces: CutOut[], aspect: number): Layout<CutOut> {
  const widthCm = heightCm * aspect
  const step = widthCm / pieces.length
  const placed = pieces.map((piece, i): Placed<CutOut> => ({
    piece,
    x: step * (i + 0.5),
    // Nobody hangs a rail with a ruler.
    y: top + (i % 2) * 2.5 + piece.heightCm / 2,
  }))
  // From the edges to the middle: what hangs there is seen whole.
  const fromMiddle = ({ x }: Placed) => Math.abs(x - widthCm / 2)
  return { widthCm, heightCm, placed: placed.toSorted((a, b) => fromMiddle(b) - fromMiddle(a)) }
}
