import { useAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckoutNotice, useCanBuy } from './checkout-notice.tsx'
import type { HostedCheckout } from './hosted-checkout.ts'
import { PriceLine } from '../plans/price-line.tsx'
import { PurchaseTerms } from './purchase-terms.tsx'

/**
 * For the free plan: the price, the terms and the hosted checkout. While one checkout is being opened, the
 * buttons of the others are disabled.
 */
export function UpgradeButton({ checkout }: { checkout: HostedCheckout }) {
  const appState = useAppState()
  const canBuy = useCanBuy()
  if (!appState || appState.is_premium) return null
  const isPending = checkout.asked === 'luxe_hosted'
  return (
    <div className="grid justify-items-start gap-4">
      <PriceLine note={t('billing.noFees')} />
      {canBuy && <PurchaseTerms />}
      <CheckoutNotice error={checkout.error} />
      <Button
        loading={isPending}
        disabled={!canBuy || checkout.asked !== null}
        onClick={() => checkout.buy('luxe_hosted')}
      >
        {isPending ? t('billing.openingCheckout') : t('billing.upgradeToPremium')}
        {!isPending && <span className="sr-only">{t('common.opensInNewTab')}</span>}
      </Button>
    </div>
  )
}
