import { ExternalLink, Lock } from 'lucide-react'
import { useIsPremium } from '#client/features/account/app-state-store.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Picture } from '#client/ui/picture.tsx'
import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'
import type { ShopItem } from '#shared/looks.ts'
import { isShopLink } from './shop-link.ts'

/** The pieces of a look. Without Luxe they are there to be guessed, and nothing of them can be reached. */
export function ShopTheLook({ items, className }: { items: ShopItem[]; className?: string }) {
  const isPremium = useIsPremium()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="shop-heading" className={className}>
      <h2 id="shop-heading" className="font-display text-display-sm">
        {t('looks.shopTheLook')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t(isPremium ? 'looks.paidLinkText' : 'looks.shopText')}</p>
      <div className={cx('relative mt-4', !isPremium && 'min-h-40')}>
        <ul
          inert={!isPremium}
          aria-hidden={!isPremium}
          className={cx('divide-y divide-hairline', !isPremium && 'blur-[5px] select-none')}
        >
          {items.map((item, index) => (
            <ShopRow key={`${item.id ?? item.name}-${index}`} item={item} isOpen={isPremium} />
          ))}
        </ul>
        {!isPremium && <ShopLock />}
      </div>
    </section>
  )
}

function ShopLock() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-paper/55 p-4 text-center">
      <Lock aria-hidden className="size-5" strokeWidth={1.5} />
      <p className="max-w-60 font-medium text-balance">{t('looks.shopLocked')}</p>
      <Button size="sm" onClick={() => openUpgrade('luxe')}>
        {t('billing.upgradeToLuxe')}
      </Button>
    </div>
  )
}

function ShopRow({ item, isOpen }: { item: ShopItem; isOpen: boolean }) {
  const { name, brand, image, url } = item
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-4 py-3">
      {/* A cut-out of dark cloth needs a light ground in both themes. */}
      <Picture src={image} alt="" ratio="3 / 4" className="dark:bg-ink" />
      <div className="min-w-0">
        {brand && <p className="truncate text-sm text-ink-soft">{brand}</p>}
        <p className="truncate">{name}</p>
        <p className="text-sm tabular-nums">{priceText(item.price)}</p>
      </div>
      {isOpen && isShopLink(url) ? (
        <a
          href={url}
          target="_blank"
          rel="sponsored noopener"
          aria-label={t('looks.shopPiece', { name })}
          className={buttonStyle('outline', 'sm', 'flex-col gap-0 py-1.5 leading-tight')}
        >
          <span className="inline-flex items-center gap-1.5">
            {t('looks.shop')}
            <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
          </span>
          <span className="text-sm font-normal text-ink-soft">{t('looks.paidLink')}</span>
        </a>
      ) : (
        <Button variant="outline" size="sm" disabled>
          {t('looks.shop')}
        </Button>
      )}
    </li>
  )
}

function priceText(raw: string) {
  const price = cleanPrice(raw)
  if (price === soldOut) return t('looks.soldOut')
  return price === unknownPrice ? t('looks.priceVaries') : price
}
