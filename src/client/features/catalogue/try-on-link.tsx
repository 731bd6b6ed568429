'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import Crown from 'lucide-react/icons/crown'
import Shirt from 'lucide-react/icons/shirt'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import type { Product } from '#shared/product.ts'

type Props = {
  product: Pick<Product, 'id' | 'name' | 'garment_category' | 'availability' | 'is_luxe'>
  className?: string
  iconClassName?: string
}

export const isTryable = ({ garment_category, availability }: Props['product']) =>
  garment_category !== null && availability !== 'gone'

/** Links to the fitting room with this piece. Pieces that only Luxe can try on lead to the upgrade instead. */
export function TryOnLink({ product, className, iconClassName = 'size-4.5' }: Props) {
  const isPremium = useIsPremium()
  if (!isTryable(product)) return null
  const words = (
    <>
      {t('catalogue.tryItOn')}
      <span className="sr-only">{t('catalogue.tryItOnNamed', { name: product.name })}</span>
    </>
  )
  if (product.is_luxe && !isPremium) {
    return (
      <button type="button" onClick={() => openUpgrade('luxe', 'premium_outfit')} className={className}>
        <Crown aria-hidden className={iconClassName} strokeWidth={1.5} />
        {words}
        <span className="sr-only">{t('catalogue.partOfLuxe')}</span>
      </button>
    )
  }
  return (
    <Link to={`/fitting-room?pieces=${product.id}`} className={className}>
      <Shirt aria-hidden className={iconClassName} strokeWidth={1.5} />
      {words}
    </Link>
  )
}
