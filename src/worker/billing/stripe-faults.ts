import type { ErrorHandler } from 'hono'
import type { AppEnv } from '../lib/app.ts'
import { answerError } from '../lib/answer-error.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

/** An error of Stripe's SDK, recognised by its shape so that the SDK need not be imported. */
type StripeFault = Error & { type: string; statusCode?: number; code?: string }

export const isStripeFault = (error: unknown): error is StripeFault =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe')

/** Whether Stripe says that the object does not exist. */
export const isMissing = (error: unknown) =>
  isStripeFault(error) && (error.statusCode === 404 || error.code === 'resource_missing')

/** A list of a deleted customer's objects is empty. */
export function orNothing(error: unknown): never[] {
  if (isMissing(error)) return []
  throw error
}

/** Answers with an error code when Stripe fails; Stripe's own message stays in our log. */
export const answerStripeFault: ErrorHandler<AppEnv> = (error, c) => {
  if (!isStripeFault(error)) return answerError(error, c)
  logFault('stripe_fault', error, { type: error.type, status: error.statusCode, code: error.code })
  return answerError(new ApiError('payment_unavailable'), c)
}
