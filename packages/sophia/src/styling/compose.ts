import { isHot, type Brief } from './brief.ts'
import { goTogether, inSlot, needsLayer } from './outfit-rules.ts'
import { isFitting } from './piece-rules.ts'
import { type Worn } from './piece.ts'
import { slots, type Slot } from '../vocabulary/categories.ts'
import { togetherScore } from './preferences.ts'
import { pieceScore } from './taste.ts'

export type Outfit = {
  /** In the order in which they are put on. */
  pieces: Worn[]
  score: number
  /** It needs a layer that the wardrobe lacks, so she adds her own. */
  ownLayer: boolean
}

type Wishes = {
  most?: number
  /** A bonus for reasons outside the outfit: chance, or that the piece was shown before. */
  bonus?: (piece: Worn) => number
  /** Every outfit contains one of these. */
  around?: readonly Worn[]
  /** A wardrobe that has no shoes for it gives outfits without; in a shop they belong to one. */
  mayLackShoes?: boolean
}

/** The number of best pieces of each slot in the search, of one design two colours at most. */
const maxASlot = 20
const maxOfADesign = 2
/** The beam width: how many unfinished outfits are continued at a time. */
const beam = 56

type Scored = { piece: Worn; score: number }

function bestOf(wardrobe: Worn[], slot: Slot, scoreOf: (piece: Worn) => number): Scored[] {
  const designs = new Map<string, number>()
  return wardrobe
    .filter((piece) => piece.slot === slot)
    .map((piece) => ({ piece, score: scoreOf(piece) }))
    .toSorted((a, b) => b.score - a.score)
    .filter(({ piece: { groupId, id } }) => {
      const design = groupId || id
      designs.set(design, (designs.get(design) ?? 0) + 1)
      return (designs.get(design) ?? 0) <= maxOfADesign
    })
    .slice(0, maxASlot)
}

type Draft = { pieces: Worn[]; score: number }

const sewn: readonly Slot[] = ['dress', 'top', 'bottom']

/** Whether the pieces put on so far leave room for the slot: a dress excludes trousers. */
const isOpenFor =
  (...wanted: Slot[]) =>
  ({ pieces }: Draft) =>
    pieces.every(({ slot }) => !sewn.includes(slot) || wanted.includes(slot))

/**
 * Composes outfits from a wardrobe that keep every rule, the best first. A beam search fills the garments first, then
 * shoes, then the rest; the same wardrobe and brief give the same outfits.
 */
export function composeOutfits(
  wardrobe: readonly Worn[],
  brief: Brief,
  { most = 1, bonus = () => 0, around, mayLackShoes = false }: Wishes = {},
): Outfit[] {
  const fitting = wardrobe.filter((piece) => isFitting(piece, brief))
  const scoreOf = (piece: Worn) => pieceScore(piece, brief) + bonus(piece)
  const choices = Object.fromEntries(slots.map((slot) => [slot, bestOf(fitting, slot, scoreOf)])) as Record<
    Slot,
    Scored[]
  >

  const worth = ({ pieces, score }: Draft) => score / pieces.length + togetherScore(pieces, brief)
  const best = (drafts: Draft[], count: number) =>
    drafts
      .map((draft) => ({ draft, value: worth(draft) }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, count)
      .map(({ draft }) => draft)

  const put = (draft: Draft, { piece, score }: Scored): Draft[] => {
    const pieces = [...draft.pieces, piece]
    return goTogether(pieces, brief) ? [{ pieces, score: draft.score + score }] : []
  }

  const carryOn = (drafts: Draft[], slot: Slot, isNeeded: (draft: Draft) => boolean) =>
    best(
      drafts.flatMap((draft) => {
        if (inSlot(draft.pieces, slot)) return [draft]
        const on = choices[slot].flatMap((choice) => put(draft, choice))
        return isNeeded(draft) && on.length > 0 ? on : [...on, draft]
      }),
      beam,
    )

  const fill = (drafts: Draft[], slot: Slot) =>
    drafts.flatMap((draft) =>
      inSlot(draft.pieces, slot) ? [draft] : choices[slot].flatMap((one) => put(draft, one)),
    )

  const begun: Draft[] = around
    ? around
        .filter((piece) => isFitting(piece, brief))
        .map((piece) => ({ pieces: [piece], score: scoreOf(piece) }))
    : [{ pieces: [], score: 0 }]
  const dresses = brief.shape === 'separates' ? [] : begun.filter(isOpenFor('dress'))
  const separates = brief.shape === 'dress' ? [] : begun.filter(isOpenFor('top', 'bottom'))
  let drafts = [
    ...best(fill(dresses, 'dress'), beam / 2),
    ...best(fill(fill(separates, 'top'), 'bottom'), beam),
  ]
  if (!isHot(brief)) drafts = carryOn(drafts, 'outer', (draft) => needsLayer(draft.pieces, brief))
  drafts = mayLackShoes ? carryOn(drafts, 'shoes', () => true) : best(fill(drafts, 'shoes'), beam)
  drafts = carryOn(drafts, 'bag', () => true)
  drafts = carryOn(drafts, 'accessory', () => false)

  const finished = drafts.map((draft) => ({
    pieces: draft.pieces.toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot)),
    score: worth(draft),
    ownLayer: needsLayer(draft.pieces, brief) && !inSlot(draft.pieces, 'outer'),
  }))
  const inOrder = finished.toSorted((a, b) => Number(a.ownLayer) - Number(b.ownLayer) || b.score - a.score)
  return differing(inOrder, most)
}

/** The second best must be another outfit, not the same one with another bag. */
function differing(outfits: Outfit[], most: number) {
  const chosen: Outfit[] = []
  const hearts = new Set<string>()
  for (const outfit of outfits) {
    const heart = inSlot(outfit.pieces, 'dress') ?? inSlot(outfit.pieces, 'top') ?? outfit.pieces[0]
    if (chosen.length === most) break
    if (!heart || hearts.has(heart.id)) continue
    hearts.add(heart.id)
    chosen.push(outfit)
  }
  return chosen
}
