import type { Brief } from './brief.ts'
import { isEvening, isHot } from './brief.ts'
import { accentOf, isNeutral, paletteOf } from './colours.ts'
import type { ShapeWish, Vibe } from './consultation.ts'
import { isSuit } from './outfit-rules.ts'
import { isLikeHers } from './owned.ts'
import { isGarment, isStatement, type Worn } from './piece.ts'

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

/** What pieces are worth together besides what each is worth. */
export function togetherScore(pieces: Worn[], brief: Brief): number {
  const { vibe } = brief
  const garments = pieces.filter(isGarment)
  const isLoaferOut =
    isEvening(brief) && pieces.some(({ slot, name }) => slot === 'shoes' && /loafer|chelsea/i.test(name))
  const palette = paletteOf(pieces)
  const accents = pieces.filter((piece) => accentOf(piece))
  const isEchoed = accents.some(isGarment) && accents.some((piece) => !isGarment(piece))
  const families = new Set(garments.map(({ colourFamily }) => colourFamily))
  const isAllBlack = garments.length > 1 && families.size === 1 && families.has('black')
  const isFlat =
    garments.length > 1 && families.size === 1 && !garments.some(({ is }) => is.patterned || is.satin)
  const isUneasy = families.has('grey') && (families.has('brown') || families.has('beige'))
  const hasSilverAndWarm =
    pieces.some(({ colourFamily }) => colourFamily === 'silver') && families.has('brown')
  return (
    (palette.kind === 'tonal' ? 0.5 : palette.kind === 'accent' ? 0.7 : 0.3) +
    (isEchoed ? 0.5 : 0) +
    (pieces.some(({ slot }) => slot === 'bag') ? 0.7 : 0) +
    (pieces.some(({ slot }) => slot === 'accessory') ? 0.15 : 0) +
    (isSuit(pieces) ? 0.6 : 0) +
    (pieces.some(isStatement) ? 0.4 : 0) +
    (isAllBlack && vibe !== 'edgy' ? -0.7 : 0) +
    (isFlat && !isAllBlack ? -0.2 : 0) +
    (isUneasy ? -0.6 : 0) +
    (families.has('brown') && families.has('black') ? -0.5 : 0) +
    (isLoaferOut ? -0.6 : 0) +
    (hasSilverAndWarm ? -0.4 : 0) +
    // A ground to stand on: shoes that are quiet, or that say the same as the clothes.
    (pieces.some((piece) => piece.slot === 'shoes' && (isNeutral(piece) || isEchoed)) ? 0.3 : 0)
  )
}
