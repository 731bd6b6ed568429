import type { OwnedPiece } from '../questions/consultation.ts'
import type { Worn } from './piece.ts'

type Kind = Exclude<OwnedPiece, 'nothing'>

/** Recognises pieces like the one that she owns, on which an outfit is built. */
const kinds: Record<Kind, (piece: Worn) => boolean> = {
  jeans: ({ category, is }) => category === 'bottoms' && is.denim && !is.shorts,
  black_trousers: ({ category, colourFamily, is }) =>
    category === 'bottoms' && colourFamily === 'black' && !is.denim && !is.shorts,
  white_shirt: ({ slot, colourFamily, name }) =>
    slot === 'top' && colourFamily === 'white' && /shirt|blouse/i.test(name) && !/t-?shirt/i.test(name),
  blazer: ({ is, slot }) => slot === 'outer' && is.blazer,
  black_dress: ({ slot, colourFamily }) => slot === 'dress' && colourFamily === 'black',
  knit: ({ slot, is }) => slot === 'top' && is.knit,
  satin_skirt: ({ category, is }) => category === 'skirts' && is.satin,
}

export const resemblesOwned = (piece: Worn, owned: OwnedPiece | undefined) =>
  owned !== undefined && owned !== 'nothing' && kinds[owned](piece)
