'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Click } from '#shared/clicks.ts'
import type { Product } from '#shared/product.ts'
import { ProductCard } from './product-card.tsx'

/** 2 columns on small screens, 3 at medium, 4 at large (document 2, section 2). */
const columns = 'grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3 lg:grid-cols-4'

/** Beside a column of filters there is room for one less. */
const besideFilters = 'grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3'

const sizes = '(width < 48rem) 46vw, (width < 64rem) 30vw, 18.5rem'

type Props = {
  products: Product[]
  place: Click['place']
  /** How many of the first are in sight at once. */
  priority?: number
  narrow?: boolean
  /** After the last product. */
  children?: ReactNode
}

export function ProductGrid({ products, place, priority = 0, narrow = false, children }: Props) {
  return (
    <ul className={narrow ? besideFilters : columns}>
      {products.map((product, index) => (
        <li key={product.id} className={cx('min-w-0', index >= 12 && 'far-card')}>
          <ProductCard product={product} place={place} sizes={sizes} priority={index < priority} />
        </li>
      ))}
      {children}
    </ul>
  )
}

/** Cards before they come, of the same shape. */
export function GridSkeleton({ count, narrow = false }: { count: number; narrow?: boolean }) {
  return (
    <div className={narrow ? besideFilters : columns}>
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}

export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-3/4" />
    <Skeleton className="mt-4 h-3 w-1/3" />
    <Skeleton className="mt-3 h-4 w-3/4" />
    <Skeleton className="mt-3 mb-1 h-3 w-1/4" />
  </div>
)
