import { t } from '#client/i18n/messages.ts'
import { ApiFailure, type FailureCode } from './api-failure.ts'

/** What happened, in the shopper's language. The area `errors` is always loaded. */
export const messageFor = (code: FailureCode) => t(`errors.${code}`)

export const messageOf = (error: unknown) =>
  messageFor(error instanceof ApiFailure ? error.code : 'server_error')
