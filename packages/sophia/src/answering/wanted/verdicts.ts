import { costOf } from '../../styling/piece-cost.ts'
import { isMadeOf } from '../../styling/fabrics.ts'
import { isForAnotherFigure } from '../../styling/figure-words.ts'
import { asWorn, heelOf, type Piece, type Worn } from '../../styling/piece.ts'
import { flawsOf } from '../../styling/piece-rules.ts'
import type { Brief } from '../../styling/brief.ts'
import { isCalled } from '../../languages/en/names.ts'
import { familyOfShade } from '../../catalogue/colour-families.ts'
import { slotOfCategory } from '../../vocabulary/categories.ts'
import { concepts, type Concept } from '../../vocabulary/concepts.ts'
import { stuffs, type Stuff } from '../../vocabulary/needs-and-figures.ts'
import { hemLengths, sleeveLengths, type Traits } from '../../vocabulary/traits.ts'
import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import type { Condition } from './conditions.ts'

/** 'near': not as she said, and close to it. 'beside': it says nothing of such a piece, as sleeves of shoes. */
export type Verdict = 'yes' | 'near' | 'no' | 'unsure' | 'beside'

/** A piece of the shop as conditions see it. */
export type Candidate = Piece & { sizes: readonly string[]; department: string | null }

const isConcept = (name: string): name is Concept => name in concepts
const isStuff = (name: string): name is Stuff => stuffs.some((one) => one === name)

const familyOf = (colour: string): ColourFamily => familyOfShade[colour] ?? (colour as ColourFamily)

/** Colours that somebody who gets the one will hardly miss the other for. */
const nearFamilies: Partial<Record<ColourFamily, readonly ColourFamily[]>> = {
  yellow: ['orange', 'gold', 'beige'],
  orange: ['yellow', 'brown', 'red'],
  purple: ['pink', 'red'],
  silver: ['grey', 'white', 'gold'],
  gold: ['yellow', 'beige', 'silver'],
  beige: ['brown', 'white'],
  brown: ['beige'],
  white: ['beige'],
  grey: ['silver', 'black'],
  pink: ['red', 'purple'],
}

/** What a piece is called, by what was read of it. */
const isOf = ({ traits, name, colour, material }: Candidate, concept: Concept) =>
  traits ? traits.is.includes(concept) : isCalled(`${name} . ${colour} . ${material}`, concept)

/** Kinds that are also of another: a blouse is a shirt, and who asks for a jacket may be shown a blazer. */
const wider: Partial<Record<Concept, readonly Concept[]>> = {
  blouse: ['shirt'],
  shirt: ['blouse'],
  bottoms: ['trousers', 'jeans', 'skirt', 'shorts'],
  trousers: [],
  boots: ['ankle boots'],
  jacket: ['blazer', 'waistcoat'],
  coat: ['trench'],
  sweater: ['turtleneck', 'cardigan'],
  knitwear: ['sweater', 'turtleneck', 'cardigan'],
  jewellery: ['necklace', 'earrings', 'bracelet', 'ring', 'brooch'],
  hat: ['cap', 'beanie'],
  bag: ['tote', 'clutch', 'crossbody', 'backpack'],
  top: ['tee', 'shirt', 'blouse', 'tank', 'camisole', 'sweater', 'turtleneck', 'polo', 'tunic', 'cardigan'],
  dress: [],
  scarf: [],
  outerwear: ['coat', 'jacket', 'blazer', 'trench', 'parka', 'puffer', 'cape', 'waistcoat'],
}
/** What is shown for a kind only where there is none: it does the same. */
const nearKinds: Partial<Record<Concept, readonly Concept[]>> = {
  jumpsuit: ['dress'],
  dungarees: ['dress'],
  tote: ['bag'],
  clutch: ['bag'],
  flats: ['loafers'],
  loafers: ['flats'],
  sneakers: ['loafers', 'flats'],
  trench: ['coat'],
  parka: ['coat'],
  puffer: ['coat', 'jacket'],
  waistcoat: ['jacket'],
  cardigan: ['sweater'],
}

/** The general kinds, which the whole shelf answers. */
const shelves: ReadonlySet<Concept> = new Set([
  'shoes',
  'bag',
  'top',
  'bottoms',
  'outerwear',
  'accessories',
] as const)

function kindVerdict(piece: Candidate, { which, slot }: Extract<Condition, { of: 'kind' }>): Verdict {
  const own = slotOfCategory[piece.category] ?? (piece.category === 'home' ? 'home' : null)
  if (own !== slot) return 'no'
  if (shelves.has(which)) return 'yes'
  if (which === 'heels')
    return heelOf(asWornPiece(piece)) === 'flat' ? 'no' : isOf(piece, 'boots') ? 'near' : 'yes'
  if (which === 'skirt' && piece.category === 'skirts') return 'yes'
  if (which === 'dress' && piece.category === 'dresses') return 'yes'
  if (which === 'trousers' && piece.category === 'bottoms')
    return isOf(piece, 'shorts') ? 'no' : isOf(piece, 'jeans') ? 'near' : 'yes'
  if (isOf(piece, which)) return 'yes'
  if (wider[which]?.some((one) => isOf(piece, one)))
    return which === 'blouse' || which === 'shirt' ? 'near' : 'yes'
  return nearKinds[which]?.some((one) => isOf(piece, one)) ? 'near' : 'no'
}

const asWornPiece = (piece: Candidate): Worn =>
  asWorn(piece) ?? { ...piece, slot: 'accessory', is: {} as Worn['is'] }

const atLeast = <T extends string>(order: readonly T[], own: T, least: T) =>
  order.indexOf(own) >= order.indexOf(least)

/** What a rule of the stylist's says of a piece under a brief: whether one of these is broken. */
const breaks = (piece: Candidate, brief: Brief, rules: RegExp) =>
  flawsOf(asWornPiece(piece), brief).some((rule) => rules.test(rule))

function colourVerdict(piece: Candidate, which: Concept): Verdict {
  const family = familyOf(which)
  const isShade = which in familyOfShade
  if (isOf(piece, which)) return 'yes'
  if (piece.colourFamily === null) return 'unsure'
  if (piece.colourFamily === family) return isShade ? 'near' : 'yes'
  return nearFamilies[family]?.includes(piece.colourFamily) ? 'near' : 'no'
}

const known = (said: boolean | undefined): Verdict => (said === undefined ? 'unsure' : said ? 'yes' : 'no')

const isGarment = ({ category }: Candidate) =>
  ['tops', 'dresses', 'skirts', 'bottoms', 'outerwear'].includes(category)

/** Letters of sizes beside numbers of them, where a shop has the one and she says the other. */
const letterSizes: Record<string, RegExp> = {
  xs: /^(?:xs|0|00|24|25)$/i,
  s: /^(?:s|2|4|26|27)$/i,
  m: /^(?:m|6|8|28|29)$/i,
  l: /^(?:l|10|12|30|31)$/i,
  xl: /^(?:xl|14|16|32|33)w?$/i,
}

const letterOfEuropean: Record<string, readonly string[]> = {
  34: ['xs'],
  36: ['s'],
  38: ['m'],
  40: ['m', 'l'],
  42: ['l'],
  44: ['xl'],
}

function sizeVerdict({ sizes, category }: Candidate, which: string): Verdict {
  if (category === 'bags' || category === 'accessories' || category === 'home') return 'beside'
  if (sizes.length === 0) return 'unsure'
  const said = which.toLowerCase()
  const isIt = (size: string) => {
    const own = size.toLowerCase()
    return own === said || own === `${said}w` || own === `${said}p` || (letterSizes[said]?.test(own) ?? false)
  }
  if (sizes.some(isIt)) return 'yes'
  // European sizes of clothes, where a shop has letters or American numbers.
  const american = category === 'shoes' ? undefined : letterOfEuropean[said]
  if (american && sizes.some((size) => american.some((one) => letterSizes[one]?.test(size)))) return 'near'
  // European shoes are counted from 33: a shop that counts otherwise may still have hers.
  if (category === 'shoes' && Number(said) > 30) {
    const counted = Number(said) - 30.5
    return sizes.some((size) => Math.abs(Number(size) - counted) <= 0.6) ? 'near' : 'no'
  }
  return 'no'
}

/** Whether a piece is as a condition says, by what it is and never by its name alone. */
export function verdictOf(piece: Candidate, condition: Condition): Verdict {
  const { traits } = piece
  const { slot } = asWornPiece(piece)
  switch (condition.of) {
    case 'kind':
      return kindVerdict(piece, condition)
    case 'colour':
      return colourVerdict(piece, condition.which)
    case 'not_colour':
      return isOf(piece, condition.which) || piece.colourFamily === familyOf(condition.which) ? 'no' : 'yes'
    case 'most': {
      const cost = costOf(piece, condition.currency)
      return cost <= condition.cents ? 'yes' : cost <= condition.cents * 1.25 ? 'near' : 'no'
    }
    case 'least':
      return costOf(piece, condition.currency) >= condition.cents ? 'yes' : 'no'
    case 'material':
    case 'pattern': {
      const { which } = condition
      if (isConcept(which) && isOf(piece, which)) return 'yes'
      if (which === 'natural')
        return (['cotton', 'linen', 'silk', 'wool', 'cashmere'] as const).some((one) => isOf(piece, one))
          ? 'yes'
          : 'no'
      if (which === 'plain') return isPatterned(piece) ? 'no' : 'yes'
      return isStuff(which) && isMadeOf(asWornPiece(piece), which) ? 'yes' : piece.material ? 'no' : 'unsure'
    }
    case 'not_material':
    case 'not_pattern': {
      const { which } = condition
      const has =
        (isConcept(which) && isOf(piece, which)) || (isStuff(which) && isMadeOf(asWornPiece(piece), which))
      return has ? 'no' : piece.material || condition.of === 'not_pattern' ? 'yes' : 'unsure'
    }
    case 'cut':
      return isOf(piece, condition.which) ? 'yes' : 'no'
    case 'sleeves': {
      if (slot !== 'top' && slot !== 'dress') return 'beside'
      return known(traits?.sleeves && atLeast(sleeveLengths, traits.sleeves, condition.least))
    }
    case 'bare':
      if (slot !== 'top' && slot !== 'dress') return 'beside'
      return known(traits?.sleeves && traits.sleeves === 'none')
    case 'neck': {
      if (slot !== 'top' && slot !== 'dress') return 'beside'
      const own = traits?.neck
      if (!own) return 'unsure'
      if (condition.which === 'open') return own === 'open' ? 'yes' : 'no'
      if (condition.which === 'high') return own === 'high' ? 'yes' : own === 'round' ? 'near' : 'no'
      return own === 'open' ? 'no' : 'yes'
    }
    case 'hem': {
      if (!isGarment(piece) || slot === 'top' || slot === 'outer') return 'beside'
      const own = traits?.hem
      if (!own) return 'unsure'
      const isLong = !condition.least || atLeast(hemLengths, own, condition.least)
      const isShort = !condition.most || atLeast(hemLengths, condition.most, own)
      return isLong && isShort ? 'yes' : 'no'
    }
    case 'fit':
      return isGarment(piece) ? fitVerdict(traits, condition.which) : 'beside'
    case 'opaque':
      if (!isGarment(piece)) return 'beside'
      return traits?.isSheer === undefined
        ? traits?.isLined || isDense(piece)
          ? 'yes'
          : 'unsure'
        : known(!traits.isSheer)
    case 'heel':
      return slot === 'shoes' ? heelVerdict(piece, condition) : 'beside'
    case 'figure':
      return figureVerdict(piece, condition.which)
    case 'size':
      return sizeVerdict(piece, condition.which)
    case 'detail':
      return traits?.details?.includes(condition.which) ? 'yes' : traits ? 'no' : 'unsure'
    case 'not_detail':
      return traits?.details?.includes(condition.which) ? 'no' : 'yes'
    case 'occasion':
    case 'weather':
      return 'yes'
    case 'rain':
      if (slot !== 'shoes' && slot !== 'outer') return 'beside'
      if (traits?.isForRain) return 'yes'
      return breaks(piece, { occasions: piece.occasions, weather: 'cool', isWet: true }, /rain/)
        ? 'no'
        : 'near'
    case 'wearer':
      return piece.department === condition.which
        ? 'yes'
        : piece.department === 'unisex'
          ? 'near'
          : slot === 'bag' || slot === 'accessory' || slot === null
            ? 'near'
            : 'no'
  }
}

const isPatterned = (piece: Candidate) =>
  (['striped', 'floral', 'checked', 'polka dot', 'leopard', 'printed', 'embroidered'] as const).some((one) =>
    isOf(piece, one),
  )

/** Cloth that nobody sees through. */
const isDense = (piece: Candidate) =>
  (['denim', 'wool', 'leather', 'velvet', 'tweed', 'corduroy', 'cashmere', 'fur'] as const).some((one) =>
    isOf(piece, one),
  )

function fitVerdict(traits: Traits | null | undefined, which: 'loose' | 'fitted' | 'not_tight'): Verdict {
  const own = traits?.fit
  if (which === 'not_tight') return own === 'fitted' ? 'no' : own ? 'yes' : 'unsure'
  return own ? (own === which ? 'yes' : 'no') : 'unsure'
}

function heelVerdict(piece: Candidate, { which, mostCm }: Extract<Condition, { of: 'heel' }>): Verdict {
  const own = piece.traits?.heel ?? (piece.traits ? undefined : heelOf(asWornPiece(piece)))
  const cm = piece.traits?.heelCm
  if (mostCm !== undefined) {
    if (cm !== undefined) return cm <= mostCm ? 'yes' : cm <= mostCm + 1.5 ? 'near' : 'no'
    if (own === 'flat') return 'yes'
    return own === 'low' ? (mostCm >= 5 ? 'yes' : 'unsure') : own ? 'no' : 'unsure'
  }
  if (!own) return 'unsure'
  if (which === 'flat') return own === 'flat' ? 'yes' : 'no'
  if (which === 'low') return own === 'high' ? 'no' : own === 'low' ? 'yes' : 'near'
  return own === 'flat' ? 'no' : own === 'high' ? 'yes' : 'near'
}

const lined: readonly string[] = ['tops', 'dresses', 'skirts', 'bottoms', 'outerwear']

/** Clothes of her line; what has no figure is for everybody. */
function figureVerdict(piece: Candidate, which: readonly string[]): Verdict {
  if (!lined.includes(piece.category)) return 'beside'
  const own = piece.traits?.figure ?? []
  if (own.some((one) => which.includes(one))) return 'yes'
  return isForAnotherFigure(asWornPiece(piece), which as never) || own.length > 0 ? 'no' : 'near'
}
