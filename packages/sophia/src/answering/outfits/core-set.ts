import type { Brief } from '../../styling/brief.ts'
import { composeOutfits } from '../../styling/compose.ts'
import { isSameDesign } from '../../styling/likeness.ts'
import { goesWith, goTogether, inSlot } from '../../styling/outfit-rules.ts'
import { heelOf, type Worn } from '../../styling/piece.ts'
import { type Slot } from '../../vocabulary/categories.ts'
import { isFitting } from '../../styling/piece-rules.ts'
import { togetherScore } from '../../styling/preferences.ts'
import { pieceScore } from '../../styling/taste.ts'
import type { OutfitType } from './options.ts'

/** Pieces that are shown together, and which of them are worn together: each look keeps every rule. */
export type Drawn = { pieces: Worn[]; looks: Worn[][] }

type Bonus = (piece: Worn) => number
/** `around`: what she keeps, which every look contains. */
type Drawing = { bonus: Bonus; around: readonly Worn[] }

const aroundOf = (around: readonly Worn[]) => (around.length > 0 ? { around } : {})

const isHeel = (piece: Worn) => piece.slot === 'shoes' && heelOf(piece) !== 'flat'
const isSame = (one: Worn, other: Worn) => one.id === other.id

const without = (wardrobe: readonly Worn[], pieces: readonly Worn[]) =>
  wardrobe.filter((one) => !pieces.some((piece) => isSameDesign(one, piece)))

/** Replaces one piece of a look. */
/** What stays of a look where a piece comes into it. */
const besideOf = (look: Worn[], piece: Worn) => look.filter(({ slot }) => slot !== piece.slot)
const withPiece = (look: Worn[], piece: Worn) => [...besideOf(look, piece), piece]

/** The best piece of a slot for a look, which also goes with as many other looks as possible. */
export function bestFor(
  slots: readonly Slot[],
  looks: Worn[][],
  wardrobe: readonly Worn[],
  brief: Brief,
  bonus: Bonus,
): Worn | undefined {
  const [main = []] = looks
  const worth = (piece: Worn) =>
    pieceScore(piece, brief) + togetherScore(withPiece(main, piece), brief) + bonus(piece)
  const suits = (look: Worn[], piece: Worn) => goesWith(piece, besideOf(look, piece), brief)
  return wardrobe
    .filter((piece) => slots.includes(piece.slot) && isFitting(piece, brief))
    .filter((piece) => suits(main, piece))
    .map((piece) => ({
      piece,
      looks: looks.filter((look) => suits(look, piece)).length,
      worth: worth(piece),
    }))
    .toSorted((a, b) => b.looks - a.looks || b.worth - a.worth)[0]?.piece
}

/** How many outfits are tried before a missing part is reported. */
const maxTries = 8

/** A top, a bottom piece, shoes and a layer; where it is too warm for a layer, another top or bottom piece. */
function drawSeparates(
  wardrobe: Worn[],
  brief: Brief,
  isWarm: boolean,
  { bonus, around }: Drawing,
): Drawn | null {
  const wishes = { most: maxTries, bonus, ...aroundOf(around) }
  const outfits = composeOutfits(wardrobe, { ...brief, shape: 'separates' }, wishes)
  for (const { pieces } of outfits) {
    const look = pieces.filter(
      (piece) =>
        (piece.slot !== 'bag' && piece.slot !== 'accessory') || around.some((one) => isSame(one, piece)),
    )
    const rest = without(wardrobe, look)
    if (!isWarm) {
      const layer = inSlot(look, 'outer') ?? bestFor(['outer'], [look], rest, brief, bonus)
      if (!layer) continue
      const whole = withPiece(look, layer)
      return { pieces: inOrder(whole), looks: [whole] }
    }
    const other = bestFor(['top', 'bottom'], [look], rest, brief, bonus)
    if (!other) continue
    const looks = [look, withPiece(look, other)]
    return { pieces: [...inOrder(look), other], looks }
  }
  return null
}

const dressAndShoes = (wardrobe: Worn[], brief: Brief, { bonus, around }: Drawing) =>
  composeOutfits(
    wardrobe,
    { ...brief, shape: 'dress' },
    { most: 1, bonus, ...aroundOf(around) },
  )[0]?.pieces.filter(
    (piece) => piece.slot === 'dress' || piece.slot === 'shoes' || around.some((one) => isSame(one, piece)),
  )

/** A single dress, where there is no second. */
export function drawOneDress(wardrobe: Worn[], brief: Brief, drawing: Drawing): Drawn | null {
  const pieces = dressAndShoes(wardrobe, brief, drawing)
  return pieces ? { pieces, looks: [pieces] } : null
}

/** Two dresses with heels for each. */
function drawDresses(wardrobe: Worn[], brief: Brief, drawing: Drawing): Drawn | null {
  const { bonus, around } = drawing
  // A kept dress has one look.
  if (around.some(({ slot }) => slot === 'dress')) return drawOneDress(wardrobe, brief, drawing)
  const isAround = (piece: Worn) => around.some((one) => isSame(one, piece))
  const heeled = wardrobe.filter((piece) => piece.slot !== 'shoes' || isHeel(piece) || isAround(piece))
  for (const from of [heeled, wardrobe]) {
    const first = dressAndShoes(from, brief, drawing)
    if (!first) continue
    const colour = inSlot(first, 'dress')?.colourFamily
    // Two dresses of one colour would be no choice.
    const other = (piece: Worn) =>
      bonus(piece) - (piece.slot === 'dress' && piece.colourFamily === colour ? 1 : 0)
    const kept = first.filter(isAround)
    const rest = [...kept, ...without(from, first)]
    const second = dressAndShoes(rest, brief, { bonus: other, around })
    if (second)
      return {
        pieces: [...first, ...second.filter((piece) => !isAround(piece))],
        looks: [first, second],
      }
  }
  return null
}

/** The four pieces that a set is built around; null where there are none. */
export const drawCore = (
  outfitType: OutfitType,
  wardrobe: Worn[],
  brief: Brief,
  isWarm: boolean,
  drawing: Drawing,
): Drawn | null =>
  outfitType === 'dresses'
    ? drawDresses(wardrobe, brief, drawing)
    : drawSeparates(wardrobe, brief, isWarm, drawing)

const order: readonly Slot[] = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory']
export const inOrder = (pieces: Worn[]) =>
  pieces.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))

/** The order in which a set is filled: accessories first, then pieces that could replace one. */
const fillers = {
  dresses: [['outer'], ['bag'], ['accessory'], ['dress'], ['shoes']],
  top_bottom: [['bag'], ['accessory'], ['top', 'bottom'], ['shoes'], ['outer']],
} as const satisfies Record<OutfitType, Slot[][]>

/** Adds matching pieces until there are `count`, or nothing more matches. */
export function fillUp(
  { pieces, looks }: Drawn,
  outfitType: OutfitType,
  wardrobe: Worn[],
  brief: Brief,
  { count, bonus }: { count: number; bonus: Bonus },
): Drawn {
  let drawn: Drawn = { pieces, looks }
  // In several rounds, since a set may need a second bag where the shop has no accessory.
  for (let turn = 0; drawn.pieces.length < count && turn < count; turn++) {
    const before = drawn.pieces.length
    for (const slots of fillers[outfitType]) {
      if (drawn.pieces.length >= count) break
      const free = without(wardrobe, drawn.pieces)
      const piece = bestFor(slots, drawn.looks, free, brief, bonus)
      if (piece) drawn = { pieces: [...drawn.pieces, piece], looks: wearWith(drawn.looks, piece, brief) }
    }
    if (drawn.pieces.length === before) break
  }
  return drawn
}

/** Adds the piece to each look with a free slot that it matches. */
const wearWith = (looks: Worn[][], piece: Worn, brief: Brief) =>
  looks.map((look) =>
    inSlot(look, piece.slot) || !goTogether([...look, piece], brief) ? look : [...look, piece],
  )

/** Without a set: one piece of each slot in turn, as far as they match. */
export function drawWhatThereIs(wardrobe: Worn[], brief: Brief, count: number, bonus: Bonus): Worn[] {
  const best = wardrobe
    .filter((piece) => isFitting(piece, brief))
    .toSorted((a, b) => pieceScore(b, brief) + bonus(b) - pieceScore(a, brief) - bonus(a))
  const drawn: Worn[] = []
  for (let round = 0; drawn.length < count && round < count; round++) {
    for (const slot of order) {
      if (drawn.length === count) break
      const open = best.filter((piece) => piece.slot === slot && !drawn.some((one) => isSame(one, piece)))
      const fitting = open.find((piece) => goTogether(withPiece(drawn, piece), brief)) ?? open[0]
      if (fitting) drawn.push(fitting)
    }
  }
  return inOrder(drawn)
}
