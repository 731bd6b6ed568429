import { Suspense } from 'react'
import ExternalLink from 'lucide-react/icons/external-link'
import Heart from 'lucide-react/icons/heart'
import Shirt from 'lucide-react/icons/shirt'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { PaidLink } from '#client/ui/product/paid-link.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'
import { UnpaidLink } from '#client/ui/product/unpaid-link.tsx'
import { localPrice } from '#client/i18n/local-price.ts'
import { TextPrice } from '#client/ui/product/price-in-her-money.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { PictureButton } from '#client/ui/picture-button.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import { soldOut, unknownPrice } from '#shared/prices.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'
import { categoryName } from './list/category-name.ts'
import { pricesOf, unavailabilityOf } from './price-since-saved.ts'

/** Fetched with the closet's own code, after what the page is for. */
const BoughtButton = laterPart(
  async () => (await import('#client/features/closet/bought-button.tsx')).BoughtButton,
)

const BuyOrSkipLink = laterPart(
  async () => (await import('#client/ui/product/buy-or-skip-link.tsx')).BuyOrSkipLink,
)

type Props = { item: WishlistItem; priority: boolean; onRemove: () => void }

export function WishlistCard({ item, priority, onRemove }: Props) {
  const { title: name, link, productId, product, find } = item
  const isGone = unavailabilityOf(item) === 'gone'
  return (
    <article className="grid min-w-0 content-start">
      <div className="relative">
        <SavedPicture item={item} priority={priority} />
        <PictureButton
          label={t('wishlist.remove', { name })}
          icon={<Heart aria-hidden className="size-5 fill-accent text-accent" strokeWidth={1.5} />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onRemove()
          }}
          className="absolute end-0.5 top-0.5 sm:end-1 sm:top-1"
        />
      </div>
      <SavedWords item={item} />
      <div className="mt-1 flex flex-wrap gap-x-5">
        {find && (
          <UnpaidLink
            href={link}
            name={name}
            note={t('wishlist.notPaid')}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 leading-5"
          >
            {t('wishlist.visit')}
          </UnpaidLink>
        )}
        {!find && !isGone && (
          <PaidLink
            href={link}
            piece={{ brand: item.brand, name }}
            productId={productId}
            place="wishlist"
            className="group inline-flex min-h-11 flex-wrap items-center gap-x-1.5 leading-5"
            noteClassName="text-sm text-ink-soft"
          >
            <span className="inline-flex items-center gap-1.5 font-medium">
              <span className="link">{t('wishlist.visit')}</span>
              <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
            </span>
          </PaidLink>
        )}
        {mayBeWorn(item) && !product && <span aria-hidden className="min-h-11 w-20" />}
        {find && product?.garment_category && (
          <MirrorLink asked={{ kind: 'find', value: find.id }} className={tryOnStyle}>
            <Shirt aria-hidden className="size-4" strokeWidth={1.5} />
            {t('catalogue.tryItOn')}
            <span className="sr-only">{t('catalogue.tryItOnNamed', { name })}</span>
          </MirrorLink>
        )}
        {productId && product && (
          <TryOnLink
            product={{ ...product, id: productId, name }}
            iconClassName="size-4"
            className={tryOnStyle}
          />
        )}
        {item.category !== 'home' && (
          <Part quiet>
            <Suspense fallback={<span aria-hidden className="min-h-11 w-24" />}>
              <BoughtButton piece={boughtOf(item)} className={tryOnStyle} />
            </Suspense>
          </Part>
        )}
        {item.category !== 'home' && !isGone && (find ?? productId) && (
          <Part quiet>
            <Suspense fallback={<span aria-hidden className="min-h-11 w-24" />}>
              <BuyOrSkipLink
                asked={find ? { address: link } : { product: productId ?? '' }}
                name={name}
                className={tryOnStyle}
              />
            </Suspense>
          </Part>
        )}
      </div>
    </article>
  )
}

/** What her closet takes over of a saved piece. */
const boughtOf = ({
  title,
  brand,
  category,
  price,
  size,
  link,
  productId,
  image,
  product,
}: WishlistItem) => ({
  name: title,
  brand,
  category: product?.garment_category ?? category,
  colour: null,
  price,
  size: size ?? '',
  link,
  productId,
  image,
})

const tryOnStyle = 'inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-ink'

/** The pressed button is about to disappear, and the keyboard would lose its place in the list. */
function focusNeighbour(button: HTMLElement) {
  const own = button.closest('li')
  const neighbour = own?.nextElementSibling ?? own?.previousElementSibling
  neighbour?.querySelector('button')?.focus({ preventScroll: true })
}

const neverWorn = ['shoes', 'accessories', 'bags', 'home']

/** Keeps the space of 'Try it on' until the catalogue has said whether the piece can be tried on. */
const mayBeWorn = ({ productId, category }: WishlistItem) =>
  productId !== null && !neverWorn.includes(category)

const sizes = '(width < 48rem) 46vw, (width < 64rem) 30vw, 18.5rem'

export function SavedPicture({ item, priority }: { item: WishlistItem; priority: boolean }) {
  const standing = unavailabilityOf(item)
  return (
    <div className="relative">
      <ProductPicture
        product={{
          id: item.productId ?? '',
          brand: item.brand,
          name: item.title,
          image_url: item.image,
          dominant_color: null,
        }}
        alt=""
        sizes={sizes}
        priority={priority}
        className={cx(standing === 'gone' && 'opacity-60')}
      />
      {standing && (
        <span className="absolute start-2 bottom-2 rounded-full bg-paper/92 px-2.5 py-0.5 text-sm font-medium">
          {t(`wishlist.${standing}`)}
        </span>
      )}
    </div>
  )
}

export function SavedWords({ item }: { item: WishlistItem }) {
  const { now, was } = pricesOf(item)
  return (
    <div className="mt-3 min-w-0">
      <p className="truncate text-sm text-ink-soft">
        {[item.brand, categoryName(item.category), item.size && t('wishlist.size', { size: item.size })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 className="line-clamp-2">
        <ShopText>{item.title}</ShopText>
      </h2>
      {/* A sold-out piece says so on its picture. */}
      {now !== soldOut && (
        <p className="flex flex-wrap gap-x-2 text-sm leading-6 tabular-nums">
          <span className={cx(was && 'font-medium text-accent')}>
            {now === unknownPrice ? t('wishlist.priceVaries') : <TextPrice text={now} />}
          </span>
          {was && (
            <span className="whitespace-nowrap text-ink-soft">
              {t('wishlist.was', { price: localPrice(was) })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
