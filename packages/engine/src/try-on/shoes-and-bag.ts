import { EngineRefusal, type GarmentAdvice, type Piece, type RefusalCode } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import { placeBag, type CarriedBag } from '../bags/carry-bag.ts'
import { readBag } from '../bags/read-bag.ts'
import { findFeet, type SeenFeet } from '../shoes/put-on-shoes.ts'
import { readShoes } from '../shoes/read-shoes.ts'
import type { Shoes } from '../shoes/shoe-picture.ts'

/** What she has on beside clothes. */
export type Extras = {
  shod?: { feet: SeenFeet; shoes: Shoes }
  carried?: CarriedBag
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
      else if (bag) extras.carried = placeBag(body, bag, await readBag(image, index))
      else throw new EngineRefusal('unsupported_category', `no kind of ${category} that is drawn`, index)
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error
      const { code, message } = error
      if (!isNoPlace(code)) throw error
      if (pieces.length === 1) throw new EngineRefusal(code, message, index)
      extras.missing.push(code)
    }
  }
  return extras
}

const isNoPlace = (code: RefusalCode): code is 'feet_hidden' | 'hands_busy' | 'shoulders_busy' =>
  code === 'feet_hidden' || code === 'hands_busy' || code === 'shoulders_busy'
