import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { localSizes } from '../sizes/local-sizes.ts'

type Props = { product: Product; details: ProductDetails | null }

/** The shop's sizes, and beside each what it is about in her country, where that can be told. */
export function SizeList({ product, details }: Props) {
  const { list, isConverted } = localSizes(product.sizes, product, details, useRegion()?.country)
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {list.map(({ size, word, localSize }) => (
          <li key={size}>
            {localSize === null ? (
              word
            ) : (
              <>
                <span className="sr-only">
                  {t('product-detail.sizeSpoken', { size: word, hers: localSize })}
                </span>
                <span aria-hidden className="whitespace-nowrap">
                  {word} <span className="text-ink-soft">· {localSize}</span>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {isConverted && <p className="mt-2 text-sm text-ink-soft">{t('product-detail.sizesAbout')}</p>}
    </>
  )
}
