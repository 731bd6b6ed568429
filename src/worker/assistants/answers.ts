import * as v from 'valibot'
import type { Answers } from '../lib/route-answers.ts'

const led = v.object({ to: v.pipe(v.string(), v.description('The assistant’s address to go to.')) })

export const assistantAnswers = {
  'GET /api/assistants/request': {
    200: v.object({
      handle: v.string(),
      name: v.pipe(v.string(), v.description('As the assistant calls itself, which nobody has checked.')),
      host: v.pipe(v.string(), v.description('Where what she allows is sent.')),
      isLocal: v.boolean(),
    }),
  },
  'POST /api/assistants/refusal': { 200: led },
  'POST /api/assistants/consent': { 200: led },
} satisfies Answers
