import type { Brief } from '../../styling/brief.ts'
import { costOf as priceOf } from '../../styling/piece-cost.ts'
import { asWorn } from '../../styling/piece.ts'
import { flawsOf } from '../../styling/piece-rules.ts'
import { pieceScore } from '../../styling/taste.ts'
import { slotOfCategory } from '../../vocabulary/categories.ts'
import type { Traits } from '../../vocabulary/traits.ts'
import { isFirm, keyOf, weightOf, type Condition } from './conditions.ts'
import { verdictOf, type Candidate, type Verdict } from './verdicts.ts'

/** A piece with how it stands to what she said. */
export type Judged<Piece> = {
  piece: Piece
  met: readonly Condition[]
  near: readonly Condition[]
  missed: readonly Condition[]
  unsure: readonly Condition[]
}

export type Wanted<Piece> = {
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
  /** Ids of pieces that she has seen, which come last or not at all. */
  not?: readonly string[]
  most: number
  brief?: Partial<Brief>
}

const each = (list: readonly Condition[]) => [...new Map(list.map((one) => [keyOf(one), one])).values()]

/** The day as the stylist's rules take it; without a weather that she named, none is kept from her. */
export type Day = Brief & { isAnyWeather: boolean }

const weatherRule = /warm|cool|cold|summer|winter|toes|shorts, straw/

/** A piece of a design has the cut of its other colours, which a shop describes once. */
export function withSiblings<Piece extends Candidate>(pool: readonly Piece[]): Piece[] {
  const groups = new Map<string, Traits[]>()
  for (const { groupId, traits } of pool)
    if (groupId && traits) groups.set(groupId, [...(groups.get(groupId) ?? []), traits])
  return pool.map((piece) => {
    const own = piece.traits
    const siblings = groups.get(piece.groupId) ?? []
    if (!own || siblings.length < 2) return piece
    const known = <
      Name extends 'sleeves' | 'neck' | 'hem' | 'fit' | 'heel' | 'isSheer' | 'isLined' | 'figure',
    >(
      name: Name,
    ) => {
      const value = own[name] ?? siblings.find((one) => one[name] !== undefined)?.[name]
      return value === undefined ? {} : { [name]: value }
    }
    return {
      ...piece,
      traits: {
        ...own,
        ...known('sleeves'),
        ...known('neck'),
        ...known('hem'),
        ...known('fit'),
        ...known('heel'),
        ...known('isLined'),
        ...known('figure'),
      },
    }
  })
}

/** How a piece stands to each condition. Occasion, weather and manners are judged by the stylist's rules. */
export function judge<Piece extends Candidate>(
  piece: Piece,
  conditions: readonly Condition[],
  day: Day,
): Judged<Piece> | null {
  const worn = asWorn(piece)
  const flaws = worn ? flawsOf(worn, { ...day, wishes: [] }) : []
  if (flaws.includes('it can be bought') || flaws.includes('it has manners')) return null
  const isForDay = day.occasions.length === 0 || !flaws.includes('it is for the occasion')
  // Eighteen degrees are no weather for what a shop made for the winter.
  const isWintry = day.weather === 'mild' && piece.season === 'winter' && isGarmentOf(piece)
  const isForWeather = day.isAnyWeather || (!isWintry && !flaws.some((flaw) => weatherRule.test(flaw)))
  const verdict = (condition: Condition): Verdict => {
    if (condition.of === 'occasion') return isForDay ? 'yes' : 'no'
    if (condition.of === 'weather') return isForWeather ? 'yes' : 'no'
    return verdictOf(piece, condition)
  }
  const all = conditions.map((condition) => ({ condition, is: verdict(condition) }))
  const of = (is: Verdict) => all.filter((one) => one.is === is).map(({ condition }) => condition)
  return { piece, met: of('yes'), near: of('near'), missed: of('no'), unsure: of('unsure') }
}

const isGarmentOf = ({ category }: Candidate) =>
  ['tops', 'dresses', 'skirts', 'bottoms', 'outerwear'].includes(category)

/** What is twice too dear misses by twice as much. */
const weightFor = (piece: Candidate, one: Condition) =>
  one.of === 'most'
    ? weightOf(one) * Math.min(4, priceOf(piece, one.currency) / Math.max(1, one.cents))
    : weightOf(one)

const costOf = ({ piece, near, missed, unsure }: Judged<Candidate>) =>
  missed.reduce((sum, one) => sum + weightFor(piece, one), 0) +
  near.reduce((sum, one) => sum + weightOf(one) * 0.45, 0) +
  unsure.reduce((sum, one) => sum + Math.min(weightOf(one), 3) * 0.3, 0)

/** Whether a piece may be shown at all: it is nothing that she ruled out, and of no line for a figure that she did not name. */
const isAllowed = ({ missed, piece }: Judged<Candidate>, conditions: readonly Condition[]) =>
  !missed.some(isFirm) &&
  (conditions.some((one) => one.of === 'figure') || (piece.traits?.figure ?? []).length === 0)

/** Whether it is worn where she looks for it. */
const isInPlace = ({ piece }: Judged<Candidate>, conditions: readonly Condition[]) => {
  const kind = conditions.find((one) => one.of === 'kind')
  const own = slotOfCategory[piece.category] ?? (piece.category === 'home' ? 'home' : null)
  return !kind || kind.slot === own
}

/** So many ways of letting go are shown beside each other. */
const maxWays = 3

/**
 * What a shop has of what she said. Where pieces meet all of it, only those are found; where none does, those that miss least,
 * with what was let go of.
 */
export function findAmong<Piece extends Candidate>(
  pool: readonly Piece[],
  { conditions, day, not = [], most, brief = {} }: Looking,
): Wanted<Piece> {
  const seen = new Set(not)
  const judged = withSiblings(pool)
    .flatMap((piece) => judge(piece, conditions, day) ?? [])
    .filter((one) => isAllowed(one, conditions))
  const scored = judged.map((one) => {
    const worn = asWorn(one.piece)
    const taste = worn
      ? pieceScore(worn, {
          ...brief,
          ...day,
          occasions: day.occasions.length > 0 ? day.occasions : worn.occasions,
        })
      : 0
    return { ...one, cost: costOf(one), taste: taste - (seen.has(one.piece.id) ? 2 : 0) }
  })
  const open = scored.filter(({ piece }) => !seen.has(piece.id))
  const inPlace = open.filter((one) => isInPlace(one, conditions))
  const inOrder = inPlace.toSorted((a, b) => a.cost - b.cost || b.taste - a.taste)
  const exact = inOrder.filter(({ missed, near }) => missed.length + near.length === 0)
  if (exact.length > 0) {
    const shown = spread(exact, most)
    return { found: shown, relaxed: [], more: exact.length - shown.length }
  }
  const [best] = inOrder
  if (!best) return { found: [], relaxed: [], more: 0 }
  // Several ways of letting go: in another colour, or for a little more.
  const ways = new Map<string, typeof inOrder>()
  for (const one of inOrder) {
    if (one.cost > best.cost + leeway) break
    const way = [...one.missed, ...one.near].map(keyOf).join(' ')
    ways.set(way, [...(ways.get(way) ?? []), one])
  }
  // Where the shop has no dress of denim, a skirt of denim is nearer than a dress of silk.
  const made = conditions.filter((one) => one.of === 'material' || one.of === 'pattern')
  const isMissedByAll = made.some((one) => inOrder.every(({ missed }) => missed.includes(one)))
  const elsewhere = isMissedByAll
    ? open
        .filter(
          (one) =>
            one.missed.length > 0 && one.missed.every(({ of }) => of === 'kind') && isGarmentOf(one.piece),
        )
        .toSorted((a, b) => b.taste - a.taste)
    : []
  const chosen = [...(elsewhere.length > 0 ? [elsewhere] : []), ...ways.values()].slice(0, maxWays)
  const share = Math.max(1, Math.floor(most / chosen.length))
  const shown = chosen.flatMap((way) => spread(way, chosen.length === 1 ? most : share))
  return {
    found: shown,
    relaxed: each(shown.flatMap(({ missed, near }) => [...missed, ...near])),
    more: 0,
  }
}
/** Ways that miss so little more than the best one are shown, too. */
const leeway = 1.8

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
