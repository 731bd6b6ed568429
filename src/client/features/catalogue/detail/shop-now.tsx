import Crown from 'lucide-react/icons/crown'
import ExternalLink from 'lucide-react/icons/external-link'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { shopLinksOf } from '#client/features/looks/shop-links.ts'
import { t } from '#client/i18n/messages.ts'
import { useServerState } from '#client/session/server-state.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import type { Product } from '#shared/product.ts'
import { PaidLink } from '#client/ui/product/paid-link.tsx'

type Props = { product: Product; className?: string }

/**
 * Links to the shop. A link that is part of Luxe is fetched for Luxe shoppers and opens the upgrade for
 * everybody else.
 */
export function ShopNow({ product, className }: Props) {
  const isPremium = useIsPremium()
  if (product.availability === 'gone') return null
  // Shop All lists its pieces with links for Luxe; they are locked when the plan ends, even on a page that is
  // still open.
  if (product.product_url && (isPremium || !product.is_luxe))
    return <ShopButton product={product} href={product.product_url} className={className} />
  if (isPremium) return <LuxeShop product={product} className={className} />
  return (
    <Button
      icon={<Crown aria-hidden className="size-4.5" strokeWidth={1.5} />}
      onClick={() => openUpgrade('luxe')}
      className={`min-h-14! ${className ?? ''}`}
    >
      {t('product-detail.shopNow')}
      <span className="sr-only">{t('catalogue.partOfLuxe')}</span>
    </Button>
  )
}

function LuxeShop({ product, className }: Props) {
  const { data: links, error } = useServerState(shopLinksOf([product.id]))
  if (!links && error === undefined)
    return (
      <Button loading className={`min-h-14! ${className ?? ''}`}>
        {t('product-detail.shopNow')}
      </Button>
    )
  const href = links?.[product.id]
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
        <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
    </PaidLink>
  )
}
