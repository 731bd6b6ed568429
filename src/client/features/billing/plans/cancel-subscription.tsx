import { useState } from 'react'
import { refreshAppState, useAppState } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

type AppState = NonNullable<ReturnType<typeof useAppState>>

const dateOf = (iso: string) => formatDate(new Date(iso))

async function cancel() {
  const { until } = await request(api.billing.cancel.$post())
  const isOver = new Date(until) <= new Date()
  const description = isOver ? t('billing.cancelledNow') : t('billing.cancelled', { date: dateOf(until) })
  return { title: t('billing.cancelledTitle'), description }
}

async function resume() {
  const { renews } = await request(api.billing.resume.$post())
  return { title: t('billing.resumedTitle'), description: t('billing.resumed', { date: dateOf(renews) }) }
}

/** Cancels or resumes, and reports the outcome; the plan card shows the new state. */
async function change(how: typeof cancel) {
  const said = await how().then(
    (done) => ({ ...done, tone: 'success' as const }),
    (error: unknown) => {
      if (saysSignedOut(error)) location.assign(logInPath(location.pathname))
      return { title: t('billing.errorTitle'), description: messageOf(error), tone: 'error' as const }
    },
  )
  await refreshAppState()
  toast({ durationMs: 10_000, ...said })
}

/** A subscription that is past due has no paid month left: it ends at once and is not charged any more. */
function untilWhen({ subscription_status: status, current_period_end: end }: AppState) {
  if (status === 'past_due') return t('billing.cancelUnpaid')
  return end ? t('billing.cancelUntil', { date: dateOf(end) }) : t('billing.cancelUntilEnd')
}

const renewing = new Set(['active', 'trialing', 'past_due'])

/** Cancelling takes two clicks, as subscribing does; resuming takes one. Shows nothing without a subscription. */
export function CancelSubscription() {
  const appState = useAppState()
  const [asked, setAsked] = useState(false)
  const [pending, setPending] = useState(false)
  if (!appState || !renewing.has(appState.subscription_status)) return null
  // Luxe ends with the account; to keep Luxe, the shopper keeps the account first.
  if (appState.cancel_at_period_end && appState.removal_due_at) return null

  function run(how: typeof cancel) {
    setPending(true)
    void change(how).finally(() => {
      setPending(false)
      setAsked(false)
    })
  }

  return (
    <>
      {appState.cancel_at_period_end ? (
        <Button loading={pending} onClick={() => run(resume)}>
          {t('billing.keepLuxe')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('billing.cancelSubscription')}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title={t('billing.cancelTitle')}
        confirmLabel={t('billing.cancelSubscription')}
        cancelLabel={t('billing.keepLuxe')}
        loading={pending}
        onConfirm={() => run(cancel)}
        onClose={() => setAsked(false)}
      >
        <div className="grid gap-3">
          <p className="text-ink">{untilWhen(appState)}</p>
          <p>{t('billing.cancelKeeps')}</p>
        </div>
      </ConfirmDialog>
    </>
  )
}
