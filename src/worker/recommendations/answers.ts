import * as v from 'valibot'
import { product } from '../catalogue/answers.ts'
import type { Descriptions } from '../openapi/description.ts'

export const recommendationAnswers = {
  'POST /api/recommendations': {
    summary: 'What suits her taste, of all or of the brands that she names',
    answers: { 200: v.object({ recommendations: v.array(product) }) },
    errors: ['wrong_user', 'too_many_attempts'],
  },
} satisfies Descriptions
