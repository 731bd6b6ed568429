import { ManageSubscriptionButton } from '#client/features/billing/manage-subscription-button.tsx'
import { formatDate, formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import { useAppState } from '#client/session/app-state.ts'
import { canBeCancelled, nextBillingOf } from './settings/next-billing.ts'

type AppState = NonNullable<ReturnType<typeof useAppState>>

const dateOf = (iso: string) => formatDate(new Date(iso))

/** The plan in figures, and the buttons to Stripe's own pages (spec 1.2.21). Needs the area `billing`. */
export function SubscriptionPart() {
  const appState = useAppState()
  if (!appState) return <p className="once-known">{t('settings.unavailable')}</p>
  const next = nextBillingOf(appState)
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        <dt className="text-ink-soft">{t('settings.plan')}</dt>
        <dd className="font-medium">{t(appState.is_premium ? 'settings.premium' : 'settings.free')}</dd>
        <dt className="text-ink-soft">{t('settings.nextBilling')}</dt>
        <dd className="font-medium">{next ? dateOf(next) : t('settings.noBilling')}</dd>
      </dl>
      <p className="mt-4 max-w-[60ch]">{sentenceOf(appState)}</p>
      {appState.billing_available || (
        <p className="mt-2 max-w-[60ch] text-ink-soft">{t('settings.billingUnavailable')}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        <ManageSubscriptionButton
          portal="customer"
          flow="payment_method"
          label={t('settings.managePayment')}
        />
        {canBeCancelled(appState) && (
          <ManageSubscriptionButton
            portal="customer"
            flow="cancel"
            label={t('settings.cancelSubscription')}
            variant="quiet"
          />
        )}
      </div>
      <PlanLink {...appState} />
    </>
  )
}

function sentenceOf(appState: AppState) {
  const { is_premium, cancel_at_period_end, grace_ends_at, current_period_end, credits_remaining } = appState
  const { subscription_price_cents: cents, subscription_status } = appState
  if (!is_premium && subscription_status === 'past_due') return t('settings.graceOver')
  if (!is_premium) return t('settings.freeText', { count: credits_remaining ?? 0 })
  if (grace_ends_at) return t('settings.grace', { date: dateOf(grace_ends_at) })
  if (!current_period_end || cents === null) return t('settings.notBilled')
  if (cancel_at_period_end) return t('settings.lasts', { date: dateOf(current_period_end) })
  return t('settings.renews', { date: dateOf(current_period_end), price: formatPrice(cents) })
}

/** What our own plan card can do and Stripe's pages cannot. */
function PlanLink({ is_premium, cancel_at_period_end, removal_due_at, subscription_status }: AppState) {
  const goesOn = (is_premium || subscription_status === 'past_due') && !cancel_at_period_end
  if (removal_due_at || goesOn) return null
  return (
    <Link to="/settings-clean" className="link mt-3 inline-flex min-h-11 items-center">
      {t(is_premium ? 'settings.resume' : 'settings.upgrade')}
    </Link>
  )
}
