import { useNavigate } from 'react-router'
import Shirt from 'lucide-react/icons/shirt'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { OpenPost } from './posts.ts'

/** Goes to the fitting room with the outfit's wearable pieces; a visitor signs in first. */
export function TryOutfitButton({ products }: { products: OpenPost['products'] }) {
  const navigate = useNavigate()
  const { productIds } = wearableOf(products)
  if (productIds.length === 0) return null
  return (
    <Button
      icon={<Shirt aria-hidden className="size-5" strokeWidth={1.5} />}
      // It is an editor's outfit there, too.
      onClick={() => void navigate(`/fitting-room?pieces=${productIds.join(',')}&from=explore`)}
    >
      {t('explore.tryOn')}
    </Button>
  )
}
