import { goTogether } from '@cabine/sophia/styling/outfit-rules.ts'
import type { Worn } from '@cabine/sophia/styling/piece.ts'
import { slotOfCategory, type Slot } from '@cabine/sophia/vocabulary/categories.ts'
import { daysBetween } from './days.ts'
import { briefOf, outfitsOfDay, swapsOf, wearable, type DayAsked, type DayOutfit } from './outfits-of-day.ts'
import type { OwnPiece } from './own-piece.ts'
import { wearsAWash } from './wear-log.ts'

/** How many pieces a bag takes, with what she travels in. */
export const bagSizes = { weekender: 8, cabin: 12, suitcase: 24 }
export type BagSize = keyof typeof bagSizes

export const maxTripDays = 21

export type TripDay = Pick<DayAsked, 'date' | 'weather' | 'occasion'>

/** Why a day has no outfit: nothing in the closet suits it, or what does suit it finds no room. */
export type Lack = 'closet' | 'bag'
export type PackedDay = TripDay & { outfit: DayOutfit | null; lack: Lack | null }
export type Packing = {
  /** Ids, in the order in which they were packed. */
  pieces: string[]
  days: PackedDay[]
}

const nothingPacked: Packing = { pieces: [], days: [] }

/** Which slots may get another piece, the fewest first: a dress takes the place of a top and what is below it. */
const openings: readonly (readonly Slot[])[] = [[], ['dress'], ['top'], ['bottom'], ['top', 'bottom']]
  .flatMap((garments) =>
    [[], ['outer'], ['shoes'], ['outer', 'shoes']].map((beside) => [...garments, ...beside] as Slot[]),
  )
  .toSorted((a, b) => a.length - b.length)

const slotOf = ({ details: { category } }: OwnPiece) => slotOfCategory[category]
const atOnce = 4

/** On how many of the days a piece is worn. */
export const daysWorn = (days: readonly PackedDay[], id: string) =>
  days.filter(({ outfit }) => outfit?.pieces.includes(id)).length

/** What is worn on more days than it stays fresh: she washes it on the way, or wears it once more. */
export const wornAgain = (closet: readonly OwnPiece[], days: readonly PackedDay[]) =>
  closet
    .filter(({ id, details }) => daysWorn(days, id) > (wearsAWash[details.category] ?? Infinity))
    .map(({ id }) => id)

/** Which two, or which dress, make an outfit on one of the days: so many outfits lie in the bag. */
export function countOutfits(
  closet: readonly OwnPiece[],
  packed: readonly string[],
  days: readonly TripDay[],
) {
  const bag = closet.filter(({ id }) => packed.includes(id))
  const found = new Set<string>()
  for (const day of kindsOf(days)) {
    const brief = briefOf(day)
    const worn = wearable(bag, day)
    const of = (slot: Slot) => worn.filter((piece) => piece.slot === slot)
    for (const { id } of of('dress')) found.add(id)
    for (const top of of('top'))
      for (const bottom of of('bottom'))
        if (goTogether([top, bottom] satisfies Worn[], brief)) found.add(`${top.id} ${bottom.id}`)
  }
  return found.size
}

const kindOf = ({ weather: { warmth, isWet }, occasion }: TripDay) => `${warmth} ${isWet} ${occasion}`

/** One day of each weather and occasion. */
const kindsOf = <Day extends TripDay>(days: readonly Day[]) => [
  ...new Map(days.toReversed().map((day) => [kindOf(day), day])).values(),
]

/** Days for which she has least come first, one of each kind: the bag still has room for what only they need. */
function inOrderOfNeed(closet: readonly OwnPiece[], days: readonly TripDay[]) {
  const choice = new Map(kindsOf(days).map((day) => [kindOf(day), wearable(closet, day).length]))
  const first = kindsOf(days).toSorted(
    (a, b) => (choice.get(kindOf(a)) ?? 0) - (choice.get(kindOf(b)) ?? 0) || a.date.localeCompare(b.date),
  )
  return [...first, ...days.filter((day) => !first.includes(day))]
}

/**
 * The fewest pieces of a closet in which she is dressed on each day, and of as few those that make most outfits. A day gets what is
 * packed already where that suits it; what was worn until it needs a wash comes again once the bag is full.
 *
 * @param most how many pieces the bag takes
 * @param begun what is packed and decided already; its days stay as they are
 */
export function packTrip(
  closet: readonly OwnPiece[],
  days: readonly TripDay[],
  most: number,
  begun: Packing = nothingPacked,
): Packing {
  let packed = begun.pieces
  const done = new Map(begun.days.map((day) => [day.date, day]))
  for (const day of inOrderOfNeed(closet, days)) {
    if (done.has(day.date)) continue
    const outfit = outfitFor(closet, day, { packed, done: [...done.values()], days, most })
    packed = [...new Set([...packed, ...(outfit?.pieces ?? [])])]
    const lack = outfit ? null : outfitsOfDay(closet, day, 1).length > 0 ? 'bag' : 'closet'
    done.set(day.date, { ...day, outfit, lack })
  }
  return { pieces: packed, days: days.flatMap(({ date }) => done.get(date) ?? []) }
}

type SoFar = {
  packed: readonly string[]
  done: readonly PackedDay[]
  days: readonly TripDay[]
  most: number
}

function outfitFor(closet: readonly OwnPiece[], day: TripDay, soFar: SoFar): DayOutfit | null {
  const [best] = outfitsOfDay(closet, day, 1)
  if (!best) return null
  const fresh = closet.filter((piece) => isFresh(piece, day, soFar.done))
  return (
    smallest(fresh, day, best, soFar) ??
    smallest(closet, day, best, soFar) ??
    // A full bag has no coat for the rain: she is told so, and dressed all the same.
    outfitsOfDay(
      closet.filter(({ id }) => soFar.packed.includes(id)),
      day,
      1,
    )[0] ??
    null
  )
}

const isNextToSkin = ({ details: { category } }: OwnPiece) => category === 'tops' || category === 'dresses'

/** Whether it was worn on the day before or is on the day after. */
const isOfNeighbour = (id: string, { date }: TripDay, done: readonly PackedDay[]) =>
  done.some((one) => Math.abs(daysBetween(one.date, date)) <= 1 && one.outfit?.pieces.includes(id))

/** Neither worn so often on the trip that it wants a wash, nor, next to the skin, on the day before or after. */
const isFresh = (piece: OwnPiece, day: TripDay, done: readonly PackedDay[]) =>
  daysWorn(done, piece.id) < (wearsAWash[piece.details.category] ?? Infinity) &&
  !(isNextToSkin(piece) && isOfNeighbour(piece.id, day, done))

/**
 * The outfit that adds least to the bag; null where it finds no room.
 *
 * @param best what the whole closet has for the day: none may be less complete
 */
function smallest(
  closet: readonly OwnPiece[],
  day: TripDay,
  best: DayOutfit,
  { packed, done, days, most }: SoFar,
) {
  const shoes = new Set(closet.filter((piece) => slotOf(piece) === 'shoes').map(({ id }) => id))
  const hasShoes = ({ pieces }: DayOutfit) => pieces.some((id) => shoes.has(id))
  const isComplete = (outfit: DayOutfit) =>
    (!outfit.lacksLayer || best.lacksLayer) && (hasShoes(outfit) || !hasShoes(best))
  const added = ({ pieces }: DayOutfit) => pieces.filter((id) => !packed.includes(id)).length
  const wear = ({ pieces }: DayOutfit) =>
    closet
      .filter((piece) => isNextToSkin(piece) && pieces.includes(piece.id))
      .reduce((sum, { id }) => sum + daysWorn(done, id) + Number(isOfNeighbour(id, day, done)), 0)
  for (let count = 0; count <= most - packed.length; count++) {
    const [found] = openings
      .filter((open) => open.length === count)
      .flatMap((open) => {
        const within = closet.filter(
          (piece) => packed.includes(piece.id) || open.some((slot) => slot === slotOf(piece)),
        )
        return outfitsOfDay(within, day, atOnce)
      })
      .filter((outfit) => isComplete(outfit) && added(outfit) === count)
      .map((outfit) => ({
        outfit,
        wear: wear(outfit),
        outfits: countOutfits(closet, [...packed, ...outfit.pieces], days),
      }))
      .toSorted((a, b) => a.wear - b.wear || b.outfits - a.outfits)
    if (found) return found.outfit
  }
  return null
}

/** The trip without a piece: its days are dressed anew from the rest, and from the closet where there is room. */
export function withoutPiece(
  closet: readonly OwnPiece[],
  packing: Packing,
  id: string,
  most: number,
): Packing {
  const rest = closet.filter((piece) => piece.id !== id)
  const begun = {
    pieces: packing.pieces.filter((one) => one !== id),
    days: packing.days.filter(({ outfit }) => outfit && !outfit.pieces.includes(id)),
  }
  return packTrip(rest, packing.days, most, begun)
}

/** What can take a packed piece's place on every day on which it is worn, the best on the first of them first. */
export function swapsOfPacked(closet: readonly OwnPiece[], { pieces, days }: Packing, id: string) {
  const worn = days.flatMap((day) =>
    day.outfit?.pieces.includes(id) ? [{ ...day, outfit: day.outfit }] : [],
  )
  const [first = [], ...others] = worn.map((day) => swapsOf(closet, day.outfit.pieces, id, day))
  return first.filter((one) => !pieces.includes(one) && others.every((swaps) => swaps.includes(one)))
}

/** The trip with another piece in one's place. */
export const swapPacked = ({ pieces, days }: Packing, id: string, other: string): Packing => {
  const swapped = (ids: string[]) => ids.map((one) => (one === id ? other : one))
  return {
    pieces: swapped(pieces),
    days: days.map((day) => ({
      ...day,
      outfit: day.outfit && { ...day.outfit, pieces: swapped(day.outfit.pieces) },
    })),
  }
}
