import { currentLanguage } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { checkouts, formatPrice } from '#shared/plans.ts'

/** What the hosted checkout charges, since that is where both upgrade modals lead. */
export const hostedPrice = () => formatPrice(checkouts.hosted.priceCents, currentLanguage())

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
