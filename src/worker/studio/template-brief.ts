import type { ProductCategory, ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Brief } from '@cabine/sophia/styling/brief.ts'
import type { Vibe, Weather } from '@cabine/sophia/questions/consultation.ts'
import type { Slot } from '@cabine/sophia/vocabulary/categories.ts'
import type { Template } from './batch-machine.ts'

/** The slot that a piece's words name; the first match counts. */
const nouns: readonly [Slot, RegExp][] = [
  ['dress', /\b(?:dress(?:es)?|gown|jumpsuit|playsuit|romper|sundress|frock)\b/i],
  ['bag', /\b(?:bag|tote|clutch|handbag|purse|backpack|basket|hobo|crossbody|pouch)\b/i],
  [
    'shoes',
    /\b(?:shoes?|pumps?|heels?|loafers?|flats?|sandals?|boots?|booties|sneakers?|trainers?|mules?|slides?|slingbacks?|espadrilles?|ballerinas?|mary janes?|stilettos?|clogs?)\b/i,
  ],
  [
    'accessory',
    /\b(?:earrings?|hoops?|necklace|pendant|bracelet|cuff|bangle|ring|watch|belt|scarf|hat|beanie|beret|cap|headband|sunglasses|gloves|jewell?ery|brooch)\b/i,
  ],
  ['bottom', /\b(?:trousers|pants|jeans|shorts|skirt|leggings|culottes|chinos|denims)\b/i],
  ['outer', /\b(?:coat|jacket|blazer|trench|parka|puffer|vest|gilet|cape|bomber|overcoat|raincoat)\b/i],
  [
    'top',
    /\b(?:top|tee|t-shirt|shirt|blouse|sweater|jumper|knit|cardigan|turtleneck|camisole|cami|tank|polo|bodysuit|pullover|sweatshirt|hoodie|corset|bustier)\b/i,
  ],
]

/** Null where the words name no known slot. */
export const slotNamed = (words: string): Slot | null =>
  nouns.find(([, noun]) => noun.test(words))?.[0] ?? null

const occasionsFor: Record<string, readonly ProductOccasion[]> = {
  work: ['workwear', 'everyday'],
  date: ['date-night', 'special-event'],
  casual: ['casual-day', 'everyday'],
  events: ['special-event', 'date-night'],
  everyday: ['everyday', 'casual-day'],
}

const vibeOf: Record<string, Vibe> = {
  classic: 'chic',
  modern: 'chic',
  minimal: 'chic',
  relaxed: 'casual',
  natural: 'casual',
  cosy: 'casual',
  romantic: 'romantic',
  evening: 'romantic',
  glamorous: 'bold',
  edgy: 'edgy',
}

const relaxed = /\b(?:jeans|denim|tee|t-shirt|sneakers?|trainers?|shorts)\b/i
const coldWords = /\b(?:beanie|puffer|parka|gloves|mittens|snow|winter|wool coat|overcoat)\b/i
const coolWords = /\b(?:scarf|boots?|turtleneck|cable|cashmere|wool|velvet|coat)\b/i
const hotWords = /\b(?:straw|shorts|slides?|espadrilles?|sundress|beach|holiday|sunglasses)\b/i

/** The weather that the named pieces are worn in. */
function weatherOf({ title, pieces }: Template, slots: ReadonlySet<Slot>): Weather {
  const text = [title, ...pieces].join(', ').replaceAll(/silk scarf|trench coat/gi, '')
  if (coldWords.test(text)) return 'cold'
  if (coolWords.test(text)) return 'cool'
  if (slots.has('outer')) return 'mild'
  return hotWords.test(text) ? 'hot' : 'warm'
}

/** The slots that a template fills; shoes and other essentials are added. */
function slotsOf({ pieces }: Template) {
  const named = new Set(pieces.flatMap((words) => slotNamed(words) ?? []))
  const hasDress = named.has('dress')
  const hasSeparates = named.has('top') || named.has('bottom')
  const shape = hasDress === hasSeparates ? undefined : hasDress ? ('dress' as const) : ('separates' as const)
  const base: Slot[] = shape === 'dress' ? ['dress'] : shape ? ['top', 'bottom'] : ['dress', 'top', 'bottom']
  return { named, shape, open: new Set<Slot>([...named, ...base, 'shoes']) }
}

export type TemplateBrief = { brief: Brief; open: ReadonlySet<Slot> }

/** The bottom piece that the template names: skirts and trousers share a slot, but do not replace each other here. */
export function bottomNamed({ pieces }: Template): ProductCategory | null {
  const words = pieces.find((one) => slotNamed(one) === 'bottom')
  return words ? (/\bskirt\b/i.test(words) ? 'skirts' : 'bottoms') : null
}

/** What a template requires of an outfit, besides the words and colours of its pieces. */
export function briefOfTemplate(template: Template): TemplateBrief {
  const { named, shape, open } = slotsOf(template)
  const weather = weatherOf(template, named)
  const own = occasionsFor[template.occasion] ?? ['everyday', 'casual-day']
  const isOut = template.occasion === 'date' || template.occasion === 'events'
  const isRelaxed = !isOut && relaxed.test(template.pieces.join(', '))
  const occasions: ProductOccasion[] = [
    ...(weather === 'hot' && !isOut ? (['vacation'] as const) : []),
    ...own,
    ...(isRelaxed ? (['casual-day'] as const) : []),
  ]
  return {
    brief: {
      occasions: [...new Set(occasions)],
      weather,
      shape,
      vibe: vibeOf[template.style],
    },
    open,
  }
}
