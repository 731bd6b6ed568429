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

/**
 * The server's own word that nobody is signed in (any more), for what leads to the door or drops what is kept. A
 * page of whatever stands before the server may have the same status, or the number in its text.
 */
export const saysSignedOut = (error: unknown): error is ApiFailure =>
  isFailure(error, 'not_authenticated') && error.status === 401
