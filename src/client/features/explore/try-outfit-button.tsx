import Shirt from 'lucide-react/icons/shirt'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { t } from '#client/i18n/messages.ts'
import { useTryOnPieces } from '#client/ui/product/use-try-on.ts'
import { Button } from '#client/ui/button.tsx'
import type { OpenPost } from './posts.ts'

/** Tries on the outfit's wearable pieces in the fitting room; a visitor signs in first. */
export function TryOutfitButton({ products }: { products: OpenPost['products'] }) {
  const tryOn = useTryOnPieces()
  const { productIds } = wearableOf(products)
  if (productIds.length === 0) return null
  return (
    <Button
      icon={<Shirt aria-hidden className="size-5" strokeWidth={1.5} />}
      // It is an editor's outfit there, too.
      onClick={({ currentTarget }) => tryOn(productIds, { isEditors: true, button: currentTarget })}
    >
      {t('explore.tryOn')}
    </Button>
  )
}
