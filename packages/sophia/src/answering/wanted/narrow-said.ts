import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import { deniedOf, type SaidByNow } from './said.ts'

/** Of colours or cloths those that she will not have, which holds of every piece. */
const avoidedOf = (name: 'colours' | 'materials', said: SaidByNow) =>
  said[name]?.avoided && { [name]: { avoided: said[name].avoided } }

/** What is said of every piece: what she wants it to be like is said of one. */
function saidOfEach(said: SaidByNow): SaidByNow {
  const { colours: _c, materials: _m, ...rest } = said
  return {
    ...rest,
    ...avoidedOf('colours', said),
    ...avoidedOf('materials', said),
    pieces: said.pieces && deniedOf(said),
  }
}

/** What is said of what goes with a piece: the piece's own colour and cloth are not theirs. */
export const saidBeside = (said: SaidByNow, only: readonly WishedPiece[] = []): SaidByNow => ({
  ...saidOfEach(said),
  pieces: [...only, ...deniedOf(said)],
})

/** What is said of every piece of an outfit: what all of it may cost is not said of one, nor the buttons of the coat. */
export function saidOfAll(said: SaidByNow): SaidByNow {
  const { budget, details, ...rest } = saidOfEach(said)
  const isEach = budget?.per === 'piece' || (budget?.most !== undefined && budget.per === undefined)
  const avoided = details?.avoided
  return { ...rest, ...(isEach && { budget }), ...(avoided && { details: { avoided } }) }
}

export const withoutColour = (said: SaidByNow): SaidByNow => {
  const { colours: _, ...rest } = said
  return {
    ...rest,
    ...avoidedOf('colours', said),
    pieces: said.pieces?.map(({ colours, ...piece }) =>
      piece.not ? { ...piece, ...(colours && { colours }) } : piece,
    ),
  }
}

/** Another piece in the place of those that she wanted. */
export const withPiece = (said: SaidByNow, piece: WishedPiece): SaidByNow => ({
  ...said,
  pieces: [piece, ...deniedOf(said)],
})
