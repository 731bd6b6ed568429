import { useAppState } from '#client/session/app-state.ts'
import type { ReactNode } from 'react'
import { formatDate, formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'
import { CancelSubscription } from './plans/cancel-subscription.tsx'
import { CreditPacks } from './checkout/credit-packs.tsx'
import { useHostedCheckout } from './checkout/hosted-checkout.ts'
import { useLuxePerks } from './plans/luxe-perks.ts'
import { ManageSubscriptionButton } from './manage-subscription-button.tsx'
import { PerkList } from './plans/perk-list.tsx'
import { UpgradeButton } from './checkout/upgrade-button.tsx'

const dateOf = (iso: string) => formatDate(new Date(iso))

type AppState = NonNullable<ReturnType<typeof useAppState>>

/** The plan, until when it lasts, its price, and every way to change it; `children` is what comes with Luxe. */
export function PlanDetails({ children }: { children?: ReactNode }) {
  const appState = useAppState()
  if (!appState) return <p>{t('billing.unavailable')}</p>
  const isPastDue = appState.subscription_status === 'past_due'
  return (
    <div className="overflow-hidden rounded-lg border border-hairline">
      <div className="bg-blush px-6 py-7 sm:px-8">
        <p className="font-display text-display-md">
          {t(appState.is_premium ? 'billing.premium' : 'billing.free')}
        </p>
        <div className="mt-3 grid gap-1" aria-live="polite">
          {appState.is_premium ? <Premium appState={appState} /> : <Free appState={appState} />}
        </div>
      </div>
      <div className="grid gap-7 px-6 py-7 empty:hidden sm:px-8">
        {isPastDue && <PastDue />}
        {children}
        {appState.is_premium || isPastDue ? <Subscription /> : <Offers />}
      </div>
    </div>
  )
}

function Premium({ appState }: { appState: AppState }) {
  const { current_period_end: end, month_ends_at: monthEnd, try_ons_left: left } = appState
  return (
    <>
      <p>{sentenceOf(appState)}</p>
      {appState.cancel_at_period_end && end && <p>{t('billing.cancelsHint')}</p>}
      {left !== null && monthEnd && <p>{t('billing.tryOnsLeft', { count: left, date: dateOf(monthEnd) })}</p>}
    </>
  )
}

/** The state of the plan, in the words of the specification where it has them. */
function sentenceOf({
  cancel_at_period_end,
  current_period_end: end,
  subscription_price_cents: cents,
  grace_ends_at: graceEnd,
}: AppState) {
  if (graceEnd) return t('billing.pastDue', { date: dateOf(graceEnd) })
  if (end && cancel_at_period_end) return t('billing.cancelsOn', { date: dateOf(end) })
  if (end && cents !== null) return t('billing.renews', { date: dateOf(end), price: formatPrice(cents) })
  return t('billing.active')
}

function Free({ appState }: { appState: AppState }) {
  return (
    <>
      <p>{t('common.creditsLeft', { count: appState.credits_remaining ?? 0 })}</p>
      <p>{t('billing.freeHint')}</p>
      {appState.subscription_status === 'past_due' && <p>{t('billing.pastDueOver')}</p>}
    </>
  )
}

/** The payment service tries the card again by itself; only the shopper can give another card. */
function PastDue() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{t('billing.pastDueHint')}</p>
      <ManageSubscriptionButton flow="payment_method" label={t('billing.updatePayment')} variant="primary" />
    </div>
  )
}

function Subscription() {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2 empty:hidden">
      <ManageSubscriptionButton />
      <CancelSubscription />
      <WithdrawLink />
    </div>
  )
}

/** Where her country's law lets her withdraw, the way to it is here as well as at the foot of the pages. */
function WithdrawLink() {
  const country = useRegion()?.country ?? null
  if (withdrawalDays(country) === null) return null
  return (
    <Link to="/withdrawal#form" className={buttonStyle('quiet')}>
      {t('billing.withdraw')}
    </Link>
  )
}

function Offers() {
  const checkout = useHostedCheckout({ inNewTab: true })
  return (
    <>
      <section className="grid gap-4">
        <h3 className="font-medium">{t('billing.offerTitle')}</h3>
        <PerkList perks={useLuxePerks()} className="sm:grid-cols-2 sm:gap-x-8" />
      </section>
      <UpgradeButton checkout={checkout} />
      <CreditPacks title={t('billing.packsTitle')} checkout={checkout} />
      <div className="empty:hidden">
        <ManageSubscriptionButton />
      </div>
    </>
  )
}
