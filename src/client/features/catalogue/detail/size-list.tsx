import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import type { Product } from '#shared/product.ts'
import { sizeIn } from '#shared/sizes/convert-size.ts'
import type { ProductDetails } from '../catalogue-calls.ts'

type Props = { product: Product; details: ProductDetails | null }

/** '6' of a shop that counts in American sizes is 'US 6'; what says it already stays. */
const shown = (size: string, system: ProductDetails['size_system'] | undefined) =>
  system && /^\d/.test(size) && !/[a-z]/i.test(size) ? `${system} ${size}` : size

/** The shop's sizes, and beside each what it is about in her country, where that can be told. */
export function SizeList({ product: { sizes, category }, details }: Props) {
  const country = useRegion()?.country
  const system = details?.size_system
  const list = sizes.map((size) => ({
    size,
    hers:
      country && details
        ? sizeIn(country, size, { category, department: details.department, sizeSystem: system ?? null })
        : null,
  }))
  const isConverted = list.some(({ hers }) => hers !== null)
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {list.map(({ size, hers }) => (
          <li key={size}>
            {hers === null ? (
              shown(size, isConverted ? system : null)
            ) : (
              <>
                <span className="sr-only">
                  {t('product-detail.sizeSpoken', { size: shown(size, system), hers })}
                </span>
                <span aria-hidden className="whitespace-nowrap">
                  {shown(size, system)} <span className="text-ink-soft">· {hers}</span>
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
