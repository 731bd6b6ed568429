import Crown from 'lucide-react/icons/crown'
import Shirt from 'lucide-react/icons/shirt'
import { useNavigate } from 'react-router'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { ProductCard } from '#client/features/catalogue/product-card.tsx'
import { OutfitBoard } from '../outfit-board.tsx'
import { OutfitTotal } from '../outfit-total.tsx'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { requestStartOnArrival } from '#client/features/fitting-room/start-request.ts'
import { SavePiecesButton } from '#client/features/wishlist/save-pieces-button.tsx'
import { toWishlistItem } from '#client/features/wishlist/wishlist-item.ts'
import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { Product } from '#shared/product.ts'
import type { ChatOutfit } from '#shared/stylist/chat/conversation.ts'
import { slotOfCategory } from '#shared/stylist/slots.ts'

/** An outfit on a board, with its pieces beside it and buttons to try on or save all of them. */
export function OutfitAnswer({ outfit: { pieces, ownLayer } }: { outfit: ChatOutfit }) {
  const alt = t('stylist-chat.outfit', { pieces: formatList(pieces.map(({ name }) => name)) })
  return (
    <section
      aria-live="off"
      aria-label={alt}
      className="mt-4 mb-6 grid animate-rise items-start gap-6 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:gap-10"
    >
      <OutfitBoard
        pieces={pieces.map(({ id, category, name, image_url }) => ({
          id,
          name,
          slot: slotOfCategory[category] ?? 'accessory',
          category,
          image: image_url,
        }))}
        alt={alt}
        sizes="(width < 48rem) 60vw, 18rem"
      />
      <div className="grid min-w-0 gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <TryOutfit pieces={pieces} />
          <SaveOutfit pieces={pieces} />
          <OutfitTotal pieces={pieces} words="stylist-chat.total" />
        </div>
        {ownLayer && <p className="text-ink-soft">{t('stylist-chat.ownLayer')}</p>}
        <ul
          aria-label={t('stylist-chat.outfitPieces')}
          className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5"
        >
          {pieces.map((product) => (
            <li key={product.id} className="min-w-0">
              <ProductCard product={product} place="chat" sizes="(width < 40rem) 44vw, 11rem" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Props = { pieces: Product[] }

/** Opens the fitting room with all pieces that can be tried on; the try-on starts there at once. */
function TryOutfit({ pieces }: Props) {
  const navigate = useNavigate()
  const isPremium = useIsPremium()
  const { productIds, needsLuxe } = wearableOf(pieces)
  if (productIds.length === 0) return null
  const isLocked = needsLuxe && !isPremium
  const Icon = isLocked ? Crown : Shirt
  return (
    <Button
      icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => {
        if (isLocked) return openUpgrade('luxe', 'premium_outfit')
        const ids = productIds.join(',')
        requestStartOnArrival(ids)
        void navigate(`/fitting-room?pieces=${ids}`)
      }}
    >
      {t('stylist-chat.tryOutfit')}
    </Button>
  )
}

/** Saves all pieces to the wishlist, which also works for a visitor, like the heart of a single piece. */
const SaveOutfit = ({ pieces }: Props) => (
  <SavePiecesButton
    pieces={pieces.map((piece) => toWishlistItem(piece, 'chat'))}
    label={t('stylist-chat.saveAll')}
    savedLabel={t('stylist-chat.allSaved')}
    saved={t('stylist-chat.savedPieces', { count: pieces.length })}
  />
)
