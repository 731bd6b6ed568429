import * as v from 'valibot'
import { operatorFacts } from '#shared/operator/facts.ts'
import type { Descriptions } from '../openapi/description.ts'

export const operatorAnswers = {
  'GET /api/operator': {
    summary: 'Who runs this site',
    answers: { 200: v.object({ facts: operatorFacts }) },
  },
} satisfies Descriptions
