import * as v from 'valibot'
import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { availabilities } from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Answers } from '../lib/route-answers.ts'

export const wishlistItem = v.object({
  itemId: v.string(),
  productId: v.nullable(v.string()),
  title: v.string(),
  brand: v.string(),
  price: v.string(),
  image: v.string(),
  link: v.string(),
  category: v.string(),
  savedAt: moment,
  product: v.nullable(
    v.object({
      availability: v.picklist([...availabilities, 'gone']),
      price: v.string(),
      garment_category: v.nullable(v.picklist(wornCategories)),
      is_luxe: v.boolean(),
    }),
  ),
  find: v.optional(v.object({ id: v.string() })),
  size: v.optional(v.pipe(v.string(), v.description('The size that she chose; price and stock are of it.'))),
  variantId: v.optional(v.string()),
})

export const wishlistAnswers = {
  'GET /api/wishlist': { 200: v.array(wishlistItem) },
  'POST /api/wishlist': { 201: wishlistItem },
  'POST /api/wishlist/merge': { 200: v.array(wishlistItem) },
  'DELETE /api/wishlist/:itemId': { 204: null },
} satisfies Answers
