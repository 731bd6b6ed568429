import * as v from 'valibot'
import type { Answers } from '../../lib/route-answers.ts'
import { product } from '../answers.ts'
import { facetNames } from './search-statement.ts'

const facet = v.array(v.object({ value: v.string(), count: v.number() }))
const understood = v.object({
  words: v.string(),
  without: v.pipe(v.string(), v.description('The question without it.')),
})
const searchResult = v.object({
  products: v.array(product),
  total: v.number(),
  isCut: v.boolean(),
  corrected: v.nullable(v.string()),
  letGo: v.pipe(v.array(v.string()), v.description('Words that no product has together with the others.')),
  isWish: v.pipe(v.boolean(), v.description('It is a wish to talk about, which the stylist answers.')),
  understood: v.pipe(v.array(understood), v.description('What of the question is met by what was found.')),
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
  'GET /api/search': { 200: searchResult },
  'GET /api/search/alike': { 200: searchResult },
  'GET /api/search/further': { 200: v.object({ products: v.array(product), next: v.nullable(v.string()) }) },
  'GET /api/search/suggestions': { 200: v.array(v.string()) },
} satisfies Answers
