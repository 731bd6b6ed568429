import type { ApiErrorCode } from '#shared/errors.ts'

/** The server's error codes, and one for no connection, which only a browser can find out. */
export type FailureCode = ApiErrorCode | 'connection_lost'

export type FailureDetails = Record<string, string | number | boolean | undefined>

/** A failed call. Its message is for logs; shoppers read `messageFor(failure.code)`. */
export class ApiFailure extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: FailureCode
  /** The name of the input that the message belongs to. */
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

/**
 * Whether our server says that nobody is signed in (any more), for code that leads to the sign-in page or
 * deletes stored data. A proxy's page may have the same status, or contain the number in its text.
 */
export const saysSignedOut = (error: unknown): error is ApiFailure =>
  isFailure(error, 'not_authenticated') && error.status === 401
