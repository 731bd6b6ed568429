import * as v from 'valibot'
import type { Answers } from '../lib/route-answers.ts'

const rate = v.object({
  dollars: v.pipe(v.number(), v.description('What one unit is worth in US dollars.')),
  date: v.pipe(v.string(), v.isoDate(), v.description('The day of the rate.')),
})

export const regionAnswers = {
  'GET /api/rates': { 200: v.object({ rates: v.record(v.string(), rate) }) },
  'GET /api/region': {
    200: v.object({
      country: v.pipe(v.nullable(v.string()), v.description('Null where nobody knows it.')),
    }),
  },
} satisfies Answers
