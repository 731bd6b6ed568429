import { useIsPremium } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { collectionPieces } from './catalogue-calls.ts'
import { LuxeGateText } from './luxe-gate-text.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Of an exclusive collection everybody sees the first few. */
const shownToAll = 4

export const CollectionPieces = ({ slug, isExclusive }: { slug: string; isExclusive: boolean }) => (
  <Loaded
    state={collectionPieces(slug)}
    skeleton={<GridSkeleton count={8} />}
    failed={t('collection.failed')}
  >
    {(found) => found !== 'unknown' && <Pieces products={found} slug={slug} isExclusive={isExclusive} />}
  </Loaded>
)

type Shown = { products: Product[]; slug: string; isExclusive: boolean }

function Pieces({ products, slug, isExclusive }: Shown) {
  const isPremium = useIsPremium()
  const isCut = isExclusive && !isPremium && products.length > shownToAll
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
      <ProductGrid
        products={isCut ? products.slice(0, shownToAll) : products}
        place="collection"
        priority={2}
      />
      {isCut && (
        <section className="bg-blush mt-10 grid justify-items-start gap-3 rounded-lg px-6 py-10 sm:px-10 sm:py-14">
          <LuxeGateText next={`/collections/${slug}`} />
        </section>
      )}
    </>
  )
}
