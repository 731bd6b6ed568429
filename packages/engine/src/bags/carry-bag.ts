import type { Bag, BagPlace } from '../contract/bags.ts'
import { EngineRefusal } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import type { Trace } from '../fit/look-trace.ts'
import type { Picture } from '../raster/plane.ts'
import { takeApart } from './bag-parts.ts'
import type { Worn } from './before-bag.ts'
import { findFreeHand, type FreeHand } from './free-hand.ts'
import { findShoulder } from './free-shoulder.ts'
import { boxFromHand, hangBag, type HungBag } from './hang-bag.ts'
import { slingBag, type SlungBag } from './sling-bag.ts'

/** A bag and where it is carried. */
export type CarriedBag = { hand: FreeHand; bag: HungBag } | { slung: SlungBag }

const isOfShoulder = (place: BagPlace) => place === 'shoulder' || place === 'across'

/** Of a bag in a hand so much has to be in the photo. */
const IN_PHOTO = 0.9

/** Puts a bag where its kind is carried, the first place that is free. Throws an `EngineRefusal` where none is. */
export function placeBag(body: Body, { height, places, drop }: Bag, picture: Picture): CarriedBag {
  const perPx = height / picture.height
  const parts = places.some(isOfShoulder) ? takeApart(picture) : undefined
  for (const wished of places) {
    if (!isOfShoulder(wished)) {
      const hand = findFreeHand(body)
      const bag = { picture, height, isHeldByEdge: wished === 'edge' }
      if (hand && isInPhoto(body, hand, bag)) return { hand, bag }
    } else if (parts) {
      const place = findShoulder(body, parts, wished === 'across', drop, perPx)
      if (place) return { slung: { parts, perPx, place } }
    }
  }
  if (!parts) throw new EngineRefusal('hands_busy', 'no hand hangs free')
  throw new EngineRefusal('shoulders_busy', 'neither shoulder nor hand is free')
}

function isInPhoto(body: Body, { grip }: FreeHand, bag: HungBag) {
  const { top, height } = boxFromHand(body, grip, bag)
  return body.photo.height - top > IN_PHOTO * height
}

/** Paints it on a look, when all else is. */
export function carryBag(body: Body, look: Picture, carried: CarriedBag, worn: Worn, trace?: Trace) {
  if ('slung' in carried) slingBag(body, look, carried.slung, worn, trace)
  else hangBag(body, look, carried.hand, carried.bag, trace)
}
