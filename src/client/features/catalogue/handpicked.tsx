import { inPhrases, t } from '#client/i18n/messages.ts'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { handpicked } from './catalogue-calls.ts'
import { ProductCard } from './product-card.tsx'
import { CardSkeleton } from '#client/ui/product/grid-skeleton.tsx'

/** Runs to the edge of the screen, which shows that there is more to scroll to. */
const strip =
  'page-bleed grid snap-x auto-cols-[42%] grid-flow-col gap-3 overflow-x-auto pb-2 [scrollbar-width:thin] sm:auto-cols-[26%] sm:gap-6 lg:auto-cols-[17.5%]'

export function Handpicked({ className }: { className?: string }) {
  return (
    <section aria-labelledby="handpicked" className={className}>
      <h2 id="handpicked" className="font-display text-display-md">
        {inPhrases(t('shelves.handpicked'))}
      </h2>
      <p className="mt-2 mb-8 max-w-[52ch] text-ink-soft">{t('shelves.handpickedLead')}</p>
      <Loaded
        state={handpicked}
        failed={t('shelves.handpickedFailed')}
        skeleton={
          <div className={strip}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <CardSkeleton key={index} />
            ))}
          </div>
        }
      >
        {(pieces) => <Pieces pieces={pieces} />}
      </Loaded>
    </section>
  )
}

function Pieces({ pieces }: { pieces: Product[] }) {
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
