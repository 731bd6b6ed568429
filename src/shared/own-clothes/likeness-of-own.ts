import { decode, likeness } from '../alike/code.ts'
import type { OwnPiece } from './own-piece.ts'

/** From here on two pictures may show one piece. Of 31 pieces of different people no two were more alike than 0.80. */
export const leastAlike = 0.88
/** From here on two pieces of a kind look so much alike that one can take the other's place. */
const leastSimilar = 0.75

const isSameInShop = ({ details: one }: OwnPiece, { details: other }: OwnPiece) =>
  (one.productId !== '' && one.productId === other.productId) || (one.link !== '' && one.link === other.link)

/** What is not said of one of them parts nothing. */
const agree = <Value>(one: Value | null, other: Value | null) =>
  one === null || other === null || one === other

/** Where no pictures can be compared: of one color, and nothing that is said of them differs. */
function isSameByWords({ details: one }: OwnPiece, { details: other }: OwnPiece) {
  const [colour] = one.colours
  return (
    colour !== undefined &&
    colour === other.colours[0] &&
    agree(one.fabric, other.fabric) &&
    agree(one.pattern, other.pattern) &&
    agree(one.formality, other.formality)
  )
}

export type AlikePieces<Piece> = {
  /** What may be the very piece. */
  doubles: Piece[]
  /** What can take its place, the most alike first. */
  similar: Piece[]
}

/** Of her pieces those of its kind that are like a piece. */
export function alikeOf<Piece extends OwnPiece>(
  asked: OwnPiece,
  closet: readonly Piece[],
): AlikePieces<Piece> {
  const { look, category } = asked.details
  const vector = look ? decode(look) : null
  const near = closet
    .filter((piece) => piece.details.category === category)
    .map((piece) => {
      if (isSameInShop(asked, piece)) return { piece, alike: 1 }
      if (vector && piece.details.look) return { piece, alike: likeness(vector, piece.details.look) }
      return { piece, alike: isSameByWords(asked, piece) ? leastSimilar : 0 }
    })
    .toSorted((a, b) => b.alike - a.alike)
  const between = (least: number, most: number) =>
    near.filter(({ alike }) => alike >= least && alike < most).map(({ piece }) => piece)
  return { doubles: between(leastAlike, Infinity), similar: between(leastSimilar, leastAlike) }
}
