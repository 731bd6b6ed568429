import { useActionState, useRef, useState } from 'react'
import { isEmailValid } from '#client/features/auth/email-rule.ts'
import { ownSignInMethods, type SignInMethodState } from '#client/features/auth/own-sign-in-methods.ts'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { ProofDialog } from '#client/features/auth/proof-dialog.tsx'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { useAppState } from '#client/session/app-state.ts'
import { FormDialog, type FormProps } from './form-dialog.tsx'

type Props = { open: boolean; onClose: () => void }

export const EmailDialog = (props: Props) => (
  <FormDialog
    {...props}
    title={t('security.changeEmailTitle')}
    submitLabel={t('security.sendLink')}
    Form={EmailForm}
  />
)

const fields = ['email', 'password'] as const
type Errors = FormErrors<(typeof fields)[number]>

function EmailForm({ id, onPending, onDone }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useAppState()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const hasPassword = state?.has_password ?? false
  const [methods, setMethods] = useState<SignInMethodState | null>(null)
  const [isAsked, setAsked] = useState(false)

  /**
   * An account without a password proves its identity in another way first; the form is submitted again
   * afterwards.
   */
  async function askOr(error: unknown): Promise<Errors> {
    if (!isFailure(error, 'proof_required')) return errorsOf(error, fields)
    try {
      setMethods(await ownSignInMethods.load())
    } catch (failure) {
      return errorsOf(failure, fields)
    }
    setAsked(true)
    return {}
  }

  const [errors, submit] = useActionState<Errors>(async () => {
    const mistakes: Errors = {}
    if (!email.trim() || !isEmailValid(form.current)) mistakes.email = t('auth.emailInvalid')
    if (hasPassword && !password) mistakes.password = t('security.currentMissing')
    if (Object.keys(mistakes).length > 0) return mistakes
    onPending(true)
    try {
      if (hasPassword) await request(api.account.proof.$post({ json: { password } }))
      await request(api.account.email.$put({ json: { email } }))
    } catch (error) {
      return await askOr(error)
    } finally {
      onPending(false)
    }
    onDone()
    toast({
      title: t('security.linkSent', { email: email.trim() }),
      description: t('security.linkSentText'),
      tone: 'success',
      durationMs: 10_000,
    })
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  async function sendAgain() {
    form.current?.requestSubmit()
  }

  return (
    <>
      <Form id={id} ref={form} onSubmit={submit}>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {t('security.changeEmailText', { email: state?.user.email ?? '' })}
        </p>
        <TextField
          label={t('security.newEmail')}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={errors.email}
        />
        {hasPassword && (
          <PasswordField
            label={t('security.currentPassword')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={errors.password}
          />
        )}
        {errors.form && <Alert>{errors.form}</Alert>}
      </Form>
      {methods && (
        <ProofDialog
          methods={methods}
          waiting={isAsked ? { action: sendAgain } : null}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
