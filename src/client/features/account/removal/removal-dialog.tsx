import { Suspense, useActionState, useEffect, useRef, useState } from 'react'
import { removalDays } from '#shared/account-periods.ts'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { KnownUsername } from '#client/features/auth/known-username.tsx'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { refreshAppState, useAppState } from '#client/session/app-state.ts'
import { FormDialog, type FormProps } from '../security/form-dialog.tsx'
import { RemovalProof } from '../lazy-proofs.tsx'

type Props = { open: boolean; onClose: () => void }

export const RemovalDialog = (props: Props) => (
  <FormDialog
    {...props}
    title={t('own-data.removalTitle')}
    submitLabel={t('own-data.removalYes')}
    cancelLabel={t('own-data.removalNo')}
    variant="danger"
    Form={RemovalForm}
  />
)

type Errors = FormErrors<'password'>

function RemovalForm({ id, onPending, onDone }: FormProps) {
  const appState = useAppState()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const hasPassword = appState?.has_password ?? true

  const [errors, submit] = useActionState<Errors>(async () => {
    if (hasPassword && !password) return { password: t('own-data.passwordMissing') }
    onPending(true)
    try {
      const { dueAt } = await request(api.account.removal.$post({ json: hasPassword ? { password } : {} }))
      await refreshAppState()
      onDone()
      toast({ title: t('leaving.notice', { date: formatDate(new Date(dueAt)) }), durationMs: 10_000 })
      return {}
    } catch (error) {
      return errorsOf(error, ['password'])
    } finally {
      onPending(false)
    }
  }, {})
  useFirstErrorFocus(form, errors)

  // On a phone the error messages would be below the lower edge of the sheet.
  useEffect(() => {
    if (errors.password ?? errors.form) form.current?.scrollIntoView({ block: 'end' })
  }, [errors])

  const { is_premium: isPremium, current_period_end: end, subscription_status: status } = appState ?? {}
  return (
    <Form id={id} ref={form} onSubmit={submit}>
      <p>{t('own-data.removalWhat', { days: removalDays })}</p>
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        <li>{t('own-data.removalPictures')}</li>
        <li>{t('own-data.removalCredits', { count: appState?.credits_remaining ?? 0 })}</li>
        {status === 'past_due' ? (
          <li>{t('own-data.removalUnpaid')}</li>
        ) : (
          isPremium && end && <li>{t('own-data.removalLuxe', { date: formatDate(new Date(end)) })}</li>
        )}
        <li>{t('own-data.removalDays')}</li>
      </ul>
      {hasPassword ? (
        <>
          <KnownUsername email={appState?.user.email} />
          <PasswordField
            label={t('own-data.password')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={errors.password}
          />
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-12 rounded-full" />}>
          <RemovalProof />
        </Suspense>
      )}
      {errors.form && <Alert>{errors.form}</Alert>}
    </Form>
  )
}
