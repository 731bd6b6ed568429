import type { Besides } from '../../vocabulary/besides-words.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import type { SaidByNow } from './said.ts'

type Traits = Pick<WishedPiece, 'colours' | 'materials' | 'patterns' | 'cuts'>

/** 'Sleeves' are wished for as a fit, and as a cut. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  sleeves: ['long sleeve', 'short sleeve'],
  long_hems: ['maxi'],
  maxi: ['long_hems'],
}

/** What is left where some things need not be so: they are neither wanted nor ruled out. */
export function withoutNamed<Of extends SaidByNow>(said: Of, letGo: readonly string[] = []): Of {
  if (letGo.length === 0) return said
  const gone = new Set(letGo.flatMap((name) => [name, ...(alsoCalled[name] ?? [])]))
  const left = <T extends string>(list: readonly T[] | undefined) => list?.filter((name) => !gone.has(name))
  const likes = <T extends { wanted?: string[] | undefined; avoided?: string[] | undefined }>(one?: T) =>
    one && ({ ...one, wanted: left(one.wanted), avoided: left(one.avoided) } as T)
  const traitsOf = ({ colours, materials, patterns, cuts }: Traits): Traits => ({
    colours: left(colours),
    materials: left(materials),
    patterns: left(patterns),
    cuts: left(cuts),
  })
  return {
    ...said,
    ...(said.colours && { colours: likes(said.colours) }),
    ...(said.materials && { materials: likes(said.materials) }),
    ...(said.patterns && { patterns: { avoided: left(said.patterns.avoided) ?? [] } }),
    ...(said.fit && { fit: left(said.fit) }),
    ...(said.pieces && {
      pieces: said.pieces.map((piece) => ({ ...piece, ...(piece.not ? {} : traitsOf(piece)) })),
    }),
  }
}

/** What is left where she lets go: of what she says need not be, of the colour or the piece that she names, or else of how it should have been. */
export function withoutLetGo(
  before: SaidByNow,
  { letsGo, letGo = [], anyColour }: Besides,
  now: Reading,
): SaidByNow {
  if (letGo.length > 0) return withoutNamed(before, letGo)
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
