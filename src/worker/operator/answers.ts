import * as v from 'valibot'
import { operatorFacts } from '#shared/operator/facts.ts'
import type { Descriptions } from '../lib/route-description.ts'

export const operatorAnswers = {
  'GET /api/operator': {
    summary: 'Who runs this site, and where shoppers write to',
    answers: {
      200: v.object({
        facts: operatorFacts,
        supportEmail: v.pipe(v.nullable(v.string()), v.description('Where shoppers write to for help.')),
      }),
    },
  },
} satisfies Descriptions
