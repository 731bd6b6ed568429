import * as v from 'valibot'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import { availabilities } from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Answers } from '../lib/route-answers.ts'

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
  'GET /api/finds': { 200: v.object({ finds: v.array(product) }) },
  'POST /api/finds': { 200: product, 201: product },
  'PUT /api/finds/:id/watch': { 200: product },
  'DELETE /api/finds/:id': { 204: null },
} satisfies Answers
