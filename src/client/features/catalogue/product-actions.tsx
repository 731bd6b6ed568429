import { Suspense } from 'react'
import Share from 'lucide-react/icons/share'
import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Part } from '#client/ui/failing-part.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Product, ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import { shareProduct } from './detail/share-product.ts'
import { ShopNow } from './detail/shop-now.tsx'
import { inSize } from './sizes/chosen-size.ts'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'

type Props = {
  product: Product
  /** The size that she has chosen: the way to the shop and the heart are for it. */
  variant: ProductVariant | null
  className?: string
}

export function Actions({ product, variant, className }: Props) {
  return (
    <div className={cx('flex items-center gap-2 lg:flex-wrap lg:gap-3', className)}>
      <ShopNow product={inSize(product, variant)} className="min-w-0 flex-1 max-lg:px-3 lg:min-w-44" />
      <TryOnLink
        iconClassName="size-4.5 shrink-0 max-[24rem]:hidden"
        product={product}
        className={buttonStyle('outline', 'md', 'min-h-14! min-w-0 flex-1 max-lg:px-3 lg:min-w-44')}
      />
      <div className="flex">
        <SaveButton product={product} variant={variant} place="detail" onPicture={false} />
        <IconButton
          label={t('product-detail.share')}
          icon={<Share aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => void shareProduct(product)}
          className="max-sm:hidden"
        />
      </div>
    </div>
  )
}

const BuyOrSkipLink = laterPart(
  async () => (await import('#client/ui/product/buy-or-skip-link.tsx')).BuyOrSkipLink,
)

/** The way to weigh a piece against her closet: of what is worn. */
export const AskCloset = ({ product: { id, name, category } }: { product: Product }) =>
  category === 'home' ? null : (
    <Part quiet>
      <Suspense fallback={<span aria-hidden className="block min-h-11" />}>
        <BuyOrSkipLink
          asked={{ product: id }}
          name={name}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-ink-soft hover:text-ink"
        />
      </Suspense>
    </Part>
  )

export function AvailabilityNote({ product: { availability } }: { product: Product }) {
  if (availability === 'gone') return <Alert tone="info">{t('product-detail.goneNote')}</Alert>
  if (availability === 'out_of_stock') return <Alert tone="info">{t('product-detail.soldOutNote')}</Alert>
  if (availability === 'preorder') return <Alert tone="info">{t('product-detail.preorderNote')}</Alert>
  return null
}
