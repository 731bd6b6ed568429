import * as v from 'valibot'
import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { availabilities } from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Descriptions } from '../lib/route-description.ts'

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
  'GET /api/wishlist': {
    summary: 'Lists the wishlist, newest first',
    answers: { 200: v.array(wishlistItem) },
  },
  'POST /api/wishlist': {
    summary: 'Saves a piece; a piece that is saved already stays as it is',
    answers: { 201: wishlistItem },
    errors: ['wishlist_full'],
  },
  'POST /api/wishlist/merge': {
    summary: 'Merges the items that a visitor saved before signing in',
    answers: { 200: v.array(wishlistItem) },
    errors: ['wishlist_full'],
  },
  'DELETE /api/wishlist/:itemId': {
    summary: 'Removes a piece by its item id or product id',
    answers: { 204: null },
  },
} satisfies Descriptions
