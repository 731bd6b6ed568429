import { ApiFailure } from '#client/lib/api-failure.ts'

/** The code of a failure, which may be one of the office's own. */
export const codeOf = (error: unknown): string => (error instanceof ApiFailure ? error.code : '')

/** The server's own English sentence. */
export function sentenceOf(error: unknown) {
  if (!(error instanceof ApiFailure)) return 'Something went wrong on our side. Please try again.'
  const { message, field } = error.details
  if (error.status === 0) return 'The office cannot be reached just now. Nothing was changed.'
  const sentence =
    typeof message === 'string' ? message : 'Something went wrong on our side. Please try again.'
  return field ? `${sentence} (${field})` : sentence
}
