import { useNavigate } from 'react-router'
import Crown from 'lucide-react/icons/crown'
import Shirt from 'lucide-react/icons/shirt'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { OpenPost } from './posts.ts'

/** Goes to the fitting room with the outfit's wearable pieces; a visitor signs in first. */
export function TryOutfitButton({ products }: { products: OpenPost['products'] }) {
  const navigate = useNavigate()
  const isPremium = useIsPremium()
  const { productIds, needsLuxe } = wearableOf(products)
  if (productIds.length === 0) return null
  const isLocked = needsLuxe && !isPremium
  const Icon = isLocked ? Crown : Shirt

  function tryOn() {
    if (isLocked) return openUpgrade('luxe', 'premium_outfit')
    void navigate(`/fitting-room?pieces=${productIds.join(',')}`)
  }

  return (
    <Button icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />} onClick={tryOn}>
      {t('explore.tryOn')}
    </Button>
  )
}
