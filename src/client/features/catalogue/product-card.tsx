import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Click } from '#shared/click-input.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { useIsNotInHers } from './her-sizes.ts'
import { ProductLink } from './product-link.tsx'
import { PlainName } from '#client/ui/product/plain-name.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'

type Props = {
  product: Product
  place: Click['place']
  /** The `sizes` of the picture. */
  sizes: string
  priority?: boolean
}

/** Picture, brand, name, price. All of it opens the detail, except the heart and the try-on link. */
export function ProductCard({ product, place, sizes, priority }: Props) {
  const { brand, name } = product
  return (
    <article className="group/card relative grid min-w-0 content-start">
      <div className="relative">
        <ProductPicture product={product} alt="" sizes={sizes} priority={priority} />
        <AvailabilityBadge product={product} />
      </div>
      <h3 className="mt-3 min-w-0 font-normal">
        <ProductLink
          product={product}
          className="block after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent"
        >
          {brand && <span className="block truncate text-sm text-ink-soft">{brand}</span>}
          <span className="line-clamp-2 decoration-edge decoration-1 underline-offset-4 group-hover/card:underline">
            <ShopText>{name}</ShopText>
          </span>
          <PlainName product={product} />
        </ProductLink>
      </h3>
      <p className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <ProductPrice product={product} isShort className="leading-6" />
        <Aside product={product} />
      </p>
      <div className="absolute end-1.5 top-1.5 sm:end-2 sm:top-2">
        <SaveButton product={product} place={place} />
      </div>
      {/* On the picture where something hovers; a finger has it below, so that it covers no hem. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-3/4 pointer-coarse:static pointer-coarse:mt-2 pointer-coarse:aspect-auto">
        <TryOnLink
          product={product}
          iconClassName="size-4"
          className={cx(
            'absolute inset-x-2 bottom-2 inline-flex min-h-10 items-center justify-center gap-2 rounded-full bg-paper/94 px-4 text-sm font-medium text-ink',
            'translate-y-1 opacity-0 transition-[opacity,translate] duration-(--duration-quick) ease-out hover:bg-paper',
            'group-hover/card:pointer-events-auto group-hover/card:translate-y-0 group-hover/card:opacity-100',
            'focus-visible:pointer-events-auto focus-visible:translate-y-0 focus-visible:opacity-100',
            'pointer-coarse:pointer-events-auto pointer-coarse:relative pointer-coarse:inset-auto pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:translate-y-0 pointer-coarse:border pointer-coarse:border-edge pointer-coarse:opacity-100',
          )}
        />
      </div>
    </article>
  )
}

/** The one thing that is said beside the price. */
function Aside({
  product: { availability, sizes, is_sample: isSample, colour_count: count },
}: {
  product: Product
}) {
  const isNotInHers = useIsNotInHers(sizes)
  const word =
    isNotInHers && availability === 'in_stock'
      ? t('catalogue.notYourSize')
      : isSample
        ? t('catalogue.sample')
        : count !== undefined && t('catalogue.colours', { count })
  return word && <span className="text-ink-soft">{word}</span>
}

/** Facts to know before choosing the piece. */
function AvailabilityBadge({ product: { availability } }: { product: Product }) {
  const word =
    availability === 'gone'
      ? t('catalogue.gone')
      : availability === 'out_of_stock'
        ? t('catalogue.soldOut')
        : availability === 'preorder'
          ? t('catalogue.preorder')
          : null
  if (!word) return null
  return (
    <span className="absolute start-2 top-2 inline-flex items-center gap-1.5 rounded-full bg-paper/92 px-2.5 py-0.5 text-sm font-medium">
      {word}
    </span>
  )
}
