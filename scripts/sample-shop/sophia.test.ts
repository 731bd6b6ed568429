import { describe, expect, test } from 'vitest'
import { widened } from '@cabine/sophia/styling/brief.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { faultsOf } from '@cabine/sophia/styling/outfit-rules.ts'
import { heelOf, type Worn } from '@cabine/sophia/styling/piece.ts'
import { wornOf } from '@cabine/sophia/styling/piece-of-product.ts'
import {
  isWarm,
  nearbyOccasions,
  occasionOf,
  occasionOptions,
  outfitTypes,
  weatherOptions,
  type ChatWeather,
  type Occasion,
} from '@cabine/sophia/answering/outfits/options.ts'
import { pickPieces } from '@cabine/sophia/answering/outfits/picks.ts'
import { nth } from '#shared/testing/first.ts'
import { readRange } from './range.ts'

/** The sample shop as its lists answer it. */
const products = readRange().map((piece): Product => ({
  ...piece,
  group_id: piece.groupId,
  title: `${piece.brand} | ${piece.name}`,
  price: '',
  price_cents: piece.priceCents,
  list_price_cents: null,
  product_url: `/sample-shop/${piece.id}`,
  image_url: '',
  additional_images: [],
  dominant_color: null,
  colour_family: piece.colourFamily,
  availability: 'in_stock',
  garment_category: null,
  is_luxe: false,
  is_sample: true,
  department: piece.department ?? 'women',
}))

const collection = (occasion: Occasion) =>
  products.filter(({ occasions }) => occasions.includes(occasionOf[occasion]))
const shoesFor = (weather: ChatWeather) =>
  products.filter(
    ({ category, season }) =>
      category === 'shoes' && (season === 'all' || season === (isWarm(weather) ? 'summer' : 'winter')),
  )

const table = occasionOptions.flatMap((occasion) =>
  weatherOptions.flatMap((weather) =>
    outfitTypes.flatMap((outfitType) =>
      ['a', 'b', 'c'].map((seed) => ({ occasion, weather, outfitType, seed })),
    ),
  ),
)

describe('the sample shop dresses her for everything that she can say', () => {
  test.each(table)('$occasion, $weather, $outfitType, seed $seed', ({ seed, ...asked }) => {
    const { occasion, weather, outfitType } = asked
    const find = (pieces: Product[]) =>
      pickPieces(pieces, shoesFor(weather), {
        asked,
        count: 6,
        shown: [],
        seen: [],
        known: { brief: {}, department: null },
        anyPrice: false,
        language: 'en',
        seed,
      })
    const own = find(collection(occasion))
    const nearby = nearbyOccasions(occasion, weather).flatMap(collection)
    const found = own?.set.looks.length ? own : find([...collection(occasion), ...nearby])
    expect(found?.items).toHaveLength(6)
    const pieces = (found?.items ?? []).map(wornOf).filter((piece): piece is Worn => piece !== null)
    const count = (slot: Worn['slot']) => pieces.filter((piece) => piece.slot === slot).length

    // The rules of the specification.
    if (outfitType === 'dresses') {
      // It sells one dress for a cool day out of the office.
      const least = weather === 'cool' && (occasion === 'casual_day' || occasion === 'vacation') ? 1 : 2
      expect(count('dress')).toBeGreaterThanOrEqual(least)
      expect(count('shoes')).toBeGreaterThanOrEqual(least)
      const heels = shoesFor(weather)
        .map(wornOf)
        .filter((one) => one && heelOf(one) !== 'flat')
      if (occasion !== 'casual_day' && occasion !== 'vacation' && heels.length > 1)
        expect(pieces.filter((one) => one.slot === 'shoes' && heelOf(one) !== 'flat').length).toBeGreaterThan(
          1,
        )
    } else {
      expect(Math.min(count('top'), count('bottom'), count('shoes'))).toBeGreaterThanOrEqual(1)
      if (isWarm(weather)) expect(count('top') + count('bottom')).toBeGreaterThanOrEqual(3)
      else expect(count('outer')).toBeGreaterThanOrEqual(1)
    }
    if (isWarm(weather)) expect(count('outer')).toBe(0)
    expect(new Set(found?.items.map(({ product_url }) => product_url)).size).toBe(6)

    // Every look keeps every rule of outfits as well.
    const brief = widened({ occasions: [occasionOf[occasion]], weather })
    for (const look of found?.set.looks ?? []) {
      const worn = look.map((at) => nth(pieces, at))
      expect(faultsOf(worn, brief, true)).toEqual([])
    }
  })
})
