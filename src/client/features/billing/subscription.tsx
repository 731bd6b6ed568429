import { use, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/failure-details.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { checkouts } from '#shared/plans.ts'
import { useSaleTerms } from './plans/sale-terms.ts'
import { home } from './subscribe/way-out.ts'
import type { Outcome } from './subscribe/pay.ts'
import { FieldsSkeleton } from './subscribe/payment-element.tsx'
import { PaymentForm } from './subscribe/payment-form.tsx'
import type { Setup } from './subscribe-set-up.ts'
import { SubscribeCard } from './subscribe/subscribe-card.tsx'
import { SubscribeMessage } from './subscribe/subscribe-message.tsx'

export function SettingUp() {
  return (
    <SubscribeCard priceCents={checkouts.inApp.priceCents}>
      <output className="mb-6 block text-ink-soft">{t('subscribe.settingUp')}</output>
      <div className="relative min-h-96">
        <FieldsSkeleton />
      </div>
    </SubscribeCard>
  )
}

/** The outcome of setting up, and then of paying. */
export function Subscription({ setup }: { setup: Promise<Setup> }) {
  const state = use(setup)
  const [done, setDone] = useState<Exclude<Outcome, { kind: 'failed' }> | null>(null)
  if (state.kind === 'failed') return <SetupFailed failure={state} />
  if (state.kind === 'subscribed') return <SettingUp />
  const { payment } = state
  if (done) return <Done kind={done.kind} subscriptionId={payment.subscriptionId} />
  return (
    <SubscribeCard priceCents={payment.priceCents}>
      <PaymentForm payment={payment} onDone={setDone} />
    </SubscribeCard>
  )
}

function SetupFailed({ failure }: { failure: Extract<Setup, { kind: 'failed' }> }) {
  return (
    <SubscribeMessage
      title={t('subscribe.errorTitle')}
      actions={
        <>
          <a href={home} className={buttonStyle('primary')}>
            {t('subscribe.goBack')}
          </a>
          {failure.canRetry && (
            <Button variant="quiet" onClick={() => location.reload()}>
              {t('subscribe.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <div role="alert" className="grid gap-2">
        <p className="text-lg">{failure.message}</p>
        {failure.hint && <p className="text-ink-soft">{failure.hint}</p>}
        {failure.details && <Details>{failure.details}</Details>}
      </div>
    </SubscribeMessage>
  )
}

/** The address of the dashboard that makes it ask whether the payment arrived, as after a bank's page. */
const doneAddress = (subscriptionId: string) =>
  `${home}?${new URLSearchParams({ payment_success: 'true', session_id: subscriptionId })}`

function Done({ kind, subscriptionId }: { kind: 'paid' | 'onItsWay'; subscriptionId: string }) {
  const { monthlyTryOns } = useSaleTerms()
  const isPaid = kind === 'paid'
  const Icon = isPaid ? Check : Clock
  const welcome = monthlyTryOns
    ? t('subscribe.successCounted', { count: monthlyTryOns })
    : t('subscribe.success')
  return (
    <SubscribeMessage
      icon={
        <span
          className={`grid size-14 place-items-center rounded-full ${isPaid ? 'bg-good-tint text-good' : 'bg-tint text-ink-soft'}`}
        >
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
      }
      title={t(isPaid ? 'subscribe.successTitle' : 'subscribe.onItsWayTitle')}
      actions={
        <a href={doneAddress(subscriptionId)} className={buttonStyle('primary', 'lg', 'sm:flex-1')}>
          {t('subscribe.goToDashboard')}
        </a>
      }
    >
      <output className="grid gap-2">
        <p className="text-lg">{isPaid ? welcome : t('subscribe.onItsWay')}</p>
        {isPaid && <p className="text-ink-soft">{t('subscribe.successKept')}</p>}
      </output>
    </SubscribeMessage>
  )
}
