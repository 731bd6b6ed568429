import { isCold, isEvening, isHot, type Brief } from './brief.ts'
import { isForAnotherFigure } from './figure-words.ts'
import { isUnmannered } from './manners.ts'
import { isAgainstNeed } from './needs.ts'
import { heelOf, isGarment, type Worn } from './piece.ts'
import { costOf } from './piece-cost.ts'
import { isMadeOf, isSpoiledByRain } from './fabrics.ts'

type PieceRule = {
  name: string
  /** Says what she does not wear, on any day. */
  isOfHer?: true
  breaks: (piece: Worn, brief: Brief) => boolean
}

const isFor = ({ occasions }: Worn, brief: Brief) => occasions.some((one) => brief.occasions.includes(one))

/** Polished shoes suit the evening, too, for shoppers who do not wear heels. */
const goesOut = ({ slot, occasions, is }: Worn, brief: Brief) =>
  slot === 'shoes' && isEvening(brief) && occasions.includes('workwear') && !is.boots && !is.sneakers

/** A coat suits every occasion, except a quilted or rain coat at a festive one. */
const isCoatForAll = ({ slot, name, is }: Worn, { occasions }: Brief) =>
  slot === 'outer' &&
  (is.coat || is.rain) &&
  !(occasions.includes('special-event') && (is.rain || /puffer|parka|quilted|padded/i.test(name)))

/** Silk suits a cool evening under a coat. */
const isEveningSilk = ({ is, slot }: Worn, brief: Brief) =>
  brief.weather === 'cool' && isEvening(brief) && isGarment({ slot }) && is.satin

const isWarmCoat = ({ is, season }: Worn) => is.coat && !is.rain && season !== 'summer'

/** Two contradicting wishes cancel each other. */
const wants = ({ wishes = [] }: Brief, wish: 'trousers' | 'dresses') =>
  wishes.includes(wish) && !wishes.includes(wish === 'trousers' ? 'dresses' : 'trousers')

/** Rules about a single piece, one line each. */
export const pieceRules: readonly PieceRule[] = [
  { name: 'it can be bought', breaks: ({ availability }) => availability !== 'in_stock' },
  {
    name: 'it is for the occasion',
    breaks: (piece, brief) => !isFor(piece, brief) && !goesOut(piece, brief) && !isCoatForAll(piece, brief),
  },
  {
    name: 'it is in no colour that she avoids',
    isOfHer: true,
    breaks: ({ colourFamily }, { avoids = [] }) => colourFamily !== null && avoids.includes(colourFamily),
  },
  {
    name: 'it costs no more than she wants to pay for one piece',
    breaks: (piece, { maxPerPieceCents: most, currency }) =>
      most !== undefined && costOf(piece, currency) > most,
  },
  {
    name: 'with a budget, its price is known',
    breaks: (piece, { maxPerOutfitCents: most, currency }) =>
      most !== undefined && costOf(piece, currency) > most,
  },
  {
    name: 'it has no material and no pattern that she avoids',
    isOfHer: true,
    breaks: (piece, { without = [] }) => without.some((stuff) => isMadeOf(piece, stuff)),
  },
  {
    name: 'it is made for her figure, if it says so',
    isOfHer: true,
    breaks: (piece, { figure }) => isForAnotherFigure(piece, figure),
  },
  {
    name: 'it neither hurts nor hinders her',
    isOfHer: true,
    breaks: (piece, { needs = [] }) => needs.some((need) => isAgainstNeed(piece, need)),
  },
  {
    name: 'rain does not spoil it',
    breaks: (piece, { isWet }) => isWet === true && isSpoiledByRain(piece),
  },
  {
    name: 'it has manners',
    breaks: (piece, { manners = [] }) => manners.some((manner) => isUnmannered(piece, manner)),
  },
  {
    name: 'she can walk in it',
    isOfHer: true,
    breaks: (piece, { shoes = 'any' }) =>
      piece.slot === 'shoes' &&
      ((shoes === 'flat' && heelOf(piece) !== 'flat') || (shoes === 'low' && heelOf(piece) === 'high')),
  },
  { name: 'no outerwear when it is warm', breaks: ({ slot }, brief) => slot === 'outer' && isHot(brief) },
  {
    name: 'nothing of winter when it is warm',
    breaks: ({ slot, season, is }, brief) =>
      isHot(brief) &&
      (season === 'winter' ||
        is.boots ||
        (slot === 'accessory' && is.wintry) ||
        (slot !== 'shoes' && is.knit && season !== 'summer')),
  },
  {
    name: 'no bare toes when it is cool, by day not even when it is mild',
    breaks: ({ is, slot }, brief) =>
      slot === 'shoes' &&
      is.openShoe &&
      (isCold(brief) || (brief.weather === 'mild' && (!isEvening(brief) || is.beachShoe))),
  },
  {
    name: 'nothing of summer when it is cool, but silk in the evening',
    breaks: (piece, brief) =>
      isCold(brief) && (piece.season === 'summer' || piece.is.sunny) && !isEveningSilk(piece, brief),
  },
  {
    name: 'shorts, straw and canvas are for warm days',
    breaks: ({ is, name }, brief) => !isHot(brief) && (is.shorts || (is.sunny && !/sunglasses/i.test(name))),
  },
  {
    name: 'when it is cold, only a coat is a coat',
    breaks: (piece, { weather }) => piece.slot === 'outer' && weather === 'cold' && !isWarmCoat(piece),
  },
  {
    name: 'when it is cold, arms and legs are covered',
    breaks: ({ slot, is }, { weather }) =>
      weather === 'cold' &&
      ((slot !== 'shoes' && is.bare) || ((slot === 'bottom' || slot === 'dress') && is.short)),
  },
  {
    name: 'a winter coat, a beanie and tall boots wait until it is cool',
    breaks: (piece, { weather }) =>
      weather === 'mild' &&
      ((isWarmCoat(piece) && piece.season === 'winter') ||
        (piece.is.wintry && piece.slot === 'accessory') ||
        piece.is.tallBoots),
  },
  {
    name: 'arms are covered, if she likes that',
    isOfHer: true,
    breaks: ({ slot, is }, { wishes = [] }) =>
      (slot === 'top' || slot === 'dress') && is.bare && wishes.includes('sleeves'),
  },
  {
    name: 'hems are long, if she likes that',
    isOfHer: true,
    breaks: ({ slot, is }, { wishes = [] }) =>
      (slot === 'bottom' || slot === 'dress') && is.short && wishes.includes('long_hems'),
  },
  {
    name: 'trousers, if she asked for them',
    breaks: ({ slot, category }, brief) =>
      (slot === 'dress' || category === 'skirts') && wants(brief, 'trousers'),
  },
  {
    name: 'dresses and skirts, if she asked for them',
    breaks: ({ category }, brief) => category === 'bottoms' && wants(brief, 'dresses'),
  },
]

/** The rules that a piece breaks by itself. */
export const flawsOf = (piece: Worn, brief: Brief) =>
  pieceRules.filter(({ breaks }) => breaks(piece, brief)).map(({ name }) => name)

export const isFitting = (piece: Worn, brief: Brief) => !pieceRules.some(({ breaks }) => breaks(piece, brief))

const rulesOfHer = pieceRules.filter(({ isOfHer }) => isOfHer)

/** Whether she told that she does not wear such a piece. */
export const isAgainstHer = (piece: Worn, brief: Brief) =>
  rulesOfHer.some(({ breaks }) => breaks(piece, brief))
