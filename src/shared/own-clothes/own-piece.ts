import { asWorn, type Worn } from '@cabine/sophia/styling/piece.ts'
import type { ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { ClosetDetails } from '../closet.ts'

/** A piece of her closet, as far as rules look at it. */
export type OwnPiece = { id: string; details: ClosetDetails }

const occasionsOf: Record<NonNullable<ClosetDetails['formality']>, readonly ProductOccasion[]> = {
  casual: ['everyday', 'casual-day', 'vacation'],
  smart: ['everyday', 'workwear', 'date-night', 'casual-day', 'vacation'],
  formal: ['workwear', 'date-night', 'special-event'],
}
/** Of what she has said nothing, she may wear anywhere. */
const anyOccasion: readonly ProductOccasion[] = [
  'everyday',
  'workwear',
  'date-night',
  'casual-day',
  'vacation',
  'special-event',
]

/** Of what keeps warm. */
export const warmFabrics: readonly (ClosetDetails['fabric'] | 'all')[] = [
  'wool',
  'cashmere',
  'fleece',
  'fur',
  'velvet',
  'corduroy',
  'tweed',
]
const shortJackets: readonly ClosetDetails['fabric'][] = ['denim', 'leather', 'faux leather', 'suede']

/** What a shop's name would say of it, and hers, in whatever language, may not. */
function kindOf({ category, season, fabric, name }: ClosetDetails) {
  if (category === 'shoes') return { summer: 'sandals', winter: 'boots', all: '' }[season]
  if (category !== 'outerwear' || /jacket|blazer|vest|gilet|cardigan/i.test(name)) return ''
  return season === 'summer' || shortJackets.includes(fabric) ? 'jacket' : 'coat'
}

/** A piece of hers as the stylist's rules see one of a shop. Whose brand it is and what it cost is no matter any more. */
export function wornOfOwn({ id, details }: OwnPiece): Worn | null {
  const { category, name, colours, pattern, fabric, season, formality } = details
  const [colour = null] = colours
  return asWorn({
    id,
    groupId: '',
    brand: '',
    name: [name, pattern === 'plain' ? '' : pattern, fabric, kindOf(details)].filter(Boolean).join(' '),
    category,
    colour: colour ?? '',
    colourFamily: colour,
    material: fabric ?? '',
    occasions: formality ? occasionsOf[formality] : anyOccasion,
    season,
    priceCents: null,
    currency: '',
    availability: 'in_stock',
  })
}
