import * as v from 'valibot'
import { product } from '../catalogue/answers.ts'
import type { Descriptions } from '../lib/route-description.ts'

export const recommendationAnswers = {
  'POST /api/recommendations': {
    summary: "Recommends products by the shopper's taste, of all or of some brands",
    answers: { 200: v.object({ recommendations: v.array(product) }) },
    errors: ['wrong_user', 'too_many_attempts'],
  },
} satisfies Descriptions
