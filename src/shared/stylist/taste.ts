import type { ColourFamily } from '../product-categories.ts'
import { isEvening, isHot, type Brief } from './brief.ts'
import { accentOf, isNeutral, paletteOf } from './colours.ts'
import type { ShapeWish, Vibe } from './consultation.ts'
import { isSuit } from './outfit-rules.ts'
import { isLikeHers } from './owned.ts'
import { isGarment, isStatement, type Slot, type Worn } from './piece.ts'

/** The words by which a vibe is known in a shop. */
const vibeWords: Record<Vibe, RegExp> = {
  chic: /tailored|blazer|silk|pencil|sheath|pumps?|pleated|trench|loafers?|wrap coat|top-handle|poplin|pearl|cashmere|column|slingback|blouse|camel|ivory/i,
  casual:
    /\btee\b|jeans|knit|sneakers?|cardigan|linen|flats?|loafers?|tote|sweater|denim|polo|cotton|crossbody|chelsea/i,
  bold: /velvet|leather jacket|emerald|ruby|cobalt|red\b|scarlet|cherry|houndstooth|metallic|gold|plaid|floral|poppy|terracotta|wine|burgundy/i,
  romantic:
    /wrap|tea dress|floral|silk|satin|lace|blush|rose|petal|pleated|pearl|ballet|mary jane|tie-neck|camisole|slip|midi|champagne|tiered/i,
  edgy: /leather|black|ankle boots|chelsea|mini|bomber|biker|graphite|charcoal|turtleneck|slip|double-breasted|silver|strappy/i,
}

const shapeSigns: Partial<Record<ShapeWish, 'room' | 'waist'>> = { room: 'room', waist: 'waist' }

const textOf = ({ name, colour, material }: Worn) => `${name} ${colour} ${material}`

/** How much a piece by itself is what she asked for. */
export function pieceScore(piece: Worn, brief: Brief): number {
  const { vibe, loves = [], wishes = [], occasions } = brief
  const wanted = wishes.flatMap((wish) => shapeSigns[wish] ?? [])
  const isLoved = piece.colourFamily !== null && loves.includes(piece.colourFamily)
  return (
    (piece.occasions.includes(occasions[0]) ? 1 : 0) +
    (vibe && vibeWords[vibe].test(textOf(piece)) ? 0.9 : 0) +
    (isLoved ? (isGarment(piece) ? 1.1 : 0.4) : 0) +
    wanted.filter((sign) => isGarment(piece) && piece.is[sign]).length * 0.5 +
    (isHot(brief) && piece.season === 'summer' && piece.slot !== 'accessory' ? 0.6 : 0) +
    (!isHot(brief) && piece.season === 'winter' ? 0.4 : 0) +
    (wishes.includes('dresses') && piece.slot === 'dress' ? 0.6 : 0) +
    (isLikeHers(piece, brief.owned) ? 3 : 0)
  )
}

type Preference = { name: string; worth: number; holds: (pieces: Worn[], brief: Brief) => boolean }

const garmentColours = (pieces: Worn[]) =>
  new Set(pieces.filter(isGarment).map(({ colourFamily }) => colourFamily))

const isOf = (pieces: Worn[], ...colours: ColourFamily[]) => {
  const worn = garmentColours(pieces)
  return colours.every((colour) => worn.has(colour))
}

/** Two garments or more, and all of one colour. */
const isOneColour = (pieces: Worn[]) =>
  pieces.filter(isGarment).length > 1 && garmentColours(pieces).size === 1

const isAllBlack = (pieces: Worn[]) => isOneColour(pieces) && isOf(pieces, 'black')

/** A colour of the clothes that shoes, bag or jewellery say once more. */
function isEchoed(pieces: Worn[]) {
  const accents = pieces.filter((piece) => accentOf(piece))
  return accents.some(isGarment) && accents.some((piece) => !isGarment(piece))
}

const has = (pieces: Worn[], slot: Slot, colour?: ColourFamily) =>
  pieces.some((piece) => piece.slot === slot && (colour === undefined || piece.colourFamily === colour))

/** What no rule forbids and a stylist would rather see, or not. A line each. */
const preferences: readonly Preference[] = [
  { name: 'one accent', worth: 0.7, holds: (pieces) => paletteOf(pieces).kind === 'accent' },
  { name: 'shades of one thing', worth: 0.5, holds: (pieces) => paletteOf(pieces).kind === 'tonal' },
  { name: 'only quiet colours', worth: 0.3, holds: (pieces) => paletteOf(pieces).kind === 'neutral' },
  { name: 'the accent said twice', worth: 0.5, holds: isEchoed },
  {
    name: 'shoes to stand on: quiet, or of the accent',
    worth: 0.3,
    holds: (pieces) => pieces.some((one) => one.slot === 'shoes' && (isNeutral(one) || isEchoed(pieces))),
  },
  { name: 'a bag', worth: 0.7, holds: (pieces) => has(pieces, 'bag') },
  { name: 'something small to finish it', worth: 0.15, holds: (pieces) => has(pieces, 'accessory') },
  { name: 'a suit', worth: 0.6, holds: isSuit },
  { name: 'one thing to be remembered by', worth: 0.4, holds: (pieces) => pieces.some(isStatement) },
  {
    name: 'black from head to toe, unless she is sharp',
    worth: -0.7,
    holds: (pieces, { vibe }) => isAllBlack(pieces) && vibe !== 'edgy',
  },
  {
    name: 'one flat colour',
    worth: -0.2,
    holds: (pieces) =>
      isOneColour(pieces) &&
      !isAllBlack(pieces) &&
      !pieces.some((piece) => isGarment(piece) && (piece.is.patterned || piece.is.satin)),
  },
  {
    name: 'grey beside brown or beige',
    worth: -0.6,
    holds: (pieces) => isOf(pieces, 'grey', 'brown') || isOf(pieces, 'grey', 'beige'),
  },
  { name: 'brown beside black', worth: -0.5, holds: (pieces) => isOf(pieces, 'brown', 'black') },
  {
    name: 'brown shoes below black',
    worth: -0.6,
    holds: (pieces) => isAllBlack(pieces) && has(pieces, 'shoes', 'brown'),
  },
  {
    name: 'navy shoes with a black bag, or the other way round',
    worth: -0.4,
    holds: (pieces) =>
      (has(pieces, 'shoes', 'blue') && has(pieces, 'bag', 'black')) ||
      (has(pieces, 'shoes', 'black') && has(pieces, 'bag', 'blue')),
  },
  {
    name: 'silver beside brown',
    worth: -0.4,
    holds: (pieces) => isOf(pieces, 'brown') && pieces.some(({ colourFamily }) => colourFamily === 'silver'),
  },
  {
    name: 'loafers in the evening',
    worth: -0.6,
    holds: (pieces, brief) =>
      isEvening(brief) && pieces.some(({ slot, name }) => slot === 'shoes' && /loafer|chelsea/i.test(name)),
  },
]

/** What pieces are worth together besides what each is worth. */
export const togetherScore = (pieces: Worn[], brief: Brief) =>
  preferences.reduce((sum, { worth, holds }) => (holds(pieces, brief) ? sum + worth : sum), 0)
