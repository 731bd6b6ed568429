import { hasMessage, t } from '#client/i18n/messages.ts'
import type { ApiErrorCode } from '#shared/errors.ts'
import { ApiFailure, type FailureCode } from '#client/lib/api-failure.ts'

/** Every error code has a message (completeness.test.ts). The area `errors` is always loaded. */
export const isKnownCode = (code: string): code is ApiErrorCode => hasMessage('errors', code)

/** The failure in the shopper's language. */
export const messageFor = (code: FailureCode) => t(`errors.${isKnownCode(code) ? code : 'server_error'}`)

export const messageOf = (error: unknown) =>
  messageFor(error instanceof ApiFailure ? error.code : 'server_error')

/** The sentence of the failure's own code; where it has none, or says only that a fault is ours, what the page says instead. */
export function messageOr(error: unknown, otherwise: string) {
  const code = error instanceof ApiFailure ? error.code : 'server_error'
  return code !== 'server_error' && isKnownCode(code) ? messageFor(code) : otherwise
}
