import { EngineRefusal, type GarmentAdvice, type Piece } from '../advice.ts'
import type { Body } from '../body/body.ts'
import { findFreeHand, type FreeHand } from '../carried/free-hand.ts'
import type { HungBag } from '../carried/hang-bag.ts'
import { readBag } from '../carried/read-bag.ts'
import { findFeet, type SeenFeet } from '../shod/put-on-shoes.ts'
import { readShoes } from '../shod/read-shoes.ts'
import type { Shoes } from '../shod/shoe-picture.ts'

/** What she has on beside clothes. */
export type Extras = {
  shod?: { feet: SeenFeet; shoes: Shoes }
  carried?: { hand: FreeHand; bag: HungBag }
  /** Why a pair or a bag that came with clothes was left out. */
  missing: GarmentAdvice[]
}

/**
 * The pair and the bag among the pieces, and where they go. One that comes with others is left out where the photo has no place
 * for it; alone it is refused.
 */
export async function readExtras(body: Body, pieces: Piece[]): Promise<Extras> {
  const extras: Extras = { missing: [] }
  for (const [index, { category, image, shoe, bag }] of pieces.entries()) {
    if (category !== 'shoes' && category !== 'bags') continue
    try {
      if (shoe) extras.shod = { feet: findFeet(body), shoes: await readShoes(image, shoe, index) }
      else if (bag) extras.carried = { hand: freeHandOf(body), bag: await readBag(image, bag, index) }
      else throw new EngineRefusal('unsupported_category', `no kind of ${category} that is drawn`, index)
    } catch (error) {
      const hasNoPlace =
        error instanceof EngineRefusal && (error.code === 'feet_hidden' || error.code === 'hands_busy')
      if (!hasNoPlace) throw error
      if (pieces.length === 1) throw new EngineRefusal(error.code, error.message, index)
      extras.missing.push(error.code)
    }
  }
  return extras
}

function freeHandOf(body: Body) {
  const hand = findFreeHand(body)
  if (!hand) throw new EngineRefusal('hands_busy', 'no hand hangs free')
  return hand
}
