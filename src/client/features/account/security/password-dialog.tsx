import { useActionState, useRef, useState } from 'react'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { refreshActivity } from '#client/features/auth/own-activity.ts'
import { KnownUsername } from '#client/features/auth/known-username.tsx'
import { findPasswordMistakes, NewPasswordFields } from '#client/features/auth/new-password-fields.tsx'
import { usePasswordLength } from '#client/features/auth/site-ways.ts'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { useShopper } from '#client/session/app-state.ts'
import { FormDialog, type FormProps } from './form-dialog.tsx'

type Props = { open: boolean; onClose: () => void }

export const PasswordDialog = (props: Props) => (
  <FormDialog
    {...props}
    title={t('security.changePassword')}
    submitLabel={t('recovery.save')}
    Form={PasswordForm}
  />
)

const fields = ['currentPassword', 'password', 'confirmPassword'] as const
type Errors = FormErrors<(typeof fields)[number]>

const empty = { currentPassword: '', password: '', confirmPassword: '' }

function PasswordForm({ id, onPending, onDone }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const shopper = useShopper()
  const passwordLength = usePasswordLength()
  const [values, setValues] = useState(empty)
  const change = (some: Partial<typeof empty>) => setValues((all) => ({ ...all, ...some }))

  const [errors, submit] = useActionState<Errors>(async () => {
    const mistakes: Errors = findPasswordMistakes(values, passwordLength)
    if (!values.currentPassword) mistakes.currentPassword = t('security.currentMissing')
    if (Object.keys(mistakes).length > 0) return mistakes
    onPending(true)
    try {
      await request(api.account.password.$put({ json: values }))
    } catch (error) {
      return errorsOf(error, fields)
    } finally {
      onPending(false)
    }
    onDone()
    refreshActivity()
    toast({ title: t('recovery.changed'), description: t('recovery.changedText'), tone: 'success' })
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  return (
    <Form id={id} ref={form} onSubmit={submit}>
      <p className="text-ink-soft">{t('security.passwordText')}</p>
      <KnownUsername email={shopper?.email} />
      <PasswordField
        label={t('security.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        value={values.currentPassword}
        onChange={({ target }) => change({ currentPassword: target.value })}
        error={errors.currentPassword}
      />
      <NewPasswordFields values={values} errors={errors} onChange={change} />
      {errors.form && <Alert>{errors.form}</Alert>}
    </Form>
  )
}
