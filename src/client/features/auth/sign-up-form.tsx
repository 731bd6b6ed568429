import { useActionState, useRef, useState } from 'react'
import type { SignUpInput } from '#shared/auth.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/failure-details.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { isEmailValid } from './email-rule.ts'
import { explainedErrorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { PasswordChecklist } from './forms/password-checklist.tsx'
import { usePasswordLength } from './site-ways.ts'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'

type Field = Exclude<keyof SignUpInput, 'language' | 'minimumAge'>
type Values = Record<Field, string>
const fields: readonly Field[] = ['name', 'email', 'password', 'confirmPassword']

function findMistakes(form: HTMLFormElement | null, values: Values, count: number) {
  const errors: FormErrors<Field> = {}
  if (!values.name.trim()) errors.name = t('auth.nameMissing')
  if (!isEmailValid(form)) errors.email = t('auth.emailInvalid')
  if (values.password.length < count) errors.password = t('auth.passwordTooShort', { count })
  if (values.password !== values.confirmPassword) errors.confirmPassword = t('auth.passwordsMustMatch')
  return errors
}

const empty: Values = { name: '', email: '', password: '', confirmPassword: '' }

/** `onDone` settles when the next page shows; until then the button shows progress. */
export function SignUpForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const passwordLength = usePasswordLength()

  const [errors, submit, pending] = useActionState<FormErrors<Field>>(async () => {
    const mistakes = findMistakes(form.current, values, passwordLength)
    if (Object.keys(mistakes).length > 0) return mistakes
    try {
      // The sentence below the button says that she is old enough (`auth.agreement`).
      await request(
        api.auth.signup.$post({ json: { ...values, minimumAge: true, language: currentLanguage() } }),
      )
    } catch (error) {
      return explainedErrorsOf(error, fields, t('auth.signUpFailed'))
    }
    await onDone()
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  const input = (name: Field) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((all) => ({ ...all, [name]: target.value })),
  })

  return (
    <Form ref={form} onSubmit={submit}>
      <TextField {...input('name')} label={t('auth.name')} autoComplete="name" />
      <TextField {...input('email')} label={t('auth.email')} type="email" autoComplete="email" />
      <PasswordField {...input('password')} label={t('auth.password')} autoComplete="new-password" />
      <PasswordField
        {...input('confirmPassword')}
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
      />
      <PasswordChecklist {...values} />
      {errors.form && (
        <Alert>
          {errors.form}
          {errors.details && <Details>{errors.details}</Details>}
        </Alert>
      )}
      <Button type="submit" loading={pending} className="mt-2 w-full">
        {pending ? t('auth.creatingAccount') : t('auth.createAccount')}
      </Button>
    </Form>
  )
}
