import { expect, test } from 'vitest'
import * as v from 'valibot'
import { chanceOf } from '@cabine/sophia/styling/chance.ts'
import { colourFamilies, seasons } from '@cabine/sophia/vocabulary/product-categories.ts'
import { closetCategories, closetDetails, closetStates, fabrics, type ClosetDetails } from '../closet.ts'
import { buyOrSkip, ownedOf } from './buy-or-skip.ts'
import { addDays } from './days.ts'
import { maxOutfits } from './outfits-with.ts'

const today = '2026-11-30'
const addedAt = Date.parse('2025-11-30T12:00:00Z')

const piece = (id: string, details: Partial<ClosetDetails> & Pick<ClosetDetails, 'category'>) => ({
  id,
  addedAt,
  details: v.parse(closetDetails, details),
})
const asked = (details: Partial<ClosetDetails> & Pick<ClosetDetails, 'category'>) => piece('asked', details)

const jeans = piece('jeans', { category: 'bottoms', colours: ['blue'], fabric: 'denim' })
const trousers = piece('trousers', { category: 'bottoms', colours: ['black'] })
const skirt = piece('skirt', { category: 'skirts', colours: ['grey'] })
const loafers = piece('loafers', { category: 'shoes', colours: ['black'] })
const shirt: Partial<ClosetDetails> & Pick<ClosetDetails, 'category'> = {
  category: 'tops',
  colours: ['white'],
}

const look = (sign: string) => sign.repeat(64)

test('a top that nothing speaks against makes an outfit with each of three bottoms, and is to buy', () => {
  const told = buyOrSkip(asked(shirt), [jeans, trousers, skirt, loafers], today)
  expect(told).toMatchObject({ verdict: 'buy', objections: [], timesAYear: null, usualCents: null })
  expect(told.outfits.map((one) => one.toSorted())).toEqual([
    ['asked', 'jeans', 'loafers'],
    ['asked', 'loafers', 'trousers'],
    ['asked', 'loafers', 'skirt'],
  ])
})

test('one like it is a reason to think, three are enough, and what is sold does not count', () => {
  const like = (count: number, state: ClosetDetails['state'] = 'here') =>
    Array.from({ length: count }, (_, at) => piece(`like ${at}`, { ...shirt, state }))
  const told = (tops: ReturnType<typeof like>) =>
    buyOrSkip(asked(shirt), [jeans, trousers, skirt, ...tops], today)
  expect(told(like(1))).toMatchObject({ verdict: 'only_if', objections: ['replaces'] })
  expect(told(like(3))).toMatchObject({ verdict: 'skip', objections: ['crowded'] })
  expect(told(like(3, 'sold'))).toMatchObject({ verdict: 'buy', similar: [] })
})

test('it may be the one that she has: by its product, by its address, by its picture', () => {
  for (const same of [{ productId: 'p1' }, { link: 'https://shop.example/p1' }, { look: look('z') }]) {
    const told = buyOrSkip(
      asked({ ...shirt, ...same }),
      [piece('old', { ...shirt, ...same }), jeans, trousers, skirt],
      today,
    )
    expect(told).toMatchObject({ verdict: 'skip', doubles: [{ id: 'old' }] })
  }
})

test('pictures that differ count more than words that do not', () => {
  const other = piece('other', { ...shirt, look: look('A') })
  expect(buyOrSkip(asked({ ...shirt, look: look('z') }), [other, jeans], today).similar).toEqual([])
})

test('what she pays is told in its money, and much more is a reason', () => {
  const priced = (cents: number[], currency = 'USD') =>
    cents.map((priceCents, at) =>
      piece(`priced ${at}`, { category: 'tops', colours: ['green'], priceCents, currency }),
    )
  const at = (priceCents: number, tops = priced([2000, 4000, 9000])) =>
    buyOrSkip(asked({ ...shirt, priceCents, currency: 'USD' }), [jeans, trousers, skirt, ...tops], today)
  expect(at(6000)).toMatchObject({ verdict: 'buy', usualCents: 4000 })
  expect(at(6001)).toMatchObject({ verdict: 'only_if', objections: ['dear'] })
  expect(at(6001, priced([2000, 4000]))).toMatchObject({ verdict: 'buy', usualCents: null })
  expect(at(6001, priced([2000, 4000, 9000], 'XYZ'))).toMatchObject({ usualCents: null })
})

test('her log says how often she would wear it, and what a wearing costs', () => {
  const worn = (times: number) =>
    piece('worn', {
      category: 'tops',
      colours: ['green'],
      wornOn: Array.from({ length: times }, (_, at) => addDays('2025-11-30', at * 7)),
    })
  const at = (times: number) =>
    buyOrSkip(
      asked({ ...shirt, priceCents: 8000, currency: 'USD' }),
      [jeans, trousers, skirt, worn(times)],
      today,
    )
  expect(at(20)).toMatchObject({ verdict: 'buy', timesAYear: 20, centsAWear: 200 })
  expect(at(3)).toMatchObject({ verdict: 'only_if', objections: ['seldom'], timesAYear: 3 })
  const lately = piece('lately', { category: 'tops', wornOn: [addDays(today, -3)] })
  expect(buyOrSkip(asked(shirt), [lately], today).timesAYear).toBeNull()
})

/** A seeded closet, and a piece that is asked about. */
function closetOf(seed: string) {
  const pick = <One>(from: readonly One[], of: string) =>
    from[Math.floor(chanceOf(`${seed} ${of}`) * from.length)] as One
  const details = (at: string) => ({
    category: pick(closetCategories, `category ${at}`),
    colours: [pick(colourFamilies, `colour ${at}`)],
    fabric: pick([null, ...fabrics], `fabric ${at}`),
    season: pick(['all', ...seasons] as const, `season ${at}`),
    state: pick(['here', 'here', ...closetStates] as const, `state ${at}`),
    priceCents: pick([null, 1000, 5000, 20_000], `price ${at}`),
    currency: 'EUR',
  })
  const count = Math.floor(chanceOf(`${seed} count`) * 40)
  const closet = Array.from({ length: count }, (_, at) => piece(`${seed}-${at}`, details(String(at))))
  return { closet, offer: asked(details('asked')) }
}

test('in three hundred closets nothing is to buy that she has, that goes with nothing, or that anything speaks against', () => {
  const seen = new Set<string>()
  for (let at = 0; at < 300; at++) {
    const { closet, offer } = closetOf(`closet ${at}`)
    const told = buyOrSkip(offer, closet, today)
    seen.add(told.verdict)
    expect(told.verdict === 'buy').toBe(told.objections.length === 0)
    if (told.outfits.length === 0) expect(told.verdict).toBe('skip')
    expect(told.outfits.length).toBeLessThanOrEqual(maxOutfits)
    const owned = new Set(ownedOf(closet).map(({ id }) => id))
    for (const outfit of told.outfits) {
      expect(outfit).toContain('asked')
      const worn = outfit.filter((id) => id !== 'asked')
      expect(worn.length).toBeGreaterThan(0)
      expect(worn.every((id) => owned.has(id))).toBe(true)
      const kinds = [...closet, offer]
        .filter(({ id }) => outfit.includes(id))
        .map(({ details }) => details.category)
      expect(
        kinds.includes('dresses') ||
          (kinds.includes('tops') && kinds.some((one) => one === 'bottoms' || one === 'skirts')),
      ).toBe(true)
    }
    // She buys it: a second one is not to buy.
    const bought = { ...offer, id: 'bought', details: { ...offer.details, state: 'here' as const } }
    expect(buyOrSkip(offer, [...closet, bought], today).verdict).not.toBe('buy')
  }
  expect([...seen].toSorted()).toEqual(['buy', 'only_if', 'skip'])
})

test('a closet of a thousand is asked within a moment', () => {
  const closet = Array.from({ length: 1000 }, (_, at) =>
    piece(`one-${at}`, {
      category: closetCategories[at % closetCategories.length] ?? 'tops',
      colours: ['black'],
    }),
  )
  expect(
    buyOrSkip(asked({ category: 'shoes', colours: ['black'] }), closet, today).outfits.length,
  ).toBeLessThanOrEqual(maxOutfits)
})
