import type { ApiErrorCode } from '#shared/errors.ts'

/** What the server can answer, and the one thing that only a browser can know. */
export type FailureCode = ApiErrorCode | 'connection_lost'

export type FailureDetails = Record<string, string | number | boolean | undefined>

/** A call that did not succeed. The message is for logs; shoppers read `messageFor(failure.code)`. */
export class ApiFailure extends Error {
  /** 0 when no answer came. */
  readonly status: number
  readonly code: FailureCode
  /** The name of the input that the sentence belongs beside. */
  readonly field: string | undefined
  readonly details: FailureDetails

  constructor(status: number, text: string, code: FailureCode, details: FailureDetails = {}) {
    super(`${status}: ${text}`)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.field = typeof details.field === 'string' ? details.field : undefined
    this.details = details
  }
}

export const isFailure = (error: unknown, code?: FailureCode): error is ApiFailure =>
  error instanceof ApiFailure && (code === undefined || error.code === code)

/** Errors that only say that nobody is signed in, which is no fault. */
export const isAuthError = (error: unknown) =>
  error instanceof Error && (error.message.includes('401') || error.message.includes('Not authenticated'))
