import type { EndsAt } from '../contract/wearing.ts'
import type { Garment } from '../garment/garment.ts'
import type { SewnGarment } from '../cloth/sewn-garment.ts'

/** What a piece is whose hem hangs above such a height of the mannequin, cm: between the hems of the sewn pieces of each kind. */
const tops: [number, EndsAt][] = [
  [96, 'crop'],
  [77, 'hip'],
  [-Infinity, 'long'],
]
const skirts: [number, EndsAt][] = [
  [60, 'mini'],
  [42, 'knee'],
  [20, 'midi'],
  [-Infinity, 'maxi'],
]
/** A hem falls in waves and has corners: this share of the cloth may lie lower. */
const LOWER = 0.03

/**
 * Where a piece of which there is only a picture ends, in the words by which she can correct it; null where she cannot: of
 * trousers, and of what is not sewn after its picture.
 */
export function endOf(garment: Garment | SewnGarment): EndsAt | null {
  if (!('cutFrom' in garment) || garment.category === 'bottoms') return null
  const hem = hemOf(garment)
  const ends = garment.category === 'tops' || garment.category === 'outerwear' ? tops : skirts
  return ends.find(([height]) => hem > height)![1]
}

/** Height of the mannequin at which the cloth ends, without its sleeves, cm. */
export function hemOf({ piece }: SewnGarment) {
  const isSleeve = (corner: number) => piece.surfaces[piece.surfaceOf[corner]].carrier.startsWith('arm')
  const heights: number[] = []
  piece.node.forEach((node, corner) => {
    if (node < piece.clothNodes && !isSleeve(corner)) heights.push(piece.at[3 * node + 1])
  })
  heights.sort((a, b) => a - b)
  return heights[Math.floor(LOWER * heights.length)]
}
