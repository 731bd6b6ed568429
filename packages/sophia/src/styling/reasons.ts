import type { ColourFamily, PlainColour } from '../vocabulary/product-categories.ts'
import { isCold, isHot, type Brief } from './brief.ts'
import { accentOf, isNeutral, paletteOf, type Palette } from './colour-harmony.ts'
import { inSlot, isSuit } from './outfit-rules.ts'
import { resemblesOwned } from './owned.ts'
import { heelOf, isGarment, isStatement, type Worn } from './piece.ts'
import { isNearFace } from './taste.ts'

/** Why a piece is in an outfit, as a code for the language files. */
export type Reason =
  | { why: 'owned' }
  | { why: 'again' }
  | { why: 'loved'; colour: ColourFamily }
  | { why: 'flatters'; colour: PlainColour }
  | { why: 'echo'; colour: ColourFamily }
  | { why: 'statement' }
  | { why: 'suit' }
  | { why: 'warm' }
  | { why: 'light' }
  | { why: 'walk' }
  | { why: 'waist' }
  | { why: 'room' }
  | { why: 'ground' }
  | { why: 'colour'; colour: ColourFamily }
  | { why: 'finish' }
  | { why: 'holds' }

/** What the outfit is built on, for the second sentence. */
export type Shape = 'suit' | 'dress' | 'dress_and_layer' | 'skirt' | 'layered' | 'trousers'

export type Grounds = { palette: Palette; shape: Shape; reasons: Map<string, Reason> }

export function shapeOf(pieces: Worn[]): Shape {
  const layer = inSlot(pieces, 'outer')
  if (isSuit(pieces)) return 'suit'
  if (inSlot(pieces, 'dress')) return layer ? 'dress_and_layer' : 'dress'
  if (inSlot(pieces, 'bottom')?.category === 'skirts') return 'skirt'
  return layer ? 'layered' : 'trousers'
}

function reasonFor(piece: Worn, pieces: Worn[], brief: Brief, isWornAgain: boolean): Reason {
  const { loves = [], flatters = [], wishes = [], shoes = 'any' } = brief
  const accent = accentOf(piece)
  const isEcho =
    accent && pieces.some((other) => other !== piece && isGarment(other) && accentOf(other) === accent)
  if (resemblesOwned(piece, brief.owned)) return { why: 'owned' }
  if (isWornAgain) return { why: 'again' }
  if (isSuit(pieces) && (piece.slot === 'outer' || piece.slot === 'bottom')) return { why: 'suit' }
  if (piece.slot === 'shoes' && shoes !== 'any' && heelOf(piece) !== 'high') return { why: 'walk' }
  if (isGarment(piece) && isStatement(piece)) return { why: 'statement' }
  if (!isGarment(piece) && isEcho) return { why: 'echo', colour: accent }
  if (isGarment(piece) && piece.colourFamily && loves.includes(piece.colourFamily))
    return { why: 'loved', colour: piece.colourFamily }
  if (accent && accent !== 'multi' && flatters.includes(accent) && isNearFace(piece))
    return { why: 'flatters', colour: accent }
  if (piece.slot === 'outer' && isCold(brief)) return { why: 'warm' }
  if (isGarment(piece) && isHot(brief) && piece.season === 'summer') return { why: 'light' }
  if (isGarment(piece) && wishes.includes('waist') && piece.is.waist) return { why: 'waist' }
  if (isGarment(piece) && wishes.includes('room') && piece.is.room) return { why: 'room' }
  if (accent) return { why: 'colour', colour: accent }
  if (piece.slot === 'accessory') return { why: 'finish' }
  if (piece.slot === 'bag') return { why: 'holds' }
  if (isGarment(piece) && piece.is.knit && isCold(brief)) return { why: 'warm' }
  return isNeutral(piece) ? { why: 'ground' } : { why: 'finish' }
}

/** Why an outfit works, as codes for any language. */
export function groundsOf(pieces: Worn[], brief: Brief, isWornAgain: (piece: Worn) => boolean): Grounds {
  const reasons = new Map<string, Reason>()
  for (const piece of pieces) reasons.set(piece.id, reasonFor(piece, pieces, brief, isWornAgain(piece)))
  return { palette: paletteOf(pieces), shape: shapeOf(pieces), reasons }
}
