import { Suspense } from 'react'
import { SizeAdviceNote } from '#client/features/measures/lazy-parts.tsx'
import { t } from '#client/i18n/messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { Fact } from './fact-row.tsx'
import { hasSizes } from '../sizes/chosen-size.ts'
import { productCopy } from './product-copy.ts'
import { SizeList } from './size-list.tsx'

/** A line and a few sentences about the piece, written by the shop's editors. */
export function DetailCopy({ product }: { product: Product }) {
  const { line, text } = productCopy(product.title)
  return (
    <div className="grid gap-3">
      <p className="font-display text-display-sm text-balance italic">{line}</p>
      <p className="max-w-[52ch]">{text}</p>
    </div>
  )
}

/** The facts that the shop gives, as far as they are known. Sizes to choose among, and colours, stand elsewhere. */
export function DetailFacts({ product, details }: { product: Product; details: ProductDetails | null }) {
  const { colour, sizes } = product
  const facts = [
    { term: t('product-detail.colour'), value: details?.colours.length ? '' : colour },
    { term: t('product-detail.material'), value: details?.material },
    { term: t('product-detail.shopSays'), value: details?.description },
  ].filter(({ value }) => value)
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {sizes.length > 0 && !(details && hasSizes(details)) && (
        <Fact term={t('product-detail.sizes')}>
          <SizeList product={product} details={details} />
          {details?.size_chart && (
            <Suspense fallback={<Skeleton className="mt-2 h-5 w-3/4" />}>
              <SizeAdviceNote
                chart={details.size_chart}
                piece={{
                  category: product.category,
                  department: details.department,
                  sizeSystem: details.size_system,
                }}
              />
            </Suspense>
          )}
        </Fact>
      )}
      {facts.map(({ term, value }) => (
        <Fact key={term} term={term}>
          <p className="line-clamp-6 first-letter:uppercase">
            <ShopText>{value ?? ''}</ShopText>
          </p>
        </Fact>
      ))}
      {details && <DeliveryFacts delivery={details.delivery} isSample={product.is_sample} />}
    </dl>
  )
}

export const FactsSkeleton = () => (
  <div className="grid gap-6 border-y border-hairline py-4">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-3/4" />
  </div>
)
