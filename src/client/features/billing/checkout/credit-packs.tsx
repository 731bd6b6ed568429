import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { Button } from '#client/ui/button.tsx'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'
import { creditPacks } from '#shared/plans.ts'
import { useCanBuy } from './checkout-notice.tsx'
import type { HostedCheckout } from './hosted-checkout.ts'

/** Credit packs for sale, each with its price, below the terms that a press agrees to. */
export function CreditPacks({ title, checkout }: { title: string; checkout: HostedCheckout }) {
  const canBuy = useCanBuy()
  const withdraws = withdrawalDays(useRegion()?.country ?? null) === 14
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-ink-soft">
          <span className="text-ink">{t('billing.packsLead')}</span> {canBuy && t('billing.packsTerms')}
          {canBuy && withdraws && `${sentenceGap()}${t('billing.termsWithdrawal')}`}
        </p>
      </div>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {creditPacks.map(({ item, credits, priceCents }) => {
          const price = formatPrice(priceCents)
          return (
            <li key={item} className="flex items-center gap-4 py-2.5">
              <span className="flex-1">{t('billing.packCredits', { count: credits })}</span>
              <span className="tabular-nums">{price}</span>
              <Button
                variant="outline"
                size="sm"
                loading={checkout.asked === item}
                disabled={!canBuy || checkout.asked !== null}
                aria-label={t('billing.packBuyLabel', { count: credits, price })}
                onClick={() => checkout.buy(item)}
              >
                {t('billing.packBuy')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
