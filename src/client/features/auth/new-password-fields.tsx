import { t } from '#client/i18n/messages.ts'
import { useServerState } from '#client/session/server-state.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { FormErrors } from '#client/ui/form-errors.ts'
import { PasswordChecklist } from './forms/password-checklist.tsx'
import { siteWays } from './site-ways.ts'

export type NewPassword = { password: string; confirmPassword: string }

/** The mistakes that can be found before sending, by the rules of sign-up: `count` is the number of usePasswordLength. */
export function findPasswordMistakes({ password, confirmPassword }: NewPassword, count: number) {
  const errors: FormErrors<keyof NewPassword> = {}
  if (password.length < count) errors.password = t('auth.passwordTooShort', { count })
  if (password !== confirmPassword) errors.confirmPassword = t('auth.passwordsMustMatch')
  return errors
}

type Props = {
  values: NewPassword
  errors: FormErrors<keyof NewPassword>
  onChange: (change: Partial<NewPassword>) => void
}

/** Needs the areas `auth` and `recovery`. */
export function NewPasswordFields({ values, errors, onChange }: Props) {
  // The sign-in page has asked for its number already; here nobody else does.
  useServerState(siteWays)
  return (
    <>
      <PasswordField
        label={t('recovery.newPassword')}
        name="password"
        autoComplete="new-password"
        required
        value={values.password}
        onChange={({ target }) => onChange({ password: target.value })}
        error={errors.password}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={values.confirmPassword}
        onChange={({ target }) => onChange({ confirmPassword: target.value })}
        error={errors.confirmPassword}
      />
      <PasswordChecklist {...values} />
    </>
  )
}
