import type { ErrorHandler } from 'hono'
import type { AppEnv } from '../lib/app.ts'
import { ApiError, answerError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

/** What the SDK throws. Known by its shape, so that nothing imports the SDK to find out. */
type StripeFault = Error & { type: string; statusCode?: number; code?: string }

export const isStripeFault = (error: unknown): error is StripeFault =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe')

/** Whether Stripe says that there is no such thing. */
export const isMissing = (error: unknown) =>
  isStripeFault(error) && (error.statusCode === 404 || error.code === 'resource_missing')

/** Of what is not there any more, such as a deleted customer, a list has no rows. */
export function orNothing(error: unknown): never[] {
  if (isMissing(error)) return []
  throw error
}

/** A call that Stripe did not answer is told as such; what Stripe said about it stays in our log. */
export const answerStripeFault: ErrorHandler<AppEnv> = (error, c) => {
  if (!isStripeFault(error)) return answerError(error, c)
  logFault('stripe_fault', error, { type: error.type, status: error.statusCode, code: error.code })
  return answerError(new ApiError('payment_unavailable'), c)
}
