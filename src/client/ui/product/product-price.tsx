import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { priceBeforeSaleText, priceText } from './product-price-text.ts'
import { PriceWords } from './price-in-her-money.tsx'

type Props = {
  product: Product
  /** Of several prices only the lowest is told, as the one where they begin: for a card. */
  isShort?: boolean
  className?: string
}

export function ProductPrice({ product, isShort = false, className }: Props) {
  const { price_cents: cents, most_price_cents: most, currency } = product
  const former = priceBeforeSaleText(product)
  return (
    <span className={cx('tabular-nums', className)}>
      {former && <span className="sr-only">{t('catalogue.salePrice')}</span>}
      <span className={cx(former && 'text-accent')}>
        <PriceWords
          own={priceText(product, isShort)}
          cents={cents}
          most={most}
          isShort={isShort}
          currency={currency}
        />
      </span>
      {former && (
        <>
          <span className="sr-only">{t('catalogue.listPrice')}</span>
          <s className="ms-2 text-ink-soft">{former}</s>
        </>
      )}
    </span>
  )
}
