import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Loaded } from '#client/session/loaded.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import type { Product } from '#shared/product.ts'
import { collectionPieces } from './catalogue-calls.ts'
import { ProductGrid } from './product-grid.tsx'

export const CollectionPieces = ({ slug }: { slug: string }) => (
  <Loaded
    state={collectionPieces(slug)}
    skeleton={<GridSkeleton count={8} />}
    failed={t('collection.failed')}
  >
    {(found) => found !== 'unknown' && <Pieces products={found} />}
  </Loaded>
)

function Pieces({ products }: { products: Product[] }) {
  if (products.length === 0) {
    return (
      <EmptyState
        title={t('collection.emptyTitle')}
        action={
          <Link to="/search" className={buttonStyle()}>
            {t('collection.toSearch')}
          </Link>
        }
      >
        {t('collection.empty')}
      </EmptyState>
    )
  }
  return (
    <>
      <output className="mb-6 block text-ink-soft">
        {t('catalogue.pieces', { count: products.length })}
      </output>
      <ProductGrid products={products} place="collection" priority={2} />
    </>
  )
}
