import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useInHerMoney } from '#client/i18n/region.ts'
import { priceText } from '#client/ui/product/product-price-text.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/** Of when the rate is with which a price was converted, and what is paid at the shop. */
export function RateNote({ product }: { product: Product }) {
  const about = useInHerMoney(product.price_cents, product.currency)
  if (!about) return null
  const date = formatDate(new Date(`${about.date}T12:00:00Z`))
  return (
    <p className="text-sm text-ink-soft">
      {t('product-detail.rateNote', { date, price: priceText(product) })}
    </p>
  )
}
