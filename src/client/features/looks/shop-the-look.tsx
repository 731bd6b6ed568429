import { useId, type ReactNode } from 'react'
import ExternalLink from 'lucide-react/icons/external-link'
import Lock from 'lucide-react/icons/lock'
import { useIsPremium } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { PaidLink } from '#client/ui/product/paid-link.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { TextPrice } from '#client/ui/product/price-in-her-money.tsx'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { ClickPlace } from '#shared/click-places.ts'
import type { ShopItem } from '#shared/looks.ts'
import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'
import { isShopLink } from '#client/ui/product/shop-link.ts'
import { useServerState } from '#client/session/server-state.ts'
import { missingShopLinks, type ShopLinks } from './shop-links.ts'

type Props = {
  items: ShopItem[]
  place?: ClickPlace
  /** In the order of the items; by default the price that the look was put together at. */
  prices?: ReactNode[]
  id?: string
  className?: string
}

/** The pieces of a look. What she has chosen herself comes with the way to its shop; those of an editor's outfit are blurred without Luxe. */
export function ShopTheLook({ items, place = 'shop-the-look', prices = [], id, className }: Props) {
  const heading = useId()
  const isPremium = useIsPremium()
  if (items.length === 0) return null
  const rows = items.map((item, index) => ({ item, price: prices[index] ?? ownPrice(item) }))
  const open = rows.filter(({ item }) => isPremium || isShopLink(item.url))
  const locked = rows.filter((row) => !open.includes(row))
  return (
    <section id={id} aria-labelledby={heading} className={className}>
      <h2 id={heading} className="font-display text-display-sm">
        {t('looks.shopTheLook')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t(locked.length === 0 ? 'looks.paidLinkText' : 'looks.shopText')}
      </p>
      {open.length > 0 && (
        <ul className="mt-4 divide-y divide-hairline">
          {isPremium ? <LinkedRows rows={open} place={place} /> : <Rows rows={open} place={place} isOpen />}
        </ul>
      )}
      {locked.length > 0 && (
        <div className="relative mt-4 min-h-40">
          <ul inert aria-hidden className="divide-y divide-hairline blur-[5px] select-none">
            <Rows rows={locked} place={place} isOpen={false} />
          </ul>
          <ShopLock />
        </div>
      )}
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

type Row = { item: ShopItem; price: ReactNode }
type RowsProps = { rows: Row[]; place: ClickPlace; isOpen: boolean; links?: ShopLinks }

/** The pieces are there at once; only their shop links have to be fetched. */
function LinkedRows({ rows, place }: Pick<RowsProps, 'rows' | 'place'>) {
  const { data: links = {} } = useServerState(missingShopLinks(rows.map(({ item }) => item)))
  return <Rows rows={rows} place={place} isOpen links={links} />
}

const Rows = ({ rows, links = {}, ...row }: RowsProps) =>
  rows.map(({ item, price }, index) => (
    <ShopRow
      key={`${item.id ?? item.name}-${index}`}
      item={{ ...item, url: item.url || links[item.id ?? ''] || '' }}
      price={price}
      {...row}
    />
  ))

function ShopRow({ item, price, place, isOpen }: Row & Pick<RowsProps, 'place' | 'isOpen'>) {
  const { id = '', name, brand, image, url } = item
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 py-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:gap-4">
      <ProductPicture
        product={{ id, brand, name, image_url: image, dominant_color: null }}
        alt=""
        sizes="4rem"
      />
      <div className="min-w-0">
        {brand && <p className="truncate text-sm text-ink-soft">{brand}</p>}
        <p className="line-clamp-2 leading-5">
          <ShopText>{name}</ShopText>
        </p>
        <p className="text-sm tabular-nums">{price}</p>
      </div>
      <div className="flex items-center sm:gap-1">
        <SaveButton product={item} place={place} onPicture={false} disabled={!isOpen} />
        {isOpen && isShopLink(url) ? (
          <PaidLink
            href={url}
            piece={item}
            productId={id || null}
            place={place}
            className={buttonStyle('outline', 'sm', 'flex-col gap-0 py-1.5 leading-tight')}
            noteClassName="text-sm font-normal text-ink-soft"
          >
            <span className="inline-flex items-center gap-1.5">
              {t('looks.shop')}
              <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
            </span>
          </PaidLink>
        ) : (
          <Button variant="outline" size="sm" disabled>
            {t('looks.shop')}
          </Button>
        )}
      </div>
    </li>
  )
}

function ownPrice(item: ShopItem) {
  const price = cleanPrice(item.price)
  if (price === soldOut) return t('looks.soldOut')
  return price === unknownPrice ? t('looks.priceVaries') : <TextPrice text={price} />
}
