import type { Traits } from '../vocabulary/traits.ts'
import type {
  Availability,
  ColourFamily,
  AnyCategory,
  ProductOccasion,
  Season,
} from '../vocabulary/product-categories.ts'
import { metals, quietColours } from '../vocabulary/product-categories.ts'
import { slotOfCategory, type Slot } from '../vocabulary/categories.ts'

/** What the rules need to know of a product. */
export type Piece = {
  id: string
  /** Shared by the colours of one design; empty when it has none. */
  groupId: string
  brand: string
  name: string
  category: AnyCategory
  colour: string
  colourFamily: ColourFamily | null
  material: string
  occasions: readonly ProductOccasion[]
  season: Season
  priceCents: number | null
  currency: string
  availability: Availability | 'gone'
  /** Missing of pieces that were imported before it was read. */
  traits?: Traits | null
}

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** What the words of a shop tell of a piece, besides what the catalogue knows. */
const signs = {
  patterned: word(
    'stripes?|striped|breton|pinstripes?|check(?:ed)?|plaid|tartan|floral|dots?|dotted|polka|gingham|houndstooth|herringbone|' +
      'tweed|bouclé|boucle|leopard|paisley|print(?:ed)?|\\p{L}+ and (?:white|black|navy|poppy red)',
  ),
  loud: word(
    'velvet|sequins?|sequinn?ed|gowns?|bouclé|boucle|tweed|feathers?|embellished|metallic|leopard|houndstooth|floral|gingham|plaid|' +
      'ruby|cobalt|emerald|cherry|scarlet|poppy red|fuchsia|magenta|terracotta|neon|electric|claret|fedora',
  ),
  knit: word(
    'sweaters?|jumpers?|cardigans?|turtlenecks?|cashmere|merino|lambswool|knit|knitwear|hoodies?|sweatshirts?',
  ),
  denim: word('denim|jeans?'),
  leather: word('leather jackets?|biker jackets?'),
  bare: word(
    'camisoles?|camis?|tanks?|slip|sundress(?:es)?|square-neck|sleeveless|strapless|halter|bustiers?|corsets?|gowns?|bralettes?|maxi dress|sheath',
  ),
  short: word('mini|shorts|playsuits?|rompers?|skorts?'),
  shorts: word('shorts'),
  room: word(
    'wide-leg|wide|relaxed|oversized|linen|knit|sweaters?|cardigans?|maxi|shirt dress|poplin|straight',
  ),
  waist: word('wrap|sheath|pencil|belted|tie|fitted|pleated|tea dress|double-breasted'),
  wide: word('wide-leg|wide|flared|palazzos?|linen trousers|knit trousers|pleated trousers'),
  blazer: word('blazers?'),
  coat: word('coats?|puffers?|parkas?|shearlings?|overcoats?|peacoats?'),
  rain: word('trench(?: coats?)?|raincoats?'),
  boots: word('boots?|booties?'),
  tallBoots: word('knee-high|over-the-knee|knee boots'),
  sneakers: word('sneakers?|trainers?'),
  openShoe: word('sandals?|slides?|espadrilles?|mules?|flip-?flops?|strappy'),
  beachShoe: word('slides?|slide sandals|espadrilles?|espadrille sandals|flip-?flops?'),
  high: word('pumps?|stilettos?|strappy|heels?'),
  low: word(
    'slingbacks?|slingback heels|mary jane(?: heels)?|block-heel|heeled|kitten|mules?|wedges?|knee-high',
  ),
  sunny: word('straw|sunglasses|bucket hat|sun-hats?|basket|canvas'),
  wintry: word('beanies?|wool scarf|gloves?|mittens?|felt|fedora|wool'),
  belt: word('belts?'),
  watch: word('watch(?:es)?'),
  hat: word('hats?|caps?|beanies?|headbands?|berets?'),
  party: word('clutch(?:es)?|mini bag|minaudi[eè]re'),
  tote: word('totes?'),
  satin: word('silk|satin|charmeuse'),
}

type Sign = keyof typeof signs

export type Worn = Piece & { slot: Slot; is: Record<Sign, boolean> }

/** The piece with its slot and signs; null for what is not worn. */
export function asWorn(piece: Piece): Worn | null {
  const slot = slotOfCategory[piece.category]
  if (!slot) return null
  const text = `${piece.name} ${piece.colour} ${piece.material}`
  const is = Object.fromEntries(
    Object.entries(signs).map(([sign, pattern]) => [sign, pattern.test(text)]),
  ) as Record<Sign, boolean>
  return { ...piece, slot, is }
}

/** Caches a value for each piece, because thousands of outfits are scored from the same few pieces. */
export function once<Value>(work: (piece: Worn) => Value) {
  const known = new WeakMap<Worn, { value: Value }>()
  return (piece: Worn): Value => {
    let found = known.get(piece)
    if (!found) {
      found = { value: work(piece) }
      known.set(piece, found)
    }
    return found.value
  }
}

/** All of a piece's text, for rules that no sign covers. */
export const textOf = once(({ name, colour, material }: Worn) => `${name} ${colour} ${material}`)

/** Clothes on the body, by whose colours an outfit is judged first. */
export const isGarment = ({ slot }: { slot: Slot | null }) =>
  slot === 'dress' || slot === 'top' || slot === 'bottom' || slot === 'outer'

/** The height of the heel. */
export const heelOf = ({ is }: Worn) => (is.low ? 'low' : is.high ? 'high' : 'flat')

/** Velvet, a bold print or a jewel colour: the statement of an outfit. */
export const isStatement = (piece: Worn) =>
  piece.slot === 'accessory'
    ? piece.is.hat && !piece.is.wintry
    : isGarment(piece)
      ? piece.is.loud
      : piece.is.loud || isBright(piece)

const isBright = ({ colourFamily }: Piece) =>
  colourFamily !== null && ![...quietColours, ...metals].includes(colourFamily)
