import type { Besides } from '../../vocabulary/besides-words.ts'
import type { ReadOccasion, Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import { slotOfKind } from '../../vocabulary/categories.ts'

/** What was said in a talk by now: the last word on each thing, and all that she will not have. */
export type SaidByNow = Omit<Reading, 'change' | 'question' | 'social' | 'unknown'> &
  Pick<
    Besides,
    'own' | 'count' | 'size' | 'heelCm' | 'details' | 'isOpaque' | 'isWashable' | 'isToElbow' | 'isGift'
  > & {
    /** Conditions that she has taken away by their chips, by their keys. */
    dropped?: readonly string[]
    /** So many outfits she wants. */
    looks?: number
    /** Of what the size is. */
    sizeOf?: 'shoes' | 'clothes'
  }

/** Of several occasions the one that asks most of her clothes. */
export const mainOccasion = ({ occasions = [] }: SaidByNow): ReadOccasion | undefined =>
  occasions.find((one) => one === 'interview' || one === 'funeral') ?? occasions[0]

type WithPieces = { pieces?: readonly WishedPiece[] | undefined }

/** The pieces that she wants; those that she will not have are named beside them. */
export const wantedOf = ({ pieces = [] }: WithPieces) => pieces.filter(({ not }) => !not)

export const deniedOf = ({ pieces = [] }: WithPieces) => pieces.filter(({ not }) => not)

const each = <T>(...lists: readonly (readonly T[] | undefined)[]) => [
  ...new Set(lists.flatMap((list) => list ?? [])),
]

/** Wishes that cannot both be: the later one stays. */
const opposites: readonly (readonly string[])[] = [
  ['loose', 'fitted'],
  ['long_hems', 'short_hems'],
  ['warm', 'light'],
  ['sleeves', 'light'],
]
const later = <T extends string>(before: readonly T[] = [], now: readonly T[] = []) =>
  each(
    before.filter(
      (one) =>
        !opposites.some(
          (pair) => pair.includes(one) && now.some((other) => other !== one && pair.includes(other)),
        ),
    ),
    now,
  )

const likes = <T extends { wanted?: readonly string[] | undefined; avoided?: readonly string[] | undefined }>(
  before: T | undefined,
  now: T | undefined,
) => {
  const wanted = (now?.wanted ?? before?.wanted)?.filter((one) => !now?.avoided?.includes(one))
  const avoided = each(before?.avoided, now?.avoided).filter(
    (one) => !(now?.wanted?.includes(one) && !now.avoided?.includes(one)),
  )
  return {
    ...(wanted && wanted.length > 0 && { wanted }),
    ...(avoided.length > 0 && { avoided }),
  } as T
}

const isSamePlace = (one: WishedPiece, other: WishedPiece) =>
  one.kind === other.kind ||
  (slotOfKind(one.kind) !== null && slotOfKind(one.kind) === slotOfKind(other.kind))

/** Whether only one of them can be worn. */
export const isOfOnePlace = (pieces: readonly WishedPiece[]) =>
  new Set(pieces.map(({ kind }) => slotOfKind(kind) ?? kind)).size === 1

/** The pieces that are wished for after another sentence: what she names now is the matter, and what she will not have stays so. */
function piecesAfter(before: readonly WishedPiece[] = [], now: readonly WishedPiece[] = []): WishedPiece[] {
  const wanted = wantedOf({ pieces: now })
  const denied = deniedOf({ pieces: now })
  const stays = before.filter(
    (one) =>
      (one.not || wanted.length === 0) &&
      !now.some((other) => other.kind === one.kind && other.not !== one.not),
  )
  const named = wanted.map((piece) => {
    const same = before.find((one) => !one.not && isSamePlace(one, piece))
    // 'Then a skirt' is another matter; 'the dress in blue' is the dress of before.
    return same?.kind === piece.kind ? { ...same, ...piece } : piece
  })
  return [
    ...named,
    ...stays.filter((one) => !named.some((other) => other.kind === one.kind && one.not === other.not)),
    ...denied,
  ]
}

/** 'Blue after all' is said of the black suit, both parts of it; of pieces in several colours nobody knows which is meant. */
function inColour(
  pieces: WishedPiece[],
  { pieces: named, colours: { wanted = [] } = {} }: Reading,
): WishedPiece[] {
  const before = new Set(wantedOf({ pieces }).map((one) => one.colours?.join()))
  if (named || wanted.length === 0 || before.size !== 1 || before.has(undefined)) return pieces
  return pieces.map((one) => (one.not ? one : { ...one, colours: wanted }))
}

/** What she has, each kind once; who looks for another in its place does not wear it. */
function ownAfter(own: readonly WishedPiece[], wanted: readonly WishedPiece[]) {
  const once = [...new Map(own.map((one) => [one.kind, one])).values()]
  const left = once.filter((one) => !wanted.some((piece) => isSamePlace(piece, one)))
  return { own: left.length > 0 ? left : undefined }
}

/** 'Make it 200' is of all together where the sum before was, and in its money; the sum for a piece that is named is its own. */
function budgetAfter(
  before: SaidByNow['budget'],
  { budget = {}, pieces }: Pick<Reading, 'budget' | 'pieces'>,
) {
  if (budget.most === undefined) return { ...before, ...budget }
  const { per, currency } = before ?? {}
  return { ...(per && !pieces && { per }), ...(currency && { currency }), ...budget }
}

/** Adds a sentence to what was said. */
export function addSaid(before: SaidByNow, now: Reading & Pick<SaidByNow, 'own'>): SaidByNow {
  const { change: _c, question: _q, social: _s, unknown: _u, ...said } = now
  const pieces = inColour(piecesAfter(before.pieces, said.pieces), said)
  const isOtherPiece =
    said.pieces?.some(
      (one) => !one.not && !before.pieces?.some((other) => !other.not && isSamePlace(one, other)),
    ) ?? false
  const { wanted: _w, ...colours } = before.colours ?? {}
  // The colour of the dress is not that of the shoes.
  const coloursBefore = isOtherPiece ? colours : before.colours
  const colour = likes(coloursBefore, said.colours)
  const { wanted: _m, ...materials } = before.materials ?? {}
  const material = likes(isOtherPiece ? materials : before.materials, said.materials)
  const patterns = each(before.patterns?.avoided, said.patterns?.avoided)
  return {
    ...before,
    ...said,
    ...(said.weather || before.weather ? { weather: { ...before.weather, ...said.weather } } : {}),
    ...(pieces.length > 0 ? { pieces } : {}),
    ...(Object.keys(colour).length > 0 ? { colours: colour } : { colours: undefined }),
    ...(Object.keys(material).length > 0 ? { materials: material } : { materials: undefined }),
    ...(patterns.length > 0 && { patterns: { avoided: patterns } }),
    ...((before.body ?? said.body) && { body: each(before.body, said.body) }),
    ...((before.fit ?? said.fit) && { fit: later(before.fit, said.fit) }),
    ...ownAfter([...(before.own ?? []), ...(said.own ?? [])], wantedOf(said)),
    ...(said.budget && { budget: budgetAfter(before.budget, said) }),
  }
}
