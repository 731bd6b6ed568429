import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { ClosetCategory } from '../closet.ts'
import { daysBetween } from './days.ts'
import type { OwnPiece } from './own-piece.ts'

/** After how many days of wearing a piece is washed. What is wiped or aired is never due. */
export const wearsAWash: Partial<Record<ClosetCategory, number>> = {
  tops: 1,
  dresses: 2,
  skirts: 4,
  bottoms: 4,
}
/** A piece that was not worn for so long is in the closet for nothing. */
const UNWORN_DAYS = 90
const MOST_PAIRS = 5
/** Worn together once says nothing. */
const LEAST_TOGETHER = 2

const archived: readonly string[] = ['sold', 'lent', 'donated']
const isKept = ({ details }: OwnPiece) => !archived.includes(details.state)

/** On how many days it was worn since it was washed. */
export const wearsSinceWash = ({ details: { wornOn, washedOn } }: OwnPiece) =>
  wornOn.filter((day) => washedOn === null || day > washedOn).length

export const isDueForWash = (piece: OwnPiece) => {
  const limit = wearsAWash[piece.details.category]
  return piece.details.state === 'here' && limit !== undefined && wearsSinceWash(piece) >= limit
}

/** What each wearing of it has cost so far, the dearest first: of what has a price and was worn. */
export const costsPerWear = <Piece extends OwnPiece>(pieces: readonly Piece[]) =>
  pieces
    .filter(isKept)
    .flatMap((piece) => {
      const { priceCents, wornOn } = piece.details
      if (priceCents === null || wornOn.length === 0) return []
      return { piece, cents: Math.round(priceCents / wornOn.length), times: wornOn.length }
    })
    .toSorted((a, b) => b.cents - a.cents)

/** What hangs there and was not worn in three months. What has just come has time. */
export const unwornOf = <Piece extends OwnPiece & { addedAt: number }>(
  pieces: readonly Piece[],
  today: string,
) =>
  pieces.filter((piece) => {
    const since = [...piece.details.wornOn, new Date(piece.addedAt).toISOString().slice(0, 10)]
    return isKept(piece) && since.every((day) => daysBetween(day, today) > UNWORN_DAYS)
  })

/** Which two were worn together most. */
export function lovedPairs<Piece extends OwnPiece>(pieces: readonly Piece[]) {
  const pairs: { pair: [Piece, Piece]; times: number }[] = []
  const own = pieces.filter(isKept)
  for (const [at, one] of own.entries()) {
    const days = new Set(one.details.wornOn)
    for (const other of own.slice(at + 1)) {
      const times = other.details.wornOn.filter((day) => days.has(day)).length
      if (times >= LEAST_TOGETHER) pairs.push({ pair: [one, other], times })
    }
  }
  return pairs.toSorted((a, b) => b.times - a.times).slice(0, MOST_PAIRS)
}

/** How large a part of what she wore was of which colour, the largest first. */
export function coloursWorn(pieces: readonly OwnPiece[]) {
  const days = new Map<ColourFamily, number>()
  for (const { details } of pieces) {
    const [colour] = details.colours
    if (colour && details.wornOn.length > 0) days.set(colour, (days.get(colour) ?? 0) + details.wornOn.length)
  }
  const all = [...days.values()].reduce((sum, count) => sum + count, 0)
  return [...days]
    .map(([colour, count]) => ({ colour, share: count / all }))
    .toSorted((a, b) => b.share - a.share)
}

/** What she wore and plans to wear, day by day. */
export function dayLog<Piece extends OwnPiece>(pieces: readonly Piece[]) {
  const log = new Map<string, { worn: Piece[]; planned: Piece[] }>()
  const on = (day: string) => {
    const known = log.get(day) ?? { worn: [], planned: [] }
    log.set(day, known)
    return known
  }
  for (const piece of pieces) {
    for (const day of piece.details.wornOn) on(day).worn.push(piece)
    for (const day of piece.details.plannedFor) on(day).planned.push(piece)
  }
  return log
}
