import type { Besides, Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import type { SaidByNow } from './said.ts'

/** What is left where she lets go: of the colour or the piece that she names, or else of how it should have been. */
export function withoutLetGo(before: SaidByNow, { letsGo, anyColour }: Besides, now: Reading): SaidByNow {
  if (!letsGo && !anyColour) return before
  const { colours, pieces = [], ...rest } = before
  const bare = (piece: WishedPiece): WishedPiece => {
    if (piece.not) return piece
    if (anyColour || now.colours?.wanted) return { ...piece, colours: undefined }
    const { colours: _c, materials: _m, patterns: _p, ...left } = piece
    return left
  }
  const avoided = colours?.avoided
  return { ...rest, ...(avoided && { colours: { avoided } }), pieces: pieces.map(bare) }
}
