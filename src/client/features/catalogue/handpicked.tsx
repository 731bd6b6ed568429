'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { Suspense, use } from 'react'
import { t } from '#client/i18n/messages.ts'
import type { ProductList } from './catalogue-calls.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { ProductCard } from './product-card.tsx'
import { CardSkeleton } from '#client/ui/product/grid-skeleton.tsx'

/** It runs out to the edge of the screen: there is more to slide to. */
const strip =
  'page-bleed grid snap-x auto-cols-[42%] grid-flow-col gap-3 overflow-x-auto pb-2 [scrollbar-width:thin] sm:auto-cols-[26%] sm:gap-6 lg:auto-cols-[17.5%]'

export function Handpicked({ products, className }: { products: ProductList; className?: string }) {
  return (
    <section aria-labelledby="handpicked" className={className}>
      <h2 id="handpicked" className="font-display text-display-md">
        {t('shelves.handpicked')}
      </h2>
      <p className="mt-2 mb-8 max-w-[52ch] text-ink-soft">{t('shelves.handpickedLead')}</p>
      <Suspense
        fallback={
          <div className={strip}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <CardSkeleton key={index} />
            ))}
          </div>
        }
      >
        <Pieces products={products} />
      </Suspense>
    </section>
  )
}

function Pieces({ products }: { products: ProductList }) {
  const pieces = use(products)
  if (!pieces) return <CouldNotLoad>{t('shelves.handpickedFailed')}</CouldNotLoad>
  if (pieces.length === 0) return <p className="text-ink-soft">{t('shelves.topPicksEmpty')}</p>
  return (
    <ul className={strip}>
      {pieces.map((product) => (
        <li key={product.id} className="min-w-0 snap-start">
          <ProductCard
            product={product}
            place="handpicked"
            sizes="(width < 40rem) 40vw, (width < 64rem) 25vw, 14rem"
          />
        </li>
      ))}
    </ul>
  )
}
