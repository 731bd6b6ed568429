import { flatteringColours } from './appearance.ts'
import type { ProductOccasion } from '../vocabulary/product-categories.ts'
import type { Brief } from './brief.ts'
import { cutsFor } from './figure.ts'
import { tierLimits, type HardestOccasion, type StylingProfile } from '../questions/profile.ts'

/** The part of a brief that follows from her profile. What she did not tell is left out. */
export function briefOfProfile(profile: StylingProfile): Partial<Brief> {
  const { vibes, colorPalette, shapeWishes, shoppingTier, appearance } = profile
  const maxPerPieceCents = shoppingTier ? tierLimits[shoppingTier] : undefined
  const flatters = flatteringColours(appearance)
  const cuts = cutsFor(profile)
  return {
    ...(vibes.length > 0 && { vibe: vibes[0] }),
    ...(colorPalette.length > 0 && { loves: colorPalette }),
    ...(shapeWishes.length > 0 && { wishes: shapeWishes }),
    ...(flatters.length > 0 && { flatters }),
    ...(cuts.length > 0 && { cuts }),
    ...(maxPerPieceCents !== undefined && { maxPerPieceCents }),
  }
}

/** The catalogue's occasion for the one that she finds hardest to dress for. */
export const occasionOfHardest: Record<HardestOccasion, ProductOccasion> = {
  work: 'workwear',
  date: 'date-night',
  weekend: 'casual-day',
  event: 'special-event',
  travel: 'vacation',
  everyday: 'everyday',
}
