import type { Brief } from '../../styling/brief.ts'
import { costOf } from '../../styling/piece-cost.ts'
import { asWorn, isGarment } from '../../styling/piece.ts'
import { pieceScore } from '../../styling/taste.ts'
import { slotOfCategory } from '../../vocabulary/categories.ts'
import { placeOf, type Candidate } from './candidate.ts'
import { eachOnce, isFirm, keyOf, weightOf, type Condition } from './conditions.ts'
import { judge, type Day, type Judged } from './judge.ts'
import { withSiblings } from './siblings.ts'

type FoundAmong<Piece> = {
  /** The best first; where none is as she said, those that miss least. */
  found: readonly Judged<Piece>[]
  /** What had to be let go of for all of them. */
  relaxed: readonly Condition[]
  /** How many more there are. */
  more: number
}

type Looking = {
  conditions: readonly Condition[]
  day: Day
  /** Ids of pieces that she has seen, which are not found again. */
  not?: readonly string[]
  most: number
  brief?: Partial<Brief>
}

/** A judged piece with how far it is from what she said, and how well it suits. */
type Scored<Piece> = Judged<Piece> & { shortfall: number; taste: number }

/** What is twice too dear misses by twice as much. */
const weightFor = (piece: Candidate, one: Condition) =>
  one.of === 'most'
    ? weightOf(one) * Math.min(4, costOf(piece, one.currency) / Math.max(1, one.cents))
    : weightOf(one)

const shortfallOf = ({ piece, near, missed, unsure }: Judged<Candidate>) =>
  missed.reduce((sum, one) => sum + weightFor(piece, one), 0) +
  near.reduce((sum, one) => sum + weightOf(one) * 0.45, 0) +
  // What may be what she cannot wear comes after what is surely not.
  unsure.reduce((sum, one) => sum + (isFirm(one) ? 2.4 : weightOf(one) * 0.3), 0)

function tasteOf(piece: Candidate, brief: Partial<Brief>, day: Day) {
  const worn = asWorn(piece)
  if (!worn) return 0
  const occasions = day.occasions.length > 0 ? day.occasions : worn.occasions
  return pieceScore(worn, { ...brief, ...day, occasions })
}

/** Whether a piece may be shown at all: it is nothing that she ruled out, and of no line for a figure that she did not name. */
const isAllowed = ({ missed, piece }: Judged<Candidate>, conditions: readonly Condition[]) =>
  !missed.some(isFirm) &&
  (conditions.some((one) => one.of === 'figure') || (piece.traits?.figure ?? []).length === 0)

/** Whether it is worn where she looks for it. */
const isInPlace = ({ piece }: Judged<Candidate>, conditions: readonly Condition[]) => {
  const kind = conditions.find((one) => one.of === 'kind')
  return !kind || kind.slot === placeOf(piece)
}

/**
 * What a shop has of what she said. Where pieces meet all of it, only those are found; where none does, those that miss least,
 * with what was let go of.
 */
export function findAmong<Piece extends Candidate>(
  pool: readonly Piece[],
  { conditions, day, not = [], most, brief = {} }: Looking,
): FoundAmong<Piece> {
  const seen = new Set(not)
  const open = withSiblings(pool)
    .filter(({ id }) => !seen.has(id))
    .flatMap((piece) => judge(piece, conditions, day) ?? [])
    .filter((one) => isAllowed(one, conditions))
    .map((one) => ({ ...one, shortfall: shortfallOf(one), taste: tasteOf(one.piece, brief, day) }))
  const inOrder = open
    .filter((one) => isInPlace(one, conditions))
    .toSorted((a, b) => a.shortfall - b.shortfall || b.taste - a.taste)
  const exact = inOrder.filter(({ missed, near }) => missed.length + near.length === 0)
  if (exact.length > 0) {
    const shown = spread(exact, most)
    return { found: shown, relaxed: [], more: exact.length - shown.length }
  }
  const shown = nearest(inOrder, elsewhere(open, inOrder, conditions), most)
  return {
    found: shown,
    relaxed: eachOnce(shown.flatMap(({ missed, near }) => [...missed, ...near])),
    more: 0,
  }
}

/** So many ways of letting go are shown beside each other. */
const maxWays = 3

/** Ways that miss so little more than the best one are shown, too. */
const leeway = 1.8

/** Several ways of letting go: of another kind, in another colour, or for a little more. */
function nearest<Piece extends Candidate>(
  inOrder: readonly Scored<Piece>[],
  ofOtherKinds: readonly Scored<Piece>[],
  most: number,
): Scored<Piece>[] {
  const [best] = inOrder
  if (!best) return []
  const ways = new Map<string, Scored<Piece>[]>()
  for (const one of inOrder) {
    if (one.shortfall > best.shortfall + leeway) break
    const way = [...one.missed, ...one.near].map(keyOf).join(' ')
    ways.set(way, [...(ways.get(way) ?? []), one])
  }
  const chosen = [...(ofOtherKinds.length > 0 ? [ofOtherKinds] : []), ...ways.values()].slice(0, maxWays)
  const share = Math.max(1, Math.floor(most / chosen.length))
  return chosen.flatMap((way) => spread(way, chosen.length === 1 ? most : share))
}

/** Where the shop has no dress of denim, a skirt of denim is nearer than a dress of silk. */
function elsewhere<Piece extends Candidate>(
  open: readonly Scored<Piece>[],
  inOrder: readonly Scored<Piece>[],
  conditions: readonly Condition[],
): Scored<Piece>[] {
  const made = conditions.filter((one) => one.of === 'material' || one.of === 'pattern')
  if (!made.some((one) => inOrder.every(({ missed }) => missed.includes(one)))) return []
  return open
    .filter(
      ({ missed, piece }) =>
        missed.length > 0 &&
        missed.every(({ of }) => of === 'kind') &&
        isGarment({ slot: slotOfCategory[piece.category] }),
    )
    .toSorted((a, b) => b.taste - a.taste)
}

/** One of each design first, then their other colours. */
function spread<One extends { piece: Candidate }>(list: readonly One[], most: number): One[] {
  const designs = new Set<string>()
  const firsts: One[] = []
  const others: One[] = []
  for (const one of list) {
    const design = one.piece.groupId || one.piece.id
    if (designs.has(design)) others.push(one)
    else {
      designs.add(design)
      firsts.push(one)
    }
  }
  return [...firsts, ...others].slice(0, most)
}
