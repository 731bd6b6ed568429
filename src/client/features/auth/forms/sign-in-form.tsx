import { useActionState, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/failure-details.tsx'
import { Form } from '#client/ui/form.tsx'
import { Link } from '#client/ui/link.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { isEmailValid } from '../email-rule.ts'
import { usePasswordLength } from '../site-ways.ts'
import { explainedErrorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'

const fields = ['email', 'password'] as const
type Field = (typeof fields)[number]

function findMistakes(form: HTMLFormElement | null, password: string) {
  const errors: FormErrors<Field> = {}
  if (!isEmailValid(form)) errors.email = t('auth.emailInvalid')
  if (!password) errors.password = t('auth.passwordMissing')
  return errors
}

/** Long enough to read three sentences and to reach the button with a keyboard, ms. */
const offeredMs = 20_000

/** A password from before today's rule goes on working; she is asked, and may do it another day. */
const offerLongerPassword = (count: number, navigate: (path: string) => unknown) =>
  toast({
    title: t('auth.shortPasswordTitle', { count }),
    description: t('auth.shortPassword'),
    action: { label: t('auth.shortPasswordChange'), onClick: () => navigate('/settings-clean#security') },
    durationMs: offeredMs,
  })

type Props = {
  /** Settles when the next page shows; until then the button shows progress. */
  onDone: () => Promise<void>
  /** The password is right, and the account asks for a code as well. */
  onSecondStep: () => void
}

export function SignInForm({ onDone, onSecondStep }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const passwordLength = usePasswordLength()

  const [errors, submit, pending] = useActionState<FormErrors<Field>>(async () => {
    const mistakes = findMistakes(form.current, password)
    if (Object.keys(mistakes).length > 0) return mistakes
    let isShort = false
    try {
      const answer = await request(api.auth.signin.$post({ json: { email, password } }))
      if (answer.user === null) {
        onSecondStep()
        return {}
      }
      isShort = answer.passwordIsShort
    } catch (error) {
      return explainedErrorsOf(error, fields, t('auth.signInFailed'))
    }
    await onDone()
    if (isShort) offerLongerPassword(passwordLength, navigate)
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  return (
    <Form ref={form} onSubmit={submit}>
      <TextField
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="email webauthn"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={errors.email}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={errors.password}
      />
      <p className="-mt-3">
        <Link to="/forgot-password" className="link inline-flex min-h-11 items-center text-sm">
          {t('auth.forgotPassword')}
        </Link>
      </p>
      {errors.form && (
        <Alert>
          {errors.form}
          {errors.details && <Details>{errors.details}</Details>}
        </Alert>
      )}
      <Button type="submit" loading={pending} className="mt-2 w-full">
        {pending ? t('auth.signingIn') : t('auth.signIn')}
      </Button>
    </Form>
  )
}
