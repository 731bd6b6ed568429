import * as v from 'valibot'
import type { Descriptions } from '../../lib/route-description.ts'
import { product } from '../answers.ts'
import { facetNames } from './search-statement.ts'

const facet = v.array(v.object({ value: v.string(), count: v.number() }))
const searchResult = v.object({
  products: v.array(product),
  total: v.number(),
  isCut: v.boolean(),
  corrected: v.nullable(v.string()),
  facets: v.object({
    brands: facet,
    colours: facet,
    sizes: facet,
    categories: facet,
    price: v.nullable(v.object({ min: v.number(), max: v.number() })),
    cut: v.array(v.picklist(facetNames)),
  }),
  next: v.nullable(v.string()),
})

export const searchAnswers = {
  'GET /api/search': {
    summary: 'Searches the shop: the first results, how many there are, and what they could be narrowed by',
    answers: { 200: searchResult },
    errors: ['server_busy', 'too_many_attempts'],
  },
  'GET /api/search/alike': {
    summary: 'Returns what looks like a picture, by the code that was made of it where it is',
    answers: { 200: searchResult },
    errors: ['too_many_attempts'],
  },
  'GET /api/search/further': {
    summary: 'Returns the results of a search that follow the first',
    answers: { 200: v.object({ products: v.array(product), next: v.nullable(v.string()) }) },
    errors: ['server_busy', 'too_many_attempts'],
  },
  'GET /api/search/suggestions': {
    summary: 'Suggests words while a search is typed',
    answers: { 200: v.array(v.string()) },
    errors: ['too_many_attempts'],
  },
} satisfies Descriptions
