import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import {
  availabilities,
  colourFamilies,
  productCategories,
  productOccasions,
  seasons,
} from '../vocabulary/product-categories.ts'
import { alternativesFor, guessBrief } from './alternatives.ts'
import type { Brief } from './brief.ts'
import {
  colourChoices,
  ownedPieces,
  shapeWishes,
  shoeWishes,
  vibes,
  weathers,
} from '../questions/consultation.ts'
import { pieceChanges } from './outfit-questions.ts'
import { faultsOf, goesWith, goTogether } from './outfit-rules.ts'
import { isFitting } from './piece-rules.ts'
import { asWorn, type Piece, type Worn } from './piece.ts'
import { suggestOutfits } from './suggest.ts'

/** Words that shops write, and some that they should not. */
const words = `Silk Velvet Linen Denim Merino Striped Houndstooth Floral Sequin Mini Wrap Gown Sweater
  Cardigan Tee Blazer Coat Trench Vest Trousers Shorts Skirt Boots Knee-High Sneakers Sandals Pumps Loafers
  Ballet Tote Clutch Straw Belt Necklace Scarf Beanie Hat Watch navy emerald wine ecru and black
  (?: \\ $& 💃 constructor __proto__`.split(/\s+/)
const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(' '))

const piece: fc.Arbitrary<Omit<Piece, 'id'>> = fc.record({
  groupId: fc.constantFrom('', 'a', 'b', 'c'),
  brand: fc.constantFrom('', 'One', 'Two', 'Three'),
  name: text,
  category: fc.constantFrom(...productCategories),
  colour: text,
  colourFamily: fc.option(fc.constantFrom(...colourFamilies)),
  material: text,
  occasions: fc.subarray([...productOccasions], { minLength: 3 }),
  season: fc.constantFrom(...seasons),
  priceCents: fc.option(fc.integer({ min: 0, max: 300_00 })),
  currency: fc.constantFrom(...Array<string>(9).fill('USD'), 'EUR'),
  availability: fc.constantFrom(
    ...Array<'in_stock'>(12).fill('in_stock'),
    ...availabilities,
    'gone' as const,
  ),
})

const wardrobe = fc
  .array(piece, { minLength: 40, maxLength: 120, size: 'max' })
  .map((pieces) => pieces.flatMap((one, place) => asWorn({ ...one, id: `p${place}` }) ?? []))

const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

const brief: fc.Arbitrary<Brief> = fc.record(
  {
    occasions: fc.subarray([...productOccasions], { minLength: 1, maxLength: 3 }),
    weather: fc.constantFrom(...weathers),
    shape: some(['dress', 'separates'] as const),
    vibe: some(vibes),
    loves: fc.subarray([...colourChoices], { maxLength: 3 }),
    avoids: fc.subarray([...colourChoices], { maxLength: 3 }),
    flatters: fc.subarray([...colourFamilies], { maxLength: 5 }),
    wishes: fc.subarray([...shapeWishes], { maxLength: 3 }),
    shoes: some(shoeWishes),
    maxPerPieceCents: some([75_00, 300_00]),
    maxPerOutfitCents: some([400_00, 1000_00]),
    owned: some(ownedPieces),
  },
  { requiredKeys: ['occasions', 'weather'] },
)

declare module 'vitest' {
  interface ProvidedContext {
    isThorough: boolean
  }
}

/** The thorough run draws new cases; every other repeats the same, in which something is proposed. */
const runs = { numRuns: 80, ...(!inject('isThorough') && { seed: 20_261_127 }) }
/** Ample, for a busy machine. */
const timeoutMs = 60_000

test(
  'from any wardrobe and for any wish an outfit keeps every rule, or there is none',
  { timeout: timeoutMs },
  () => {
    let composed = 0
    fc.assert(
      fc.property(wardrobe, brief, fc.nat({ max: 200 }), (pieces, asked, place) => {
        const around: Worn | undefined = pieces[place]
        const not = pieces.slice(0, 3).map(({ id }) => id)
        const outfits = suggestOutfits(pieces, asked, { most: 2, not, around })
        for (const { pieces: worn, brief: its, ownLayer, reasons } of outfits) {
          composed += 1
          expect(faultsOf(worn, its, ownLayer)).toEqual([])
          expect(new Set(worn.map(({ id }) => id)).size).toBe(worn.length)
          expect([...reasons.keys()]).toEqual(worn.map(({ id }) => id))
          expect([its.maxPerPieceCents, its.maxPerOutfitCents, its.weather]).toEqual([
            asked.maxPerPieceCents,
            asked.maxPerOutfitCents,
            asked.weather,
          ])
          if (around)
            expect(worn.some(({ id, groupId }) => id === around.id || groupId === around.groupId)).toBe(true)
        }
        expect(suggestOutfits(pieces, asked, { most: 2, not, around })).toEqual(outfits)
      }),
      runs,
    )
    // Otherwise the property would have checked nothing.
    expect(composed).toBeGreaterThan(0)
  },
)

test('whatever takes a piece’s place keeps every rule that the others keep', { timeout: timeoutMs }, () => {
  let proposed = 0
  fc.assert(
    fc.property(
      wardrobe,
      brief,
      fc.nat({ max: 39 }),
      fc.constantFrom(...pieceChanges),
      fc.boolean(),
      (pieces, wish, place, change, isGuessed) => {
        const [one, ...others] = [...pieces.slice(place), ...pieces.slice(0, place)]
        if (!one) return
        const beside = others.filter(({ slot }) => slot !== one.slot).slice(0, 2)
        const asked = isGuessed ? { ...wish, ...guessBrief(one, beside, {}) } : wish
        const found = alternativesFor(change, one, pieces, { beside, brief: asked })
        expect(found.length).toBeLessThanOrEqual(6)
        for (const other of found) {
          proposed += 1
          expect(other.id).not.toBe(one.id)
          expect(other.slot).toBe(one.slot)
          expect(isFitting(other, asked) && goesWith(other, beside, asked)).toBe(true)
          if (goTogether(beside, asked)) expect(goTogether([...beside, other], asked)).toBe(true)
          if (change === 'cheaper')
            expect((other.priceCents ?? Infinity) <= (one.priceCents ?? 0) * 0.9).toBe(true)
        }
      },
    ),
    runs,
  )
  expect(proposed).toBeGreaterThan(0)
})
