import Shirt from 'lucide-react/icons/shirt'
import { t } from '#client/i18n/messages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { MirrorLink } from './mirror-link.tsx'

type Props = {
  product: Pick<Product, 'id' | 'name' | 'garment_category' | 'availability'>
  className?: string
  iconClassName?: string
}

export const isTryable = ({ garment_category, availability }: Props['product']) =>
  garment_category !== null && availability !== 'gone'

/** Shows this piece on her; of Luxe, too: what she chooses herself is never locked. */
export function TryOnLink({ product, className, iconClassName = 'size-4.5' }: Props) {
  if (!isTryable(product)) return null
  return (
    <MirrorLink asked={{ kind: 'pieces', value: product.id }} className={className}>
      <Shirt aria-hidden className={iconClassName} strokeWidth={1.5} />
      {t('catalogue.tryItOn')}
      <span className="sr-only">{t('catalogue.tryItOnNamed', { name: product.name })}</span>
    </MirrorLink>
  )
}
