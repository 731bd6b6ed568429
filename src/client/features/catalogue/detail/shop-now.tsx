import ExternalLink from 'lucide-react/icons/external-link'
import { t } from '#client/i18n/messages.ts'
import { useServerState } from '#client/session/server-state.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { PaidLink } from '#client/ui/product/paid-link.tsx'
import { productDetails } from '../catalogue-calls.ts'

type Props = { product: Product; className?: string }

/** Links to the shop, whatever the plan. An outfit's list leaves the links of its pieces out: the piece itself is asked then. */
export function ShopNow({ product, className }: Props) {
  if (product.availability === 'gone') return null
  if (product.product_url)
    return <ShopButton product={product} href={product.product_url} className={className} />
  return <AskedShop product={product} className={className} />
}

function AskedShop({ product, className }: Props) {
  const { data: details, error } = useServerState(productDetails(product.id))
  if (!details && error === undefined)
    return (
      <Button loading className={`min-h-14! ${className ?? ''}`}>
        {t('product-detail.shopNow')}
      </Button>
    )
  const href = details && details !== 'gone' ? details.product_url : ''
  if (!href) return <p className="text-sm text-ink-soft">{t('product-detail.noLink')}</p>
  return <ShopButton product={product} href={href} className={className} />
}

function ShopButton({ product, href, className }: Props & { href: string }) {
  return (
    <PaidLink
      href={href}
      piece={product}
      productId={product.id}
      place="detail"
      noteClassName="text-sm font-normal opacity-85"
      className={buttonStyle('primary', 'md', `min-h-14! flex-col gap-0! py-1 leading-5! ${className ?? ''}`)}
    >
      <span className="inline-flex items-center gap-2">
        {t('product-detail.shopNow')}
        <ExternalLink aria-hidden className="size-4 max-[24rem]:hidden" strokeWidth={1.75} />
      </span>
    </PaidLink>
  )
}
