import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { topPicks } from './catalogue-calls.ts'
import { ProductGrid } from './product-grid.tsx'
import { useSeeMore } from './shop-all-address.ts'
import { TopPicksFrame, TopPicksSkeleton } from './top-picks-frame.tsx'

/** A number that fills rows of 2, 3 and 4. The details show the other picks. */
const maxShown = 12

export const TopPicks = () => (
  <TopPicksFrame>
    <Loaded state={topPicks} skeleton={<TopPicksSkeleton />} failed={t('shelves.topPicksFailed')}>
      {(products) => <Picks products={products} />}
    </Loaded>
  </TopPicksFrame>
)

function Picks({ products }: { products: Product[] }) {
  const seeMore = useSeeMore()
  if (products.length === 0) return <p className="text-ink-soft">{t('shelves.topPicksEmpty')}</p>
  return (
    <>
      <ProductGrid products={products.slice(0, maxShown)} place="top-picks" priority={2} />
      <Button variant="outline" onClick={seeMore} className="mt-10">
        {t('catalogue.seeMore')}
      </Button>
    </>
  )
}
