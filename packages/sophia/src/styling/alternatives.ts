import {
  productOccasions,
  type ColourFamily,
  type ProductOccasion,
} from '../vocabulary/product-categories.ts'
import type { Brief } from './brief.ts'
import { weathers, type Weather } from '../questions/consultation.ts'
import { degreeOf } from './degrees.ts'
import { isSameDesign, likenessOf } from './likeness.ts'
import { maxAlternatives, type PieceChange } from './outfit-questions.ts'
import { goesWith } from './outfit-rules.ts'
import { isFitting } from './piece-rules.ts'
import type { Worn } from './piece.ts'
import { togetherScore } from './preferences.ts'
import { pieceScore } from './taste.ts'

/** Cheaper means at least a tenth less. */
const cheaperBy = 0.9

const isCheaper = (one: Worn, piece: Worn) =>
  one.priceCents !== null &&
  piece.priceCents !== null &&
  one.currency === piece.currency &&
  one.priceCents <= piece.priceCents * cheaperBy

type Change = {
  isMeant: (one: Worn, piece: Worn) => boolean
  /** The greatest value first; equal ones are sorted by taste. */
  nearness: (one: Worn, piece: Worn) => number
}

/** A change of a quality: what has more of it, or less, and is like the piece otherwise. */
function byDegree(change: PieceChange): Change | null {
  const degree = degreeOf[change]
  if (!degree) return null
  const { of, more } = degree
  return {
    isMeant: (one, piece) => (more ? of(one) > of(piece) : of(one) < of(piece)),
    nearness: likenessOf,
  }
}

const changes: Partial<Record<PieceChange, Change>> = {
  another_colour: {
    isMeant: (one, piece) =>
      isSameDesign(one, piece)
        ? one.colour.toLowerCase() !== piece.colour.toLowerCase()
        : one.colourFamily !== null && one.colourFamily !== piece.colourFamily,
    nearness: (one, piece) => (isSameDesign(one, piece) ? 100 : likenessOf(one, piece)),
  },
  cheaper: { isMeant: isCheaper, nearness: likenessOf },
}

/** For another design only taste decides. */
const somethingElse: Change = { isMeant: (one, piece) => !isSameDesign(one, piece), nearness: () => 0 }

/** In a colour that she names, the same design first. */
const inColour = (colour: ColourFamily): Change => ({
  isMeant: (one, piece) => one.colourFamily === colour && piece.id !== one.id,
  nearness: (one, piece) => (isSameDesign(one, piece) ? 100 : likenessOf(one, piece)),
})

const changeFor = (change: PieceChange, colour: ColourFamily | undefined) =>
  change === 'in_colour' && colour ? inColour(colour) : (changes[change] ?? byDegree(change) ?? somethingElse)

type Surroundings = {
  /** The other pieces that she wears with it. */
  beside: readonly Worn[]
  brief: Brief
  /** The colour that 'in_colour' asks for. */
  colour?: ColourFamily | undefined
  /** Ids of pieces that she has seen. */
  not?: readonly string[]
  most?: number
}

/** What could replace a piece in the requested way without breaking a rule, the best first. */
export function alternativesFor(
  change: PieceChange,
  piece: Worn,
  candidates: readonly Worn[],
  { beside, brief, colour, not = [], most = maxAlternatives }: Surroundings,
): Worn[] {
  const { isMeant, nearness } = changeFor(change, colour)
  const tasteOf = (one: Worn) => pieceScore(one, brief) + togetherScore([...beside, one], brief)
  const found = candidates
    .filter((one) => one.slot === piece.slot && one.id !== piece.id && !not.includes(one.id))
    .filter((one) => !beside.some((other) => other.id === one.id))
    .filter((one) => isMeant(one, piece) && isFitting(one, brief) && goesWith(one, beside, brief))
    .map((one) => ({ one, near: nearness(one, piece), taste: tasteOf(one) }))
    .toSorted((a, b) => b.near - a.near || b.taste - a.taste)
    .map(({ one }) => one)
  return differing(found, change).slice(0, most)
}

/** Of one design each colour once; where another design was requested, one of each. */
function differing(found: Worn[], change: PieceChange) {
  const seen = new Set<string>()
  return found.filter(({ id, groupId, colour }) => {
    const key = change === 'another_colour' ? `${groupId || id} ${colour.toLowerCase()}` : groupId || id
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** In order of likelihood: without a stated weather, the pieces tell it. */
const weathersByGuess: readonly Weather[] = ['mild', 'warm', 'cool', 'hot', 'cold']

const sharedOccasions = (pieces: readonly Worn[]): ProductOccasion[] =>
  productOccasions.filter((occasion) => pieces.every(({ occasions }) => occasions.includes(occasion)))

/**
 * Infers the brief of an outfit from its pieces where it is not stated: the first weather that suits all of them, and
 * the occasions that all of them are sold for.
 */
export function guessBrief(
  piece: Worn,
  beside: readonly Worn[],
  said: { occasion?: ProductOccasion; weather?: Weather },
): Pick<Brief, 'occasions' | 'weather'> {
  const pieces = [piece, ...beside]
  const shared = sharedOccasions(pieces)
  const own = piece.occasions.length > 0 ? piece.occasions : productOccasions
  const occasions = said.occasion ? [said.occasion] : shared.length > 0 ? shared : own
  const isForIt = (weather: Weather) =>
    pieces.every((one) =>
      isFitting({ ...one, availability: 'in_stock', occasions: [...occasions] }, { occasions, weather }),
    )
  const weather = said.weather ?? weathersByGuess.find(isForIt) ?? weathers[2]
  return { occasions, weather }
}
