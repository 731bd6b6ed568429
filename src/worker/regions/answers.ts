import * as v from 'valibot'
import type { Descriptions } from '../lib/route-description.ts'

const rate = v.object({
  dollars: v.pipe(v.number(), v.description('What one unit is worth in US dollars.')),
  date: v.pipe(v.string(), v.isoDate(), v.description('The day of the rate.')),
})

export const regionAnswers = {
  'GET /api/rates': {
    summary: 'Rates of exchange by currency, with which prices are shown as about so much',
    answers: { 200: v.object({ rates: v.record(v.string(), rate) }) },
  },
  'GET /api/region': {
    summary: 'The country that the call comes from',
    answers: {
      200: v.object({
        country: v.pipe(v.nullable(v.string()), v.description('Null where nobody knows it.')),
      }),
    },
  },
} satisfies Descriptions
