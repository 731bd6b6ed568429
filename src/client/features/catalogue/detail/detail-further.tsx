import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { useServerState } from '#client/session/server-state.ts'
import { productDetails, topPicks } from '../catalogue-calls.ts'
import { useSeeMore } from '../shop-all-address.ts'
import { DetailFacts, FactsSkeleton } from './detail-facts.tsx'
import { ProductRow } from './product-row.tsx'
import { SimilarPieces } from './similar-pieces.tsx'
import { othersAfter } from './related-products.ts'

export function AwaitedFacts({ product }: { product: Product }) {
  const { data: found, error } = useServerState(productDetails(product.id))
  if (!found && error === undefined) return <FactsSkeleton />
  return <DetailFacts product={product} details={found && found !== 'gone' ? found : null} />
}

/** What looks like the piece, once its details are known. */
export function AwaitedSimilar({ product }: { product: Product }) {
  const { data: found, error } = useServerState(productDetails(product.id))
  if (!found && error === undefined) return <RowSkeleton />
  return found && found !== 'gone' ? <SimilarPieces details={found} /> : null
}

export function OtherPicks({ product }: { product: Product }) {
  const { data: picks, error } = useServerState(topPicks)
  const seeMore = useSeeMore()
  if (!picks && error === undefined) return <RowSkeleton />
  const loved = othersAfter(picks ?? [], product.id)
  return (
    <div className="grid justify-items-start gap-10">
      {loved.length > 0 && (
        <ProductRow
          title={t('product-detail.youWillLove')}
          products={loved}
          place="detail"
          columns={6}
          className="w-full min-w-0"
        />
      )}
      <Button variant="outline" onClick={seeMore}>
        {t('catalogue.seeMore')}
      </Button>
    </div>
  )
}

export const RowSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-6">
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} className="aspect-3/4 max-sm:nth-[n+3]:hidden" />
    ))}
  </div>
)
