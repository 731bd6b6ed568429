import type { Descriptions } from '../lib/route-description.ts'

export const moderationAnswers = {
  'POST /api/outfit-posts/:id/reports': {
    summary: 'Reports a published outfit',
    answers: { 204: null },
    errors: ['not_found', 'too_many_attempts'],
  },
} satisfies Descriptions
