'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Product } from '#shared/product.ts'
import { listPriceText, priceText } from './price.ts'
import { PriceWords } from './price-words.tsx'

export function ProductPrice({ product, className }: { product: Product; className?: string }) {
  const former = listPriceText(product)
  return (
    <span className={cx('tabular-nums', className)}>
      {former && <span className="sr-only">{t('catalogue.salePrice')}</span>}
      <span className={cx(former && 'text-accent')}>
        <PriceWords own={priceText(product)} cents={product.price_cents} currency={product.currency} />
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
