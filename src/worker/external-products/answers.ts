import * as v from 'valibot'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import { availabilities } from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Descriptions } from '../lib/route-description.ts'

const product = v.object({
  id: v.string(),
  address: v.string(),
  shop: v.string(),
  title: v.string(),
  brand: v.string(),
  price: v.string(),
  hasPrice: v.boolean(),
  availability: v.picklist(availabilities),
  image: v.string(),
  picture: v.nullable(v.string()),
  category: v.string(),
  wornAs: v.nullable(v.picklist(garmentCategories)),
  watch: v.picklist(['on', 'off', 'given_up']),
  foundAt: moment,
})

export const externalProductAnswers = {
  'GET /api/finds': {
    summary: 'Lists the products of other shops that the shopper has added',
    answers: { 200: v.object({ finds: v.array(product) }) },
  },
  'POST /api/finds': {
    summary: 'Adds a product by the address of its page',
    answers: { 200: product, 201: product },
    errors: ['find_failed', 'finds_full', 'not_found', 'too_many_attempts'],
  },
  'PUT /api/finds/:id/watch': {
    summary: 'Switches the watch over price and stock on or off',
    answers: { 200: product },
  },
  'DELETE /api/finds/:id': {
    summary: 'Removes the product and its picture',
    answers: { 204: null },
  },
} satisfies Descriptions
