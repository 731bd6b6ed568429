import { whyNot, type PhotoCheck, type RefusalCode } from '@cabine/engine/contract/advice.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Outfit } from '../outfit.ts'

/** Why an outfit cannot be worn on a photo, or not the pieces that are `leftOut`. */
export type Obstacle = { why: RefusalCode; isWhole: boolean; leftOut: WornCategory[] }

type Worn = { pieces: readonly { category: WornCategory }[] }

/** What the photo speaks against of an outfit; null where all of it can be worn. */
export function findObstacle({ pieces }: Worn, check: PhotoCheck): Obstacle | null {
  const leftOut = pieces.map(({ category }) => category).filter((category) => whyNot(check, category))
  const why = leftOut[0] && whyNot(check, leftOut[0])
  return why ? { why, isWhole: leftOut.length === pieces.length, leftOut } : null
}

/**
 * The outfit without the pieces that this photo cannot show: on a photo that ends at the hips the trousers are
 * left out. If nothing would be left the outfit stays whole, and the engine says why it cannot be worn.
 */
export function fitToPhoto(outfit: Outfit, check: PhotoCheck): Outfit {
  const obstacle = findObstacle(outfit, check)
  if (!obstacle || obstacle.isWhole) return outfit
  const { leftOut } = obstacle
  return { ...outfit, pieces: outfit.pieces.filter(({ category }) => !leftOut.includes(category)), leftOut }
}
