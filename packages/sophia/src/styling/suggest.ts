import { widened, type Brief } from './brief.ts'
import { chanceOf } from './chance.ts'
import { composeOutfits, type Outfit } from './compose.ts'
import { isSameDesign } from './likeness.ts'
import { isFitting } from './piece-rules.ts'
import type { Worn } from './piece.ts'
import type { Slot } from '../vocabulary/categories.ts'
import { groundsOf, type Grounds } from './reasons.ts'

type Wishes = {
  most?: number
  /**
   * Ids of pieces that she has seen: they come again only where the shop has nothing else, tops and dresses never.
   */
  not?: readonly string[]
  /** The piece that the outfit is built on, or another colour of it where it fits in none. */
  around?: Worn
}

export type Suggestion = Outfit & Grounds & { brief: Brief }

const none: readonly Slot[] = []
const carried: readonly Slot[] = ['outer', 'shoes', 'bag', 'accessory']

/** How far the search is relaxed in each attempt: repeated pieces, neighbouring occasions. */
const leeways = [
  { again: none, widens: false },
  { again: carried, widens: false },
  { again: [...carried, 'bottom' as const], widens: true },
]

/** A piece that she chose herself counts for the requested occasion, unless that is far off. */
const chosen = (piece: Worn, brief: Brief): Worn =>
  isFitting(piece, widened(brief)) ? { ...piece, occasions: [...piece.occasions, ...brief.occasions] } : piece

const isHeart = ({ slot }: Worn) => slot === 'top' || slot === 'dress'

/** How much a piece that she has seen loses. */
const knownCosts = 1.2

/** Different questions get different answers as far as taste allows; the same question always gets the same one. */
const chanceWeighs = 0.5

type Past = { seen: ReadonlySet<string>; worn: Worn[] }

/** Suggests outfits for a brief, each unlike those before it; the same question gives the same answer. */
export function suggestOutfits(
  wardrobe: readonly Worn[],
  brief: Brief,
  { most = 1, not = [], around }: Wishes = {},
): Suggestion[] {
  const seen = new Set(not)
  const suggestions: Suggestion[] = []
  for (let turn = 0; turn < most; turn++) {
    const worn = suggestions.flatMap(({ pieces }) => pieces)
    const past = { seen, worn }
    const found = around
      ? (suggestOne(wardrobe, brief, past, [around]) ??
        suggestOne(wardrobe, brief, past, otherColours(wardrobe, around)))
      : suggestOne(wardrobe, brief, past)
    if (!found) break
    suggestions.push(found)
  }
  return suggestions
}

const otherColours = (wardrobe: readonly Worn[], around: Worn) =>
  wardrobe.filter((piece) => piece.id !== around.id && isSameDesign(piece, around))

/** The outfit contains one of `bases`. */
function suggestOne(
  wardrobe: readonly Worn[],
  asked: Brief,
  { seen, worn }: Past,
  bases?: readonly Worn[],
): Suggestion | null {
  const isBase = (piece: Worn) => bases?.some((one) => isSameDesign(one, piece))
  const isKnown = (piece: Worn) => seen.has(piece.id) || worn.some(({ id }) => id === piece.id)
  const seed = JSON.stringify([asked, [...seen]])
  const bonus = (piece: Worn) =>
    chanceWeighs * chanceOf(`${seed} ${piece.id}`) - (isKnown(piece) ? knownCosts : 0)
  let coatless: Suggestion | null = null
  for (const { again, widens } of leeways) {
    const brief = widens ? widened(asked) : asked
    const free = wardrobe.filter(
      (piece) =>
        !isBase(piece) &&
        (!seen.has(piece.id) || again.includes(piece.slot)) &&
        !(isHeart(piece) && worn.some((one) => isSameDesign(one, piece))),
    )
    const around = bases?.map((piece) => chosen(piece, asked))
    const [outfit] = composeOutfits(free, brief, { bonus, around })
    if (!outfit) continue
    const suggestion = { ...outfit, brief, ...groundsOf(outfit.pieces, brief, () => false) }
    if (!outfit.ownLayer) return suggestion
    coatless ??= suggestion
  }
  return coatless
}
