import { useId } from 'react'
import { cx } from '#client/lib/class-names.ts'
import type { Click } from '#shared/click-input.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { ProductCard } from '../product-card.tsx'

/** Scrolls sideways when there is not enough room, and runs to the edge of the screen. */
export const rail =
  'grid snap-x auto-cols-[43%] grid-flow-col gap-3 overflow-x-auto [scrollbar-width:none] sm:auto-cols-[28%] sm:gap-6 '

type Props = { title: string; products: Product[]; place: Click['place']; columns: 4 | 6; className?: string }

export function ProductRow({ title, products, place, columns, className }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="font-display text-display-sm">
        {title}
      </h2>
      <ul
        className={cx(
          rail,
          '-mx-5 mt-5 scroll-px-5 px-5 pb-1 sm:-mx-8 sm:scroll-px-8 sm:px-8 lg:mx-0 lg:grid-flow-row lg:overflow-visible lg:px-0',
          columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-6',
        )}
      >
        {products.map((product) => (
          <li key={product.id} className="min-w-0 snap-start">
            <ProductCard
              product={product}
              place={place}
              sizes="(width < 40rem) 40vw, (width < 64rem) 28vw, 18vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
