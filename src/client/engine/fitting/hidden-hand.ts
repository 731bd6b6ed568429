import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES } from '../body/clothes.ts'
import type { LimbPlace } from '../body/limbs.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'

/** Round the wrist, in shoulder widths, her hand is looked for; and so much of that square is skin at least if it is there. */
const AROUND = 0.22
const LEAST_SKIN = 0.04
/** The least share of it that is trousers where her hand is in their pocket. */
const POCKET = 0.1

/**
 * True for a dress over trousers in whose pockets a hand is: they go, and her arm would end without it, the worst that a
 * look can show.
 */
export function endsWithoutHand({ arms, frame, photo, segments, clothes }: Body, category: GarmentCategory) {
  if (category !== 'dresses') return false
  const reach = Math.round(AROUND * frame.shoulders)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  return arms.some((limb) => {
    const [x, y] = limb.joints[2].map(Math.round)
    if (x < reach || y < reach || x >= photo.width - reach || y >= photo.height - reach) return false
    let [hand, pocket, all] = [0, 0, 0]
    for (let v = y - reach; v < y + reach; v += 2)
      for (let u = x - reach; u < x + reach; u += 2) {
        const i = v * photo.width + u
        all++
        if (segments.skin.data[i] > 127 && limb.locate(u, v, place) && place.along > 1.8) hand++
        if (clothes.labels[i] === LOWER_CLOTHES) pocket++
      }
    return hand < LEAST_SKIN * all && pocket > POCKET * all
  })
}
