import type { Answers } from '../../lib/route-answers.ts'

export const pictureAnswers = {
  'GET /api/proxy-image': { 200: 'image/*', 304: null },
} satisfies Answers
