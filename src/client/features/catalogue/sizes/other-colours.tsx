import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { currentLanguage } from '#client/i18n/language.ts'
import { formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { swatches } from '#client/ui/product/colour-swatches.ts'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import { productPath } from '#shared/product-address.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { withProduct } from '../detail-address.ts'
import { rememberProduct } from '../detail/known-products.ts'

/** The same piece in other colours, as small pictures that lead to it. On its own page they lead to theirs. */
export function OtherColours({ product, isPage = false }: { product: ProductDetails; isPage?: boolean }) {
  const { colour, colours } = product
  if (colours.length === 0) return null
  return (
    <section aria-label={t('product-detail.colour')}>
      <p className="mb-2 text-sm text-ink-soft">
        {t('product-detail.colour')}
        {colour && (
          <span className="ms-2 inline-block text-ink first-letter:uppercase">
            <ShopText>{colour}</ShopText>
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        <li aria-current="true" className="w-14">
          <span className="block rounded-sm outline outline-offset-2 outline-ink">
            <Small product={product} />
          </span>
        </li>
        {colours.map((one) => (
          <li key={one.id} className="w-14">
            <ColourLink product={one} isPage={isPage} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ colour, name, availability }: Product) =>
  formatRow([colour || name, ...(availability === 'out_of_stock' ? [t('catalogue.soldOut')] : [])])

const Small = ({ product }: { product: Product }) => (
  <ProductPicture
    product={product}
    alt={nameOf(product)}
    sizes="3.5rem"
    instead={
      <span
        className="block size-6 rounded-full border border-hairline"
        style={{ background: product.colour_family ? swatches[product.colour_family] : undefined }}
      />
    }
    className={cx(product.availability === 'out_of_stock' && 'opacity-45')}
  />
)

/** In a detail the other colour takes the place of this one, so that 'back' leaves the piece. */
function ColourLink({ product, isPage }: { product: Product; isPage: boolean }) {
  const { pathname, search, state } = useLocation()
  const page = useHref(productPath(product, currentLanguage()))
  const to = isPage ? page : { pathname, search: withProduct(search, product.id) }
  const follow = useLinkClickHandler(to, { replace: !isPage, preventScrollReset: !isPage, state })
  return (
    <a
      href={page}
      onClick={(event) => {
        rememberProduct(product)
        follow(event)
      }}
      className="block rounded-sm outline-offset-2 hover:outline hover:outline-edge focus-visible:outline-2 focus-visible:outline-accent"
    >
      <Small product={product} />
    </a>
  )
}
