'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { Suspense, use } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { ProductList } from './catalogue-calls.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { ProductGrid } from './product-grid.tsx'
import { useSeeMore } from './shop-all-address.ts'
import { TopPicksFrame, TopPicksSkeleton } from './top-picks-frame.tsx'

/** Whole rows of 2, 3 and 4. The others of the picks are met in the details. */
const mostShown = 12

export const TopPicks = ({ picks }: { picks: ProductList }) => (
  <TopPicksFrame>
    <Suspense fallback={<TopPicksSkeleton />}>
      <Picks picks={picks} />
    </Suspense>
  </TopPicksFrame>
)

function Picks({ picks }: { picks: ProductList }) {
  const products = use(picks)
  const seeMore = useSeeMore()
  if (!products) return <CouldNotLoad>{t('shelves.topPicksFailed')}</CouldNotLoad>
  if (products.length === 0) return <p className="text-ink-soft">{t('shelves.topPicksEmpty')}</p>
  return (
    <>
      <ProductGrid products={products.slice(0, mostShown)} place="top-picks" priority={2} />
      <Button variant="outline" onClick={seeMore} className="mt-10">
        {t('catalogue.seeMore')}
      </Button>
    </>
  )
}
