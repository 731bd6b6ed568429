import * as v from 'valibot'
import { productId } from '../catalogue.ts'
import { colourFamilies, productOccasions } from '@cabine/sophia/vocabulary/product-categories.ts'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import { sentAs, someJoined } from '../schema-of-input.ts'
import { someOf } from '../comma-list-input.ts'
import { manners, type Brief } from '@cabine/sophia/styling/brief.ts'
import { budgets, shapeWishes, shoeWishes, vibes, weathers } from '@cabine/sophia/questions/consultation.ts'
import { figures, needs, stuffs } from '@cabine/sophia/vocabulary/needs-and-figures.ts'
import { maxOutfitsAtOnce, outfitShapes, pieceChanges } from '@cabine/sophia/styling/outfit-questions.ts'

/** `?with=a,b,c`; an empty list counts as left out. */
const ids = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      someJoined('[\\w-]{1,60}', { most }),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(productId),
      v.maxLength(most),
    ),
    '',
  )

/** Pieces that were shown before and must not come again. */
const not = ids(60)

/** An outfit has no more slots. */
const maxBeside = 7

/** The price limit for a piece in whole units, in place of her profile's; 'any' removes it. */
const maxPerPiece = v.optional(
  v.union([v.literal('any'), v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number))]),
)

/** What she said to Sophia, in place of what her profile says of it. */
const told = {
  avoids: someOf(colourFamilies),
  without: someOf(stuffs),
  wishes: someOf(shapeWishes),
  figure: someOf(figures),
  needs: someOf(needs),
  manners: someOf(manners),
  shoes: v.optional(v.picklist(shoeWishes)),
  wet: v.optional(v.literal('yes')),
  currency: v.optional(v.picklist(Object.keys(dollarsPerUnit))),
}
type Told = v.InferOutput<v.ObjectSchema<typeof told, undefined>>

/** What she told, as a part of a brief. */
export const briefOfTold = ({
  avoids,
  without,
  wishes,
  figure,
  needs: needed,
  manners: kept,
  shoes,
  wet,
  currency,
}: Told): Partial<Brief> => ({
  ...(avoids.length > 0 && { avoids }),
  ...(without.length > 0 && { without }),
  ...(wishes.length > 0 && { wishes }),
  ...(figure.length > 0 && { figure }),
  ...(needed.length > 0 && { needs: needed }),
  ...(kept.length > 0 && { manners: kept }),
  ...(shoes && { shoes }),
  ...(wet && { isWet: true }),
  ...(currency && { currency }),
})

/** Query of GET /api/stylist/alternatives. */
export const alternativesInput = v.object({
  id: productId,
  change: v.picklist(pieceChanges),
  colour: v.optional(v.picklist(colourFamilies)),
  with: ids(maxBeside),
  occasion: v.optional(v.picklist(productOccasions)),
  weather: v.optional(v.picklist(weathers)),
  most_per_piece: maxPerPiece,
  ...told,
  not,
})
export type AlternativesInput = v.InferOutput<typeof alternativesInput>

/** `?occasion=casual-day,everyday`: a piece for any of them will do. */
const occasions = v.pipe(
  v.string(),
  someJoined(productOccasions, { least: 1, most: 3 }),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(v.picklist(productOccasions)),
  v.minLength(1),
  v.maxLength(3),
)

/** Query of GET /api/stylist/outfits. */
export const outfitsInput = v.object({
  occasion: occasions,
  weather: v.picklist(weathers),
  vibe: v.optional(v.picklist(vibes)),
  shape: v.optional(v.picklist(outfitShapes)),
  around: v.optional(productId),
  budget: v.optional(v.picklist(budgets)),
  most_per_piece: maxPerPiece,
  ...told,
  not,
  most: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/),
      sentAs({ enum: Array.from({ length: maxOutfitsAtOnce }, (_, at) => String(at + 1)) }),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(maxOutfitsAtOnce),
    ),
    '1',
  ),
})
export type OutfitsInput = v.InferOutput<typeof outfitsInput>

/** The stated price limit as a part of a brief; nothing where none is stated. */
export function priceLimit(most: OutfitsInput['most_per_piece']): { maxPerPieceCents?: number | undefined } {
  if (most === undefined) return {}
  return { maxPerPieceCents: most === 'any' ? undefined : most * 100 }
}
