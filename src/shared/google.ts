import * as v from 'valibot'
import { languages } from './languages.ts'

/** How a way through Google ended, as the address of the page says it that it leads back to (`?google=`). */
export const googleOutcomes = [
  'connected',
  'proven',
  'denied',
  'lost',
  'unverified',
  'untrusted',
  'unreachable',
  'too_many',
  'taken',
  'has_other',
  'not_connected',
  'leaving',
  'needs_proof',
  'not_configured',
] as const
export type GoogleOutcome = (typeof googleOutcomes)[number]

/** Body of POST /api/auth/google/finish: a new account needs her word on her age, one that is there does not. */
export const finishInput = v.object({
  minimumAge: v.optional(v.literal(true)),
  /** In which she reads this, and is written to. */
  language: v.optional(v.picklist(languages)),
})
