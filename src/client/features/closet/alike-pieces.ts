import { decode, likeness } from '#shared/alike/code.ts'
import { leastAlike } from '#shared/own-clothes/likeness-of-own.ts'
import type { ClosetPiece } from './closet-piece.ts'

type Looking = Pick<ClosetPiece, 'id' | 'details' | 'isNoDouble'>

/** The piece that looks most like this one, of the same kind; null where none may be the same. */
export function doubleOf<Piece extends Looking>(piece: Looking, pieces: readonly Piece[]): Piece | null {
  if (!piece.details.look || piece.isNoDouble) return null
  const vector = decode(piece.details.look)
  let best: { piece: Piece; alike: number } | null = null
  for (const other of pieces) {
    const { look, category } = other.details
    if (other.id === piece.id || !look || category !== piece.details.category) continue
    const alike = likeness(vector, look)
    if (alike >= leastAlike && alike > (best?.alike ?? 0)) best = { piece: other, alike }
  }
  return best?.piece ?? null
}
