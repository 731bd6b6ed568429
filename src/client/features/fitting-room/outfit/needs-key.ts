import type { RefusalCode } from '@cabine/engine/contract/advice.ts'

/** What a photo would have to be for a piece that it cannot wear, in a few words under its picture. */
export function needsKey(why: RefusalCode) {
  switch (why) {
    case 'cropped':
    case 'cut_off':
    case 'feet_hidden':
      return 'outfits.needs_full'
    case 'legs_hidden':
      return 'outfits.needs_legs'
    case 'hand_hidden':
      return 'outfits.needs_hands'
    case 'arms_crossed':
    case 'forearm_across':
      return 'outfits.needs_arms'
    case 'seated':
    case 'not_upright':
      return 'outfits.needs_standing'
    default:
      return 'outfits.needs_other'
  }
}
