import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import type { Product } from '#shared/product.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Null when they cannot be had. */
export function CollectionPieces({ products }: { products: Product[] | null }) {
  if (!products) return <CouldNotLoad>{t('collection.failed')}</CouldNotLoad>
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
