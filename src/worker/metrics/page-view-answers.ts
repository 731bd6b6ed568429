import type { Answers } from '../lib/route-answers.ts'

export const visitAnswers = {
  'POST /api/visits': { 204: null },
} satisfies Answers
