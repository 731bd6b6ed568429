import Shirt from 'lucide-react/icons/shirt'
import { t } from '#client/i18n/messages.ts'
import { requestStartOnArrival } from '#client/lib/try-on-arrival.ts'
import { Link } from '#client/ui/link.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

type Props = {
  product: Pick<Product, 'id' | 'name' | 'garment_category' | 'availability'>
  className?: string
  iconClassName?: string
}

export const isTryable = ({ garment_category, availability }: Props['product']) =>
  garment_category !== null && availability !== 'gone'

/** Leads to the fitting room, which puts this piece on at once; of Luxe, too: what she chooses herself is never locked. */
export function TryOnLink({ product, className, iconClassName = 'size-4.5' }: Props) {
  if (!isTryable(product)) return null
  return (
    <Link
      to={`/fitting-room?pieces=${product.id}`}
      onClick={() => requestStartOnArrival(product.id)}
      className={className}
    >
      <Shirt aria-hidden className={iconClassName} strokeWidth={1.5} />
      {t('catalogue.tryItOn')}
      <span className="sr-only">{t('catalogue.tryItOnNamed', { name: product.name })}</span>
    </Link>
  )
}
