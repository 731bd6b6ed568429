import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'

/** The messages after an attempt: beside a field, or above the button if they belong to none; with details if nobody knows why. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'form' | 'details', string>>

/** Puts a failed call's message beside its field, if the form has that field. */
export function errorsOf<Field extends string>(error: unknown, fields: readonly Field[]): FormErrors<Field> {
  const field = isFailure(error) ? fields.find((one) => one === error.field) : undefined
  return { [field ?? 'form']: messageOf(error) } as FormErrors<Field>
}

/** The same; where the server has given no reason, `words` and the status are details for whoever helps her. */
export function explainedErrorsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  words: string,
): FormErrors<Field> {
  const errors = errorsOf(error, fields)
  if (!isFailure(error, 'server_error')) return errors
  return { ...errors, details: `${words} (HTTP ${error.status})` }
}
