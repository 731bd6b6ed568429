import * as v from 'valibot'
import { withdrawalOutcomes } from '#shared/withdrawals.ts'
import type { Answers } from '../../lib/route-answers.ts'

const told = v.object({
  declaredAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.description('When it was declared; it counts from then.'),
  ),
  email: v.pipe(v.string(), v.description('Where the receipt goes.')),
  isConfirmed: v.pipe(
    v.boolean(),
    v.description('False until the press in the mail, where nobody was signed in.'),
  ),
  outcome: v.pipe(
    v.nullable(v.picklist(withdrawalOutcomes)),
    v.description(
      'What came of the subscription; null while it is not confirmed, or Stripe does not answer.',
    ),
  ),
  isMailed: v.pipe(v.boolean(), v.description('Whether this site can send the receipt.')),
})

export const withdrawalAnswers = {
  'POST /api/withdrawals': { 200: told },
  'POST /api/withdrawals/confirmation': { 200: told },
} satisfies Answers
