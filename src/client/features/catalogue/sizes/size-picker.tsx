import { Suspense, useId } from 'react'
import { SizeAdviceNote } from '#client/features/measures/lazy-parts.tsx'
import { formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { cx } from '#client/lib/class-names.ts'
import { priceText } from '#client/ui/product/product-price-text.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ProductDetails } from '../catalogue-calls.ts'
import { canBeHad, hasSizes, inSize, pressSize, useChosenSize } from './chosen-size.ts'
import { localSizes } from './local-sizes.ts'
import { SizeNotes } from './size-notes.tsx'

/** The sizes of a piece, of which one is chosen; nothing where its shop does not sell them apart. */
export function SizePicker({ product }: { product: ProductDetails }) {
  const choice = useChosenSize(product, product)
  return hasSizes(product) ? (
    <div className="grid gap-2">
      <Sizes product={product} chosenId={choice.chosen?.id} />
      <SizeNotes product={product} {...choice} />
      {product.size_chart && (
        <Suspense fallback={<Skeleton className="mt-2 h-5 w-3/4" />}>
          <SizeAdviceNote
            chart={product.size_chart}
            piece={{
              category: product.category,
              department: product.department,
              sizeSystem: product.size_system,
            }}
          />
        </Suspense>
      )}
    </div>
  ) : null
}

/** Through the corners of the box, as a tailor crosses out a size. */
const struck =
  'border-hairline text-ink-soft bg-[linear-gradient(to_top_right,transparent_calc(50%-1px),var(--edge)_50%,transparent_calc(50%+1px))]'
const open =
  'border-edge hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent'

function Sizes({ product, chosenId }: { product: ProductDetails; chosenId: string | undefined }) {
  const name = useId()
  const { variants } = product
  const { list, isConverted } = localSizes(
    variants.map(({ size }) => size),
    product,
    product,
    useRegion()?.country,
  )
  const hasPrices = product.most_price_cents !== undefined
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm text-ink-soft">{t('variants.size')}</legend>
        <div className="flex flex-wrap gap-2">
          {variants.map((variant, at) => {
            const { size = '', word = size, localSize = null } = list[at] ?? {}
            const isOut = !canBeHad(variant)
            const spoken = [
              localSize === null ? word : t('product-detail.sizeSpoken', { size: word, hers: localSize }),
              hasPrices && !isOut && priceText(inSize(product, variant)),
              isOut && t('catalogue.soldOut'),
              variant.availability === 'preorder' && t('catalogue.preorder'),
            ]
            return (
              <label
                key={variant.id}
                className={cx(
                  'relative inline-flex min-h-11 min-w-12 items-center justify-center gap-1 rounded-sm border px-3 text-sm whitespace-nowrap tabular-nums',
                  'transition-colors duration-(--duration-quick) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  isOut ? struck : open,
                )}
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={formatRow(spoken.filter((part) => part !== false))}
                  // Within reach of the keyboard, because pressing it offers to tell when it is back.
                  aria-disabled={isOut || undefined}
                  checked={variant.id === chosenId}
                  onChange={() => pressSize(product, variant)}
                  className="absolute inset-0 appearance-none rounded-sm outline-none"
                />
                <span aria-hidden>{word}</span>
                {localSize !== null && (
                  <span aria-hidden className="opacity-75">
                    · {localSize}
                  </span>
                )}
              </label>
            )
          })}
        </div>
      </fieldset>
      {isConverted && <p className="text-sm text-ink-soft">{t('product-detail.sizesAbout')}</p>}
    </>
  )
}
