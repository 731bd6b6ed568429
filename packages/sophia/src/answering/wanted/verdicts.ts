import type { Brief } from '../../styling/brief.ts'
import { isMadeOf } from '../../styling/fabrics.ts'
import { isForAnotherFigure } from '../../styling/figure-words.ts'
import { costOf } from '../../styling/piece-cost.ts'
import { flawsOf } from '../../styling/piece-rules.ts'
import { heelOf, isGarment } from '../../styling/piece.ts'
import { familyOfShade } from '../../catalogue/colour-families.ts'
import { concepts, type Concept } from '../../vocabulary/concepts.ts'
import { stuffs, type Stuff } from '../../vocabulary/needs-and-figures.ts'
import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import { hemLengths, sleeveLengths, type Traits } from '../../vocabulary/traits.ts'
import { asWornPiece, isOf, placeOf, type Candidate } from './candidate.ts'
import type { ConditionOf, Condition, Verdict } from './conditions.ts'
import { kindVerdict } from './kind-verdict.ts'
import { sizeVerdict } from './size-verdict.ts'

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

const atLeast = <T extends string>(order: readonly T[], own: T, least: T) =>
  order.indexOf(own) >= order.indexOf(least)

/** What a rule of the stylist's says of a piece under a brief: whether one of these is broken. */
const breaks = (piece: Candidate, brief: Brief, rules: RegExp) =>
  flawsOf(asWornPiece(piece), brief).some((rule) => rules.test(rule))

function colourVerdict(piece: Candidate, which: Concept): Verdict {
  if (which === 'multicolour' && isVivid(piece)) return 'yes'
  const family = familyOf(which)
  const isShade = which in familyOfShade
  if (isOf(piece, which)) return 'yes'
  if (piece.colourFamily === null) return 'unsure'
  if (piece.colourFamily === family) return isShade ? 'near' : 'yes'
  return nearFamilies[family]?.includes(piece.colourFamily) ? 'near' : 'no'
}

/** Who wants something colourful is as glad of one bright colour. */
const isVivid = ({ colourFamily }: Candidate) =>
  (['red', 'pink', 'orange', 'yellow', 'green', 'blue', 'purple', 'multi'] as const).some(
    (one) => one === colourFamily,
  )

const known = (said: boolean | undefined): Verdict => (said === undefined ? 'unsure' : said ? 'yes' : 'no')

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
        (which === 'printed' && isPatterned(piece)) ||
        (isConcept(which) && isOf(piece, which)) ||
        (isStuff(which) && isMadeOf(asWornPiece(piece), which))
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
      if (!isGarment({ slot }) || slot === 'top' || slot === 'outer') return 'beside'
      const own = traits?.hem
      if (!own) return 'unsure'
      const isLong = !condition.least || atLeast(hemLengths, own, condition.least)
      const isShort = !condition.most || atLeast(hemLengths, condition.most, own)
      return isLong && isShort ? 'yes' : 'no'
    }
    case 'fit':
      return isGarment({ slot }) ? fitVerdict(traits, condition.which) : 'beside'
    case 'washable':
      return known(traits?.care && traits.care === 'machine')
    case 'opaque':
      if (!isGarment({ slot })) return 'beside'
      return traits?.isSheer === undefined
        ? traits?.isLined || isDense(piece)
          ? 'yes'
          : 'unsure'
        : known(!traits.isSheer)
    case 'heel':
      return slot === 'shoes' ? heelVerdict(piece, condition) : 'beside'
    case 'figure':
      return isGarment({ slot }) ? figureVerdict(piece, condition.which) : 'beside'
    case 'size':
      return sizeVerdict(piece, condition.which)
    case 'detail':
      if (traits?.details?.includes(condition.which)) return 'yes'
      // Few shops write of pockets.
      return traits && condition.which !== 'pockets' ? 'no' : 'unsure'
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
      if (placeOf(piece) === 'home') return 'beside'
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

function heelVerdict(piece: Candidate, { which, mostCm }: ConditionOf<'heel'>): Verdict {
  const own = piece.traits?.heel ?? (piece.traits ? undefined : heelOf(asWornPiece(piece)))
  const cm = piece.traits?.heelCm
  if (mostCm !== undefined) {
    if (cm !== undefined) return cm <= mostCm ? 'yes' : cm <= mostCm + 1.5 ? 'near' : 'no'
    if (own === 'flat') return 'yes'
    return own === 'low' ? (mostCm >= 5 ? 'yes' : 'unsure') : own ? 'no' : 'unsure'
  }
  if (!own) return 'unsure'
  if (which === 'flat') return own === 'flat' ? 'yes' : 'no'
  if (which === 'low') return own === 'high' ? 'no' : 'yes'
  return own === 'flat' ? 'no' : own === 'high' ? 'yes' : 'near'
}

/** Clothes of her line; what has no figure is for everybody. */
function figureVerdict(piece: Candidate, which: readonly string[]): Verdict {
  const own = piece.traits?.figure ?? []
  if (own.some((one) => which.includes(one))) return 'yes'
  return isForAnotherFigure(asWornPiece(piece), which as never) || own.length > 0 ? 'no' : 'near'
}
