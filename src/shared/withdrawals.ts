import * as v from 'valibot'
import { signInInput } from './auth.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { notBlank } from './schema-of-input.ts'

/** From which contract she withdraws. */
export const withdrawalSubjects = ['luxe', 'credits', 'other'] as const
export type WithdrawalSubject = (typeof withdrawalSubjects)[number]

/**
 * What became of it: the subscription has ended, the time for it was over, there was none to end, or it is being done. 'unconfirmed' waits for
 * a press in her mail.
 */
export const withdrawalOutcomes = ['ended', 'too_late', 'nothing'] as const
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number]

/** Body of POST /api/withdrawals. */
export const withdrawalInput = v.object({
  /** Made by the form: a second press is the same withdrawal. */
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), notBlank(), v.trim(), v.minLength(1), v.maxLength(120)),
  email: signInInput.entries.email,
  subject: v.picklist(withdrawalSubjects),
  /** What she says of the contract: a number, a date. */
  contract: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  country: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  language: v.picklist(languages),
})
export type WithdrawalInput = v.InferOutput<typeof withdrawalInput>
