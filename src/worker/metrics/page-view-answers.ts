import type { Descriptions } from '../lib/route-description.ts'

export const visitAnswers = {
  'POST /api/visits': {
    summary: 'Counts a page view, anonymously',
    body: 'text/plain',
    answers: { 204: null },
  },
} satisfies Descriptions
