import Crown from 'lucide-react/icons/crown'
import ExternalLink from 'lucide-react/icons/external-link'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { PaidLink } from '#client/ui/product/paid-link.tsx'
import { ProductLink } from '#client/features/catalogue/product-link.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'
import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { Reason } from '@cabine/sophia/styling/reasons.ts'
import { colourWords } from '../colour-words.ts'
import type { StyleLetter } from '../consultation-calls.ts'

type Piece = StyleLetter['outfits'][number]['pieces'][number]

const reasonText = (reason: Reason) =>
  t(`letter.why_${reason.why}`, 'colour' in reason ? colourWords('letter', reason.colour) : undefined)

/** A piece of an outfit: its name, why it was chosen, and buttons to save, buy and try it on. */
export function PieceRow({ piece: { product, insteadOf, reason } }: { piece: Piece }) {
  const { brand, name, availability } = product
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-4 py-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] print:block print:py-2">
      <ProductPicture product={product} alt="" sizes="5.5rem" className="row-span-2 print:hidden" />
      <div className="grid min-w-0 gap-1">
        {insteadOf && (
          <p className="text-sm text-ink-soft">{t('letter.insteadOf', { name: insteadOf.name })}</p>
        )}
        {brand && <p className="truncate text-sm text-ink-soft">{brand}</p>}
        <h3 className="font-normal">
          <ProductLink product={product} className="underline-offset-4 hover:underline">
            <ShopText>{name}</ShopText>
          </ProductLink>
        </h3>
        <p className="text-sm">{reasonText(reason)}</p>
        <p className="text-sm">
          {availability === 'gone' ? t('catalogue.gone') : <ProductPrice product={product} />}
        </p>
      </div>
      <div className="-me-2 print:hidden">
        <SaveButton product={product} place="letter" onPicture={false} />
      </div>
      <div className="col-span-2 col-start-2 mt-2 flex flex-wrap items-center gap-2 print:hidden">
        <Shop product={product} />
        <TryOnLink product={product} iconClassName="size-4" className={buttonStyle('quiet', 'sm')} />
      </div>
    </li>
  )
}

/** The link to the shop is part of Luxe: without it a button leads to the upgrade instead. */
function Shop({ product }: { product: Product }) {
  const isPremium = useIsPremium()
  if (product.availability === 'gone') return null
  if (!isPremium) {
    return (
      <Button
        variant="outline"
        size="sm"
        icon={<Crown aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => openUpgrade('luxe')}
      >
        {t('letter.shopWithLuxe')}
      </Button>
    )
  }
  return (
    <PaidLink
      href={product.product_url}
      piece={product}
      productId={product.id}
      place="letter"
      className={buttonStyle('outline', 'sm', 'py-1.5 leading-tight max-sm:flex-col max-sm:gap-0')}
      noteClassName="text-sm font-normal text-ink-soft"
    >
      <span className="inline-flex items-center gap-1.5">
        {t('letter.shop')}
        <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
      </span>
    </PaidLink>
  )
}
