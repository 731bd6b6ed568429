import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { checkouts } from '#shared/plans.ts'

/** The price that the hosted checkout charges, since both upgrade modals lead there. */
const hostedPrice = () => formatPrice(checkouts.hosted.priceCents)

export function PriceLine({ note }: { note: string }) {
  return (
    <div>
      <p className="font-display text-display-sm tabular-nums">
        {t('billing.perMonth', { price: hostedPrice() })}
      </p>
      <p className="text-sm text-ink-soft">{note}</p>
    </div>
  )
}
