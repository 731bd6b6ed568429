import * as v from 'valibot'
import { operatorFacts } from '#shared/operator/facts.ts'
import type { Answers } from '../lib/route-answers.ts'

export const operatorAnswers = {
  'GET /api/operator': {
    200: v.object({
      facts: operatorFacts,
      supportEmail: v.pipe(v.nullable(v.string()), v.description('Where shoppers write to for help.')),
    }),
  },
} satisfies Answers
