import type { Descriptions } from '../../lib/route-description.ts'

export const clickAnswers = {
  'POST /api/clicks': {
    summary: 'Counts a click on a shop link, anonymously',
    body: 'text/plain',
    answers: { 204: null },
  },
} satisfies Descriptions
