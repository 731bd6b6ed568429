import type { ApiErrorCode } from '#shared/errors.ts'
import type { OfficeErrorCode } from '#shared/office/office-errors.ts'

/** The input field that the message belongs to, and what else a client may need. */
type ErrorDetails = { field?: string; [name: string]: string | number | boolean | undefined }

/** The only way in which a call fails: an error code, its status and an English sentence. */
export class ApiError extends Error {
  readonly code: ApiErrorCode | OfficeErrorCode
  readonly details: ErrorDetails
  readonly headers: Record<string, string>

  constructor(
    code: ApiErrorCode | OfficeErrorCode,
    details: ErrorDetails = {},
    headers: Record<string, string> = {},
  ) {
    super(code)
    this.code = code
    this.details = details
    this.headers = headers
  }
}
