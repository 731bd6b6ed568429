import * as v from 'valibot'
import { garmentCategories } from '#shared/garment-categories.ts'
import { availabilities } from '#shared/product-categories.ts'
import { moment, type Descriptions } from '../openapi/description.ts'

const find = v.object({
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

export const findAnswers = {
  'GET /api/finds': {
    summary: 'Pieces that she found in other shops',
    answers: { 200: v.object({ finds: v.array(find) }) },
  },
  'POST /api/finds': {
    summary: 'Reads a piece off the page of a shop',
    answers: { 200: find, 201: find },
    errors: ['find_failed', 'finds_full', 'not_found', 'too_many_attempts'],
  },
  'PUT /api/finds/:id/watch': {
    summary: 'Whether its price and stock are watched',
    answers: { 200: find },
  },
  'DELETE /api/finds/:id': {
    summary: 'Removes it and its picture',
    answers: { 204: null },
  },
} satisfies Descriptions
