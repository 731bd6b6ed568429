import type { Answers } from '../lib/route-answers.ts'

export const moderationAnswers = {
  'POST /api/outfit-posts/:id/reports': { 204: null },
  'POST /api/look-reports': { 204: null },
} satisfies Answers
