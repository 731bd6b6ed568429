import { quietColours } from '../vocabulary/product-categories.ts'
import { isHot, type Brief } from './brief.ts'
import type { ShapeWish, Vibe } from '../questions/consultation.ts'
import { hasCut } from './figure.ts'
import { figuresMet } from './figure-words.ts'
import { resemblesOwned } from './owned.ts'
import { needsMet } from './needs.ts'
import { isGarment, textOf, type Worn } from './piece.ts'

/** The words that mark a vibe in a shop, and those that contradict it. */
const vibeWords: Record<Vibe, { likes: RegExp; shuns: RegExp }> = {
  chic: {
    likes:
      /tailored|blazer|silk|pencil|sheath|pumps?|pleated|trench|loafers?|wrap coat|top-handle|poplin|pearl|cashmere|column|slingback|blouse|camel|ivory/i,
    shuns: /shorts|canvas|scrunchie|bucket hat|beanie|bomber|tiered|gingham|hoodie|sweatshirt|knit trousers/i,
  },
  casual: {
    likes:
      /\btee\b|jeans|knit|sneakers?|cardigan|linen|flats?|loafers?|tote|sweater|denim|polo|cotton|crossbody|chelsea/i,
    shuns: /pumps?|slingback|strappy|velvet|gown|sheath|pencil|top-handle|clutch|pearl|tie-neck|satin/i,
  },
  bold: {
    likes:
      /velvet|leather jacket|emerald|ruby|cobalt|red\b|scarlet|cherry|houndstooth|metallic|gold|plaid|floral|poppy|terracotta|wine|burgundy/i,
    shuns: /oatmeal|heather|petal|powder blue|scrunchie/i,
  },
  romantic: {
    likes:
      /wrap|tea dress|floral|silk|satin|lace|blush|rose|petal|pleated|pearl|ballet|mary jane|tie-neck|camisole|slip|midi|champagne|tiered/i,
    shuns:
      /bomber|biker|leather jacket|pinstripe|sneakers?|double-breasted|graphite|quilted|chelsea|bucket hat/i,
  },
  edgy: {
    likes:
      /leather|black|ankle boots|chelsea|mini|bomber|biker|graphite|charcoal|turtleneck|slip|double-breasted|silver|strappy/i,
    shuns:
      /floral|tea dress|tiered|gingham|blush|petal|pearl|ballet|straw|basket|scrunchie|espadrille|sage|oatmeal|breton|canvas/i,
  },
}

/** The dress or the top sets the tone; shoes and bag support it. */
const vibeWorth = ({ slot }: Worn) => (slot === 'dress' || slot === 'top' ? 1.5 : 0.9)

/** 1 for a text that expresses the vibe, -1 for one that contradicts it. */
export function vibeOf(text: string, vibe: Vibe | undefined) {
  if (!vibe) return 0
  const { likes, shuns } = vibeWords[vibe]
  return Number(likes.test(text)) - Number(shuns.test(text))
}

const shapeSigns: Partial<Record<ShapeWish, 'room' | 'waist'>> = { room: 'room', waist: 'waist' }

/** Colours of pieces near her face count. */
export const isNearFace = ({ slot, name }: Worn) =>
  slot === 'top' ||
  slot === 'dress' ||
  (slot === 'accessory' && /earrings?|necklace|scar(?:f|ves)\b/i.test(name))

/** Weighs less than the colours that she says she loves. */
const flatteryOf = (piece: Worn, { flatters = [], cuts = [] }: Brief) =>
  (isNearFace(piece) && piece.colourFamily !== null && flatters.includes(piece.colourFamily) ? 0.4 : 0) +
  (cuts.length > 0 && hasCut(piece, cuts) ? 0.3 : 0)

/** What is looked at before who wears it: a bright colour, a large print, patent leather. */
const isConspicuous = (piece: Worn) =>
  piece.is.loud ||
  /\bpatent\b/i.test(textOf(piece)) ||
  (piece.colourFamily !== null && ![...quietColours, 'blue'].includes(piece.colourFamily))

/** How well a piece by itself matches the brief. */
export function pieceScore(piece: Worn, brief: Brief): number {
  const { vibe, loves = [], wishes = [], occasions } = brief
  const [occasion] = occasions
  const wanted = wishes.flatMap((wish) => shapeSigns[wish] ?? [])
  const isLoved = piece.colourFamily !== null && loves.includes(piece.colourFamily)
  return (
    (occasion && piece.occasions.includes(occasion) ? 1 : 0) +
    vibeOf(textOf(piece), vibe) * vibeWorth(piece) +
    (isLoved ? (isGarment(piece) ? 1.1 : 0.4) : 0) +
    wanted.filter((sign) => isGarment(piece) && piece.is[sign]).length * 0.5 +
    flatteryOf(piece, brief) +
    figuresMet(piece, brief.figure) * 1.5 +
    needsMet(piece, brief.needs) * 0.8 +
    (brief.isWet && (piece.is.rain || piece.is.boots) ? 1.2 : 0) +
    (isHot(brief) && piece.season === 'summer' && piece.slot !== 'accessory' ? 0.6 : 0) +
    (!isHot(brief) && piece.season === 'winter' ? 0.4 : 0) +
    (wishes.includes('dresses') && piece.slot === 'dress' ? 0.6 : 0) +
    (resemblesOwned(piece, brief.owned) ? 3 : 0) -
    (brief.manners?.includes('sober') && isConspicuous(piece) ? 1.6 : 0)
  )
}
