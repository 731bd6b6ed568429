import { expect, test } from 'vitest'
import { chanceOf } from '@cabine/sophia/styling/chance.ts'
import { productOccasions } from '@cabine/sophia/vocabulary/product-categories.ts'
import { weatherOf } from './day-weather.ts'
import { addDays } from './days.ts'
import { outfitsOfDay } from './outfits-of-day.ts'
import {
  bagSizes,
  countOutfits,
  packTrip,
  swapPacked,
  swapsOfPacked,
  withoutPiece,
  wornAgain,
  type Packing,
  type TripDay,
} from './packing.ts'
import type { OwnPiece } from './own-piece.ts'
import { closetOf, faultsOfDay, ownPiece, skyOf } from './testing/some-closet.ts'

const mild = { warmth: 'mild', isWet: false } as const
const daysOf = (count: number, day: Partial<TripDay> = {}): TripDay[] =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays('2026-06-01', at),
    weather: mild,
    occasion: 'everyday',
    ...day,
  }))

const tops = ['white', 'grey', 'black'].map((colour) =>
  ownPiece(`${colour} top`, { category: 'tops', colours: [colour as 'white'], fabric: 'cotton' }),
)
const jeans = ownPiece('jeans', { category: 'bottoms', colours: ['blue'], fabric: 'denim' })
const trousers = ownPiece('trousers', { category: 'bottoms', colours: ['beige'] })
const shoes = ownPiece('shoes', { category: 'shoes', colours: ['white'] })
const closet = [...tops, jeans, trousers, shoes]

test('for three days there is a top each, with one pair of trousers and of shoes', () => {
  const { pieces, days } = packTrip(closet, daysOf(3), 12)
  expect(pieces).toHaveLength(5)
  expect(pieces.filter((id) => id.endsWith('top'))).toHaveLength(3)
  expect(days.every(({ outfit }) => outfit?.pieces.includes('shoes'))).toBe(true)
  expect(countOutfits(closet, pieces, days)).toBe(3)
  expect(wornAgain(closet, days)).toEqual([])
})

test('a small bag lets a top come again, and says so', () => {
  const { pieces, days } = packTrip(closet, daysOf(4), 4)
  expect(pieces).toHaveLength(4)
  expect(days.every(({ outfit }) => outfit)).toBe(true)
  expect(wornAgain(closet, days)).toHaveLength(2)
})

test('the one formal evening finds its dress, though it comes last', () => {
  const dress = ownPiece('gown', { category: 'dresses', colours: ['black'], formality: 'formal' })
  const heels = ownPiece('heels', { category: 'shoes', colours: ['black'], formality: 'formal' })
  const casual = closet.map((piece) => ownPiece(piece.id, { ...piece.details, formality: 'casual' }))
  const days = [...daysOf(4), { ...daysOf(5)[4], occasion: 'special-event' } as TripDay]
  const trip = packTrip([...casual, dress, heels], days, 6)
  expect(trip.days[4]?.outfit?.pieces).toEqual(['gown', 'heels'])
  expect(trip.pieces).toHaveLength(6)
})

test('a day without clothes says whether the closet or the bag is to blame', () => {
  expect(packTrip(tops, daysOf(1), 12).days[0]).toMatchObject({ outfit: null, lack: 'closet' })
  expect(packTrip(closet, daysOf(1), 2).days[0]).toMatchObject({ outfit: null, lack: 'bag' })
})

test('without a piece its days are dressed anew, and the others stay', () => {
  const before = packTrip(closet, daysOf(2), 12)
  const [worn] = before.days[0]?.outfit?.pieces ?? []
  const after = withoutPiece(closet, before, worn ?? '', 12)
  expect(after.pieces).not.toContain(worn)
  expect(after.days[0]?.outfit).toBeTruthy()
  expect(after.days[1]).toEqual(before.days[1])
})

test('another piece takes a place only where it suits all its days', () => {
  const rainy: TripDay = {
    date: '2026-06-02',
    weather: { warmth: 'cool', isWet: true },
    occasion: 'everyday',
  }
  const linen = ownPiece('linen', { category: 'bottoms', colours: ['white'], fabric: 'linen' })
  const packing: Packing = {
    pieces: ['white top', 'jeans', 'shoes'],
    days: [...daysOf(1), rainy].map((day) => ({
      ...day,
      lack: null,
      outfit: { pieces: ['white top', 'jeans', 'shoes'], lacksLayer: false, lacksShoes: false },
    })),
  }
  expect(swapsOfPacked([...closet, linen], packing, 'jeans')).toEqual(['trousers'])
  const swapped = swapPacked(packing, 'jeans', 'trousers')
  expect(swapped.pieces).toEqual(['white top', 'trousers', 'shoes'])
  expect(swapped.days.every(({ outfit }) => outfit?.pieces.includes('trousers'))).toBe(true)
})

/** A seeded journey, from a weekend to two weeks, with an occasion for each day. */
const journeyOf = (seed: string): TripDay[] =>
  skyOf(seed, 2 + Math.floor(chanceOf(`${seed} days`) * 13)).map((day, at) => ({
    date: day.date,
    weather: weatherOf(day),
    occasion:
      productOccasions[Math.floor(chanceOf(`${seed} occasion ${at}`) * productOccasions.length)] ??
      'everyday',
  }))

/** The rules of packing said once more, of what was packed alone. */
function faultsOfTrip(own: OwnPiece[], trip: TripDay[], { pieces, days }: Packing, most: number) {
  const worn = new Set(days.flatMap(({ outfit }) => outfit?.pieces ?? []))
  const isTight = pieces.length + 5 > most
  const faults = [
    ...(pieces.length > most ? ['more than the bag takes'] : []),
    ...(pieces.some((id) => !worn.has(id)) ? ['packed for nothing'] : []),
    ...([...worn].some((id) => !pieces.includes(id)) ? ['worn and not packed'] : []),
    ...(days.length === trip.length ? [] : ['a day is missing']),
    ...(isTight || wornAgain(own, days).length === 0 || isShort(own, trip) ? [] : ['worn again for nothing']),
  ]
  for (const day of days) {
    const [best] = outfitsOfDay(own, day, 1)
    if (!day.outfit) {
      if (best && !isTight) faults.push(`${day.date}: undressed beside a closet that has something`)
      if (Boolean(best) !== (day.lack === 'bag')) faults.push(`${day.date}: the wrong reason`)
      continue
    }
    const pack = own.filter(({ id }) => day.outfit?.pieces.includes(id))
    const hasShoes = pack.some(({ details }) => details.category === 'shoes')
    if (!hasShoes && !isTight && best?.pieces.some((id) => isShoe(own, id)))
      faults.push(`${day.date}: no shoes`)
    if (day.outfit.lacksLayer && !best?.lacksLayer && !isTight) faults.push(`${day.date}: no layer`)
    const said = { ...day.outfit, lacksShoes: !hasShoes }
    faults.push(...faultsOfDay(pack, day.weather, said).map((fault) => `${day.date}: ${fault}`))
  }
  return faults
}

const isShoe = (own: OwnPiece[], id: string) =>
  own.some((piece) => piece.id === id && piece.details.category === 'shoes')

/** She has fewer things to wear than days, for one of the occasions at least. */
const isShort = (own: OwnPiece[], trip: TripDay[]) =>
  trip.some((day) => outfitsOfDay(own, day, trip.length).length < trip.length)

test('two hundred journeys of closets, places and bags break no rule', () => {
  const broken: string[] = []
  let dressed = 0
  const sizes = Object.values(bagSizes)
  for (let journey = 0; journey < 200; journey++) {
    const seed = `journey ${journey}`
    const own = closetOf(seed)
    const trip = journeyOf(seed)
    const most = sizes[journey % sizes.length] ?? 8
    const packing = packTrip(own, trip, most)
    dressed += packing.days.filter(({ outfit }) => outfit).length
    broken.push(...faultsOfTrip(own, trip, packing, most).map((fault) => `${seed}: ${fault}`))
    const [first] = packing.pieces
    if (!first) continue
    const without = withoutPiece(own, packing, first, most)
    if (without.pieces.includes(first) || without.pieces.length > most) broken.push(`${seed}: it is back`)
  }
  expect(broken).toEqual([])
  expect(dressed).toBeGreaterThan(800)
})
