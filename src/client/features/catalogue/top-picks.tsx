'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { Suspense, use } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { ProductList } from './catalogue-calls.ts'
import { CouldNotLoad } from './could-not-load.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'
import { useSeeMore } from './shop-all-address.ts'

/** Whole rows of 2, 3 and 4. The others of the picks are met in the details. */
const mostShown = 12
const skeletons = 8

export function TopPicks({ picks, className }: { picks: ProductList; className?: string }) {
  return (
    <section aria-labelledby="top-picks" className={className}>
      <h2 id="top-picks" className="font-display text-display-md">
        {t('catalogue.topPicks')}
      </h2>
      <p className="mt-2 mb-8 max-w-[52ch] text-ink-soft">{t('catalogue.topPicksLead')}</p>
      <Suspense fallback={<GridSkeleton count={skeletons} />}>
        <Picks picks={picks} />
      </Suspense>
    </section>
  )
}

function Picks({ picks }: { picks: ProductList }) {
  const products = use(picks)
  const seeMore = useSeeMore()
  if (!products) return <CouldNotLoad>{t('catalogue.topPicksFailed')}</CouldNotLoad>
  if (products.length === 0) return <p className="text-ink-soft">{t('catalogue.topPicksEmpty')}</p>
  return (
    <>
      <ProductGrid products={products.slice(0, mostShown)} place="top-picks" priority={2} />
      <Button variant="outline" onClick={seeMore} className="mt-10">
        {t('catalogue.seeMore')}
      </Button>
    </>
  )
}
