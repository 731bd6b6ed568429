import * as v from 'valibot'
import { product } from '../catalogue/answers.ts'
import type { Answers } from '../lib/route-answers.ts'

export const recommendationAnswers = {
  'POST /api/recommendations': { 200: v.object({ recommendations: v.array(product) }) },
} satisfies Answers
