import type { Descriptions } from '../openapi/description.ts'

export const clickAnswers = {
  'POST /api/clicks': {
    summary: 'Counts that a link to a shop was followed, without a name',
    body: 'text/plain',
    answers: { 204: null },
  },
} satisfies Descriptions
