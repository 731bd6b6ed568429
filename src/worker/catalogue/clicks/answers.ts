import type { Answers } from '../../lib/route-answers.ts'

export const clickAnswers = {
  'POST /api/clicks': { 204: null },
} satisfies Answers
