import { wornAs } from '#shared/external-products.ts'
import { displayPrice } from '../catalogue/present.ts'
import { photoUrl } from '../photos/storage.ts'
import { maxFailures } from './backoff.ts'
import type { ExternalProduct } from './queries.ts'

/** A page that does not state its stock counts as in stock: shops state it where a product is sold out. */
export const stockOf = ({ availability }: Pick<ExternalProduct, 'availability'>) =>
  availability === 'unknown' ? 'in_stock' : availability

type Priced = Pick<ExternalProduct, 'priceCents' | 'currency' | 'availability'>

export const priceOf = (product: Priced) =>
  displayPrice({
    priceCents: product.currency ? product.priceCents : null,
    currency: product.currency ?? 'USD',
    availability: stockOf(product),
  })

export const shopOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function watchOf({ nextReadAt, failures }: ExternalProduct) {
  if (nextReadAt) return 'on' as const
  return failures >= maxFailures ? ('given_up' as const) : ('off' as const)
}

/** An external product as its owner sees it. `picture` is our copy, which only her session opens. */
export function presentExternalProduct(product: ExternalProduct) {
  const { id, address, title, brand, image, imageKey, category, addedAt } = product
  return {
    id,
    address,
    shop: shopOf(address),
    title,
    brand,
    price: priceOf(product),
    hasPrice: product.priceCents !== null,
    availability: stockOf(product),
    image,
    picture: imageKey && photoUrl(imageKey),
    category,
    wornAs: wornAs(category),
    watch: watchOf(product),
    foundAt: addedAt.toISOString(),
  }
}
