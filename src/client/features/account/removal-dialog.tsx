import { startTransition, Suspense, useActionState, useEffect, useId, useRef, useState } from 'react'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { refreshAppState, useAppState } from './app-state-store.ts'
import { RemovalProof } from './lazy-parts.tsx'

type Props = { open: boolean; onClose: () => void }

export function RemovalDialog({ open, onClose }: Props) {
  const formId = useId()
  const [pending, setPending] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('own-data.removalTitle')}
      size="sm"
      footer={
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button type="submit" form={formId} variant="danger" loading={pending}>
            {t('own-data.removalYes')}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {t('own-data.removalNo')}
          </Button>
        </div>
      }
    >
      <RemovalForm id={formId} onPending={setPending} onDone={onClose} />
    </Dialog>
  )
}

type FormProps = { id: string; onPending: (pending: boolean) => void; onDone: () => void }
type Errors = { password?: string; form?: string }

/** Mounted at every opening: no password waits in it for the next one. */
function RemovalForm({ id, onPending, onDone }: FormProps) {
  const appState = useAppState()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const hasPassword = appState?.has_password ?? true

  const [errors, submit] = useActionState<Errors>(async () => {
    if (hasPassword && !password) {
      form.current?.querySelector('input')?.focus()
      return { password: t('own-data.passwordMissing') }
    }
    onPending(true)
    try {
      const { dueAt } = await request(api.account.removal.$post({ json: hasPassword ? { password } : {} }))
      await refreshAppState()
      onDone()
      toast({ title: t('leaving.notice', { date: formatDate(new Date(dueAt)) }), durationMs: 10_000 })
      return {}
    } catch (error) {
      form.current?.querySelector('input')?.focus()
      const isHers = error instanceof ApiFailure && error.field === 'password'
      return isHers ? { password: messageOf(error) } : { form: messageOf(error) }
    } finally {
      onPending(false)
    }
  }, {})

  // On a phone what is wrong would stand below the edge of the sheet.
  useEffect(() => {
    if (errors.password ?? errors.form) form.current?.scrollIntoView({ block: 'end' })
  }, [errors])

  const { is_premium: isPremium, current_period_end: end, subscription_status: status } = appState ?? {}
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        startTransition(submit)
      }}
    >
      <p>{t('own-data.removalWhat')}</p>
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
          {/* So that a password manager knows which of hers to offer. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={appState?.user.email ?? ''}
            readOnly
            hidden
          />
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
    </form>
  )
}
