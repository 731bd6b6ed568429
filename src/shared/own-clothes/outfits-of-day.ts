import { isHot, type Brief } from '@cabine/sophia/styling/brief.ts'
import { chanceOf } from '@cabine/sophia/styling/chance.ts'
import { composeOutfits } from '@cabine/sophia/styling/compose.ts'
import { goesWith, inSlot, needsLayer } from '@cabine/sophia/styling/outfit-rules.ts'
import { isFitting } from '@cabine/sophia/styling/piece-rules.ts'
import type { Worn } from '@cabine/sophia/styling/piece.ts'
import { pieceScore } from '@cabine/sophia/styling/taste.ts'
import type { ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import { slots } from '@cabine/sophia/vocabulary/categories.ts'
import { daysBetween } from './days.ts'
import type { DayWeather } from './day-weather.ts'
import { coolnessOf, dislikeOf, type Refusal } from './refusals.ts'
import { warmFabrics, wornOfOwn, type OwnPiece } from './own-piece.ts'

export type DayAsked = {
  date: string
  weather: DayWeather
  occasion: ProductOccasion
  /** What she has declined, and why. */
  refusals?: readonly Refusal[]
}

export type DayOutfit = {
  /** Ids, in the order in which they are put on. */
  pieces: string[]
  /** The day needs a layer, and none of hers suits it. */
  lacksLayer: boolean
  /** She has shoes, and none of them suits the day. */
  lacksShoes: boolean
}

const thin: readonly (string | null)[] = ['linen', 'chiffon', 'lace']

/** What the day speaks against, beside the rules that hold in a shop. */
function isAgainstDay({ details: { fabric, colours } }: OwnPiece, { warmth, isWet }: DayWeather) {
  if (isWet && fabric === 'linen' && (colours[0] === 'white' || colours[0] === 'beige')) return true
  if (isHot({ occasions: [], weather: warmth }) && warmFabrics.includes(fabric)) return true
  return warmth === 'cold' && thin.includes(fabric)
}

export const briefOf = ({ weather: { warmth, isWet }, occasion }: DayAsked): Brief => ({
  occasions: [occasion],
  weather: warmth,
  ...(isWet && { isWet: true }),
})

/** What she can wear on a day: it hangs there, and weather and occasion allow it. */
export function wearable(closet: readonly OwnPiece[], asked: DayAsked) {
  const brief = briefOf(asked)
  return closet
    .filter((piece) => piece.details.state === 'here' && !isAgainstDay(piece, asked.weather))
    .flatMap((piece) => wornOfOwn(piece) ?? [])
    .filter((worn) => isFitting(worn, brief))
}

/** Over how many days a piece that was worn gives way to others. */
const RESTS_DAYS = 8
const RESTS_WEIGHT: Record<Worn['slot'], number> = {
  dress: 3,
  top: 3,
  bottom: 1.6,
  outer: 0.4,
  shoes: 0.6,
  bag: 0.2,
  accessory: 0.8,
}
const CHANCE_WEIGHS = 0.4

const sinceWorn = ({ wornOn }: OwnPiece['details'], date: string) =>
  Math.min(...wornOn.filter((day) => day <= date).map((day) => daysBetween(day, date)), Infinity)

/** Tops and dresses of the day before stay at home, unless nothing else is there. */
const isOfYesterday = (piece: OwnPiece, date: string) =>
  ['tops', 'dresses'].includes(piece.details.category) && sinceWorn(piece.details, date) <= 1

/** Outfits of her own clothes for a day, the best first; the same question gets the same answer. */
export function outfitsOfDay(closet: readonly OwnPiece[], asked: DayAsked, most = 3): DayOutfit[] {
  const details = new Map(closet.map((piece) => [piece.id, piece]))
  const { date, refusals = [] } = asked
  const day = { ...asked, weather: coolnessOf(refusals, asked.weather, date) }
  const all = wearable(closet, day)
  const fresh = all.filter(({ id }) => !isOfYesterday(details.get(id) as OwnPiece, date))
  const isRefused = (ids: string[]) =>
    refusals.some((one) => one.date === date && one.pieces.every((id) => ids.includes(id)))
  const brief = briefOf(day)
  const bonus = (piece: Worn) => {
    const own = details.get(piece.id)
    const rest = own ? Math.max(0, 1 - sinceWorn(own.details, date) / RESTS_DAYS) : 0
    return (
      CHANCE_WEIGHS * chanceOf(`${date} ${piece.id}`) -
      rest * RESTS_WEIGHT[piece.slot] -
      dislikeOf(refusals, piece.id, date)
    )
  }
  const compose = (wardrobe: Worn[]) =>
    composeOutfits(wardrobe, brief, { most: most + refusals.length, bonus, mayLackShoes: true })
      .map(({ pieces }) => finish(pieces, wardrobe, brief))
      .filter(({ pieces }) => !isRefused(pieces))
      .slice(0, most)
  const composed = compose(fresh)
  const outfits = composed.length > 0 ? composed : compose(all)
  const hasShoes = closet.some((piece) => piece.details.category === 'shoes')
  return outfits.map((outfit) => ({ ...outfit, lacksShoes: outfit.lacksShoes && hasShoes }))
}

/** Whether this weather asks for something over it. */
const asksForLayer = (pieces: Worn[], brief: Brief) =>
  !isHot(brief) && (brief.isWet === true || needsLayer(pieces, brief))

/**
 * With a layer where the day asks for one, and with shoes. Of these she has few: one whose colour goes with nothing is better than
 * cold or bare feet.
 */
function finish(pieces: Worn[], wardrobe: Worn[], brief: Brief): DayOutfit {
  const isAsked = asksForLayer(pieces, brief)
  let worn = pieces
  for (const slot of isAsked ? (['outer', 'shoes'] as const) : (['shoes'] as const)) {
    if (inSlot(worn, slot)) continue
    const beside = worn
    const there = wardrobe
      .filter((piece) => piece.slot === slot)
      .toSorted((a, b) => pieceScore(b, brief) - pieceScore(a, brief))
    const added = there.find((piece) => goesWith(piece, beside, brief)) ?? there[0]
    if (added) worn = [...worn, added]
  }
  return {
    pieces: inOrder(worn).map(({ id }) => id),
    lacksLayer: isAsked && !inSlot(worn, 'outer'),
    lacksShoes: !inSlot(worn, 'shoes'),
  }
}

const inOrder = (pieces: Worn[]) => pieces.toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot))

/** What can take a piece's place in an outfit of the day: what goes with the rest first. The choice is hers. */
export function swapsOf(closet: readonly OwnPiece[], outfit: readonly string[], id: string, asked: DayAsked) {
  const day = { ...asked, weather: coolnessOf(asked.refusals ?? [], asked.weather, asked.date) }
  const brief = briefOf(day)
  const all = wearable(closet, day)
  const slot = closet.flatMap((piece) => (piece.id === id ? (wornOfOwn(piece)?.slot ?? []) : []))[0]
  const beside = all.filter((piece) => outfit.includes(piece.id) && piece.id !== id)
  const worth = (piece: Worn) => Number(goesWith(piece, beside, brief)) * 100 + pieceScore(piece, brief)
  return all
    .filter((piece) => piece.slot === slot && piece.id !== id)
    .toSorted((a, b) => worth(b) - worth(a) || a.id.localeCompare(b.id))
    .map((piece) => piece.id)
}
