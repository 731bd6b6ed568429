import Lock from 'lucide-react/icons/lock'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { SavePiecesButton } from '#client/features/wishlist/save-pieces-button.tsx'
import { toWishlistItem } from '#client/features/wishlist/wishlist-item.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { OpenPost } from './posts.ts'

type Props = { post: Pick<OpenPost, 'title' | 'products'> }

/**
 * Saves all pieces of an outfit at once. Like the heart of each piece it is part of Luxe: without Luxe it is
 * shown but locked.
 */
export function SaveAllButton({ post: { title, products } }: Props) {
  if (useIsPremium()) {
    return (
      <SavePiecesButton
        pieces={products.map((product) => toWishlistItem(product, 'outfit'))}
        label={t('explore.saveAll')}
        savedLabel={t('explore.allSaved')}
        saved={t('explore.savedPieces', { count: products.length, title })}
      />
    )
  }
  return (
    <Button
      variant="outline"
      icon={<Lock aria-hidden className="size-4.5" strokeWidth={1.5} />}
      onClick={() => openUpgrade('luxe')}
    >
      {t('explore.saveAll')}
    </Button>
  )
}
