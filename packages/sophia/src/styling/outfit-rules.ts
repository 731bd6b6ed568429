import { isCold, isHot, type Brief } from './brief.ts'
import {
  clashOfAccents,
  clashOfShades,
  isCrowded,
  mixesLeathers,
  mixesMetals,
  mixesNavyAndBlack,
} from './colour-harmony.ts'
import { isGarment, isStatement, type Worn } from './piece.ts'
import { costOf } from './piece-cost.ts'
import { slots, type Slot } from '../vocabulary/categories.ts'
import { flawsOf } from './piece-rules.ts'

export const inSlot = (pieces: Worn[], slot: Slot) => pieces.find((piece) => piece.slot === slot)

type Rule = {
  name: string
  /** Is kept whatever else lies there. */
  isOfMoney?: true
  breaks: (pieces: Worn[], brief: Brief) => boolean
}

const count = (pieces: Worn[], has: (piece: Worn) => boolean) => pieces.filter(has).length

const cloths = ['wool', 'linen', 'cotton', 'crêpe', 'velvet', 'tweed', 'satin', 'silk', 'corduroy', 'viscose']
const clothsOf = ({ material }: Worn) =>
  cloths.filter((cloth) => material.toLowerCase().replace('crepe', 'crêpe').includes(cloth))

/** As far as their descriptions tell the material: two blacks of different cloth are no suit. */
function isOneCloth(a: Worn, b: Worn) {
  const [ofA, ofB] = [clothsOf(a), clothsOf(b)]
  return ofA.length === 0 || ofB.length === 0 || ofA.some((cloth) => ofB.includes(cloth))
}

/** A blazer and trousers of one cloth count as one piece. */
export function isSuit(pieces: Worn[]) {
  const [jacket, trousers] = [inSlot(pieces, 'outer'), inSlot(pieces, 'bottom')]
  return Boolean(
    jacket?.is.blazer &&
    trousers?.category === 'bottoms' &&
    !trousers.is.denim &&
    jacket.colour !== '' &&
    jacket.colour.toLowerCase() === trousers.colour.toLowerCase() &&
    isOneCloth(jacket, trousers),
  )
}

/** Shoes and bag in the same bright colour count as one statement. */
function statementsOf(pieces: Worn[]) {
  const [shoes, bag] = [inSlot(pieces, 'shoes'), inSlot(pieces, 'bag')]
  const isPair = shoes && bag && isStatement(shoes) && shoes.colourFamily === bag.colourFamily
  return count(pieces, (piece) => isStatement(piece) && !(isPair && piece === bag))
}

const necklace = /necklaces?|pearl strand|pendant/i
const closedNeck = /turtleneck|tie-neck|shirt|polo|breton|crew|boucl[eé]|sweater|tee\b/i
const scarf = /\bscar(?:f|ves)\b/i

/** More pieces of one brand look like its shop window. */
const maxOfABrand = 3

/** Rules about combinations of pieces, one line each. Once broken, no further piece repairs them. */
export const togetherRules: readonly Rule[] = [
  {
    name: 'one piece for each place',
    breaks: (pieces) => slots.some((slot) => count(pieces, (piece) => piece.slot === slot) > 1),
  },
  {
    name: 'a dress, or a top and something below it',
    breaks: (pieces) =>
      Boolean(inSlot(pieces, 'dress') && (inSlot(pieces, 'top') ?? inSlot(pieces, 'bottom'))),
  },
  { name: 'one colour among the quiet ones', breaks: clashOfAccents },
  { name: 'a bright shade beside no dusty one', breaks: clashOfShades },
  { name: 'three colours at most', breaks: isCrowded },
  { name: 'gold or silver', breaks: mixesMetals },
  { name: 'brown leather or black leather', breaks: mixesLeathers },
  { name: 'no navy beside black', breaks: mixesNavyAndBlack },
  { name: 'one statement', breaks: (pieces) => statementsOf(pieces) > 1 },
  {
    name: 'one pattern, unless it is a suit',
    breaks: (pieces) =>
      count(pieces, (piece) => isGarment(piece) && piece.is.patterned) > (isSuit(pieces) ? 2 : 1),
  },
  { name: 'denim once', breaks: (pieces) => count(pieces, ({ is }) => is.denim) > 1 },
  {
    name: 'tall boots below a skirt or dress',
    breaks: (pieces) =>
      Boolean(inSlot(pieces, 'shoes')?.is.tallBoots && inSlot(pieces, 'bottom')?.category === 'bottoms'),
  },
  {
    name: 'no boots with shorts, nothing flat-footed with a gown',
    breaks: (pieces) => {
      const shoes = inSlot(pieces, 'shoes')
      const isGown = /gown/i.test(inSlot(pieces, 'dress')?.name ?? '')
      return Boolean(
        shoes &&
        ((shoes.is.boots && inSlot(pieces, 'bottom')?.is.shorts) ||
          (isGown && (shoes.is.boots || shoes.is.sneakers || /loafer/i.test(shoes.name)))),
      )
    },
  },
  {
    name: 'sneakers with nothing of silk or sharp tailoring',
    breaks: (pieces) =>
      Boolean(
        inSlot(pieces, 'shoes')?.is.sneakers &&
        pieces.some(
          (piece) =>
            isGarment(piece) && (piece.is.satin || /pencil|sheath|velvet|tie-neck/i.test(piece.name)),
        ),
      ),
  },
  {
    name: 'no bare toes below a warm knit',
    breaks: (pieces) =>
      Boolean(
        inSlot(pieces, 'shoes')?.is.openShoe &&
        pieces.some((piece) => isGarment(piece) && piece.is.knit && piece.season !== 'summer'),
      ),
  },
  {
    name: 'a belt holds trousers',
    breaks: (pieces) =>
      Boolean(
        inSlot(pieces, 'accessory')?.is.belt &&
        (inSlot(pieces, 'dress') ?? pieces.some(({ category, is }) => category === 'skirts' || is.wide)),
      ),
  },
  {
    name: 'a vest lies over a knit',
    breaks: (pieces) =>
      Boolean(
        /\b(?:vest|gilet)\b/i.test(inSlot(pieces, 'outer')?.name ?? '') &&
        (inSlot(pieces, 'dress') ?? pieces.some(({ slot, is }) => slot === 'top' && !is.knit)),
      ),
  },
  {
    name: 'no cardigan or cable knit under a jacket that is cut close',
    breaks: (pieces) => {
      const outer = inSlot(pieces, 'outer')
      const top = inSlot(pieces, 'top')
      return Boolean(
        outer && !outer.is.coat && !/vest|gilet/i.test(outer.name) && /cardigan|cable/i.test(top?.name ?? ''),
      )
    },
  },
  {
    name: 'no scarf on a roll neck, no necklace on a closed one',
    breaks: (pieces) => {
      const accessory = inSlot(pieces, 'accessory')?.name ?? ''
      const upper = `${inSlot(pieces, 'top')?.name ?? ''} ${inSlot(pieces, 'dress')?.name ?? ''}`
      return (
        (scarf.test(accessory) && /turtleneck|tie-neck/i.test(upper)) ||
        (necklace.test(accessory) && closedNeck.test(upper))
      )
    },
  },
  {
    name: 'a small bag is for the evening',
    breaks: (pieces, { occasions }) =>
      Boolean(inSlot(pieces, 'bag')?.is.party) &&
      !occasions.some((one) => one === 'date-night' || one === 'special-event'),
  },
  {
    name: 'three pieces of one brand at most',
    breaks: (pieces) =>
      pieces.some(({ brand }) => brand !== '' && count(pieces, (one) => one.brand === brand) > maxOfABrand),
  },
  {
    name: 'not black from head to toe, where that is for mourning',
    breaks: (pieces, { manners = [] }) =>
      manners.includes('no_black') &&
      count(pieces, isGarment) > 1 &&
      pieces.every((piece) => !isGarment(piece) || piece.colourFamily === 'black'),
  },
  {
    name: 'all of it for what she wants to pay',
    isOfMoney: true,
    breaks: (pieces, { maxPerOutfitCents: most, currency }) =>
      most !== undefined &&
      (pieces.reduce((sum, piece) => sum + costOf(piece, currency), 0) > most ||
        (!currency && new Set(pieces.map((piece) => piece.currency)).size > 1)),
  },
]

export const goTogether = (pieces: Worn[], brief: Brief) =>
  !togetherRules.some(({ breaks }) => breaks(pieces, brief))

/**
 * Whether a piece adds no fault to what it is worn with. What she has named herself may break a rule already, which keeps no
 * other piece from being changed; a budget is kept whatever lies there.
 */
export const goesWith = (piece: Worn, beside: readonly Worn[], brief: Brief) =>
  !togetherRules.some(
    ({ isOfMoney, breaks }) =>
      breaks([...beside, piece], brief) && (isOfMoney || !breaks([...beside], brief)),
  )

/** A knit is warm enough on a mild day; a cool one needs a layer. */
export function needsLayer(pieces: Worn[], brief: Brief) {
  if (isHot(brief)) return false
  return isCold(brief) || !pieces.some(({ slot, is }) => (slot === 'top' || slot === 'dress') && is.knit)
}

/** What an outfit lacks. `ownLayer`: the wardrobe has no layer for it, so she adds her own. */
const wholeRules: readonly {
  name: string
  breaks: (pieces: Worn[], brief: Brief, ownLayer: boolean) => boolean
}[] = [
  {
    name: 'dressed from shoulder to knee',
    breaks: (pieces) => !inSlot(pieces, 'dress') && !(inSlot(pieces, 'top') && inSlot(pieces, 'bottom')),
  },
  { name: 'with shoes', breaks: (pieces) => !inSlot(pieces, 'shoes') },
  {
    name: 'with a layer when it is not warm',
    breaks: (pieces, brief, ownLayer) => needsLayer(pieces, brief) && !inSlot(pieces, 'outer') && !ownLayer,
  },
]

/** Every rule that a finished outfit breaks; it is shown only if there is none. */
export function faultsOf(pieces: Worn[], brief: Brief, ownLayer = false): string[] {
  return [
    ...pieces.flatMap((piece) => flawsOf(piece, brief)),
    ...togetherRules.filter(({ breaks }) => breaks(pieces, brief)).map(({ name }) => name),
    ...wholeRules.filter(({ breaks }) => breaks(pieces, brief, ownLayer)).map(({ name }) => name),
  ]
}
