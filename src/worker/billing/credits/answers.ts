import * as v from 'valibot'
import { moment, type Answers } from '../../lib/route-answers.ts'

const line = { id: v.number(), credits: v.number(), balance: v.number(), at: moment }

const creditLine = v.variant('kind', [
  v.object({
    ...line,
    kind: v.literal('try_on'),
    about: v.picklist(['given_back', 'included', 'kept', 'set_aside']),
  }),
  v.object({ ...line, kind: v.literal('spend'), about: v.nullable(v.literal('included')) }),
  v.object({
    ...line,
    kind: v.picklist(['pack', 'refund', 'return', 'gift', 'correction', 'sign_up']),
    about: v.null(),
  }),
])

export const creditAnswers = {
  'GET /api/credits/history': {
    200: v.object({ entries: v.array(creditLine), next: v.nullable(v.number()) }),
  },
  'POST /api/credits/use_one': {
    200: v.object({ success: v.literal(true), credits_remaining: v.nullable(v.number()) }),
  },
} satisfies Answers
