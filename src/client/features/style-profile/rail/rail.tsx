import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import { useServerState } from '#client/session/server-state.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { useProfile } from '../profile-store.ts'
import { railPieces } from './rail-pieces.ts'

export function Rail() {
  const { flow, userId } = useProfile()
  const { data: pieces, error } = useServerState(railPieces({ userId, answers: flow.answers }))
  if (!pieces && error === undefined) return <Skeleton className="h-80 lg:h-96" />
  if (!pieces?.length)
    return (
      <output className="block max-w-[48ch] border-t-2 border-ink pt-6 text-lg">
        {t(pieces ? 'style-questions.railEmpty' : 'style-questions.railFailed')}
      </output>
    )
  return (
    <div className="max-lg:page-bleed max-lg:overflow-x-auto max-lg:[scrollbar-width:none]">
      <ul
        aria-label={t('style-questions.rail')}
        className="grid gap-x-4 gap-y-8 max-lg:w-max max-lg:auto-cols-[9.5rem] max-lg:grid-flow-col max-lg:border-t-2 max-lg:border-ink sm:max-lg:auto-cols-[12rem] lg:grid-cols-3 lg:gap-x-6"
      >
        {pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} />
        ))}
      </ul>
    </div>
  )
}

/** A piece below a short line, which is drawn as its hook on the rail. */
const Piece = ({ piece }: { piece: Product }) => (
  <li className="min-w-0 lg:-mx-3 lg:border-t-2 lg:border-ink lg:px-3">
    <span aria-hidden className="mx-auto block h-5 w-px bg-ink" />
    <article className="relative">
      <ProductPicture product={piece} alt="" sizes="(width < 64rem) 12rem, 14rem" />
      <h2 className="mt-2.5 min-w-0 text-base font-normal">
        {piece.brand && <span className="block truncate text-sm text-ink-soft">{piece.brand}</span>}
        <span className="line-clamp-1">
          <ShopText>{piece.name}</ShopText>
        </span>
      </h2>
      <p className="text-sm">
        <ProductPrice product={piece} />
      </p>
      <div className="absolute end-1.5 top-1.5">
        <SaveButton product={piece} />
      </div>
    </article>
  </li>
)
