import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import type { Click } from '#shared/click-input.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { besideFilters, cardSizes, columns } from '#client/ui/product/grid-columns.ts'
import { ProductCard } from './product-card.tsx'

type Props = {
  products: Product[]
  place: Click['place']
  /** How many of the first products are in sight at once. */
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
          <ProductCard product={product} place={place} sizes={cardSizes} priority={index < priority} />
        </li>
      ))}
      {children}
    </ul>
  )
}
