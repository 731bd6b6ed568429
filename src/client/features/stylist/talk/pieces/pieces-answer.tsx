import { ProductCard } from '#client/features/catalogue/product-card.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import { columns } from '#client/ui/product/grid-columns.ts'
import { t } from '#client/i18n/messages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { WantedAnswer } from '@cabine/sophia/answering/wanted/answer.ts'
import { GroundsLine } from '../grounds-line.tsx'
import { PieceActions } from './piece-actions.tsx'

const sizes = '(width < 48rem) 44vw, (width < 64rem) 30vw, 15rem'

/** Pieces in a grid: two in a row on a phone, as the specification says, three and four with more room. */
type Props = { products: readonly Product[]; grounds?: WantedAnswer['grounds'] | undefined }

export function PiecesAnswer({ products, grounds }: Props) {
  return (
    <section
      // Twelve cards must not be read out by a screen reader.
      aria-live="off"
      aria-label={t('stylist-chat.pieces', { count: products.length })}
      className="mt-4 mb-6 animate-rise"
    >
      <ul className={columns}>
        {products.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} place="chat" sizes={sizes} priority={index < 4} />
            <GroundsLine grounds={grounds?.[product.id]} />
            <PieceActions product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const PiecesSkeleton = () => (
  <div className="mt-4">
    <GridSkeleton count={4} />
  </div>
)
