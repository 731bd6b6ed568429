import * as v from 'valibot'
import type { Answers } from '../lib/route-answers.ts'

const day = v.object({
  date: v.pipe(v.string(), v.isoDate(), v.description('A day of the place.')),
  high: v.pipe(v.number(), v.description('In °C, as `low`.')),
  low: v.number(),
  rainMm: v.number(),
  rainChance: v.pipe(v.number(), v.description('In percent.')),
  windKmh: v.number(),
  snowCm: v.number(),
})

const place = v.object({
  name: v.string(),
  region: v.pipe(v.string(), v.description('Of which country, and which part of it.')),
  latitude: v.pipe(v.string(), v.description('To a tenth of a degree, as `longitude`.')),
  longitude: v.string(),
})

export const weatherAnswers = {
  'GET /api/weather/places': {
    200: v.object({
      places: v.pipe(v.nullable(v.array(place)), v.description('Null where they cannot be had.')),
    }),
  },
  'GET /api/weather': {
    200: v.object({
      days: v.pipe(v.array(day), v.description('From today on; none where they cannot be had.')),
    }),
  },
} satisfies Answers
