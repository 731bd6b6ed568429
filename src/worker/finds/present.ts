import { wornAs } from '#shared/finds.ts'
import { displayPrice } from '../catalogue/present.ts'
import { photoUrl } from '../photos/storage.ts'
import { mostFailures } from './backoff.ts'
import type { Find } from './queries.ts'

/** What a page does not tell of stock is taken for being there: its shop says it where it is not. */
export const stockOf = ({ availability }: Pick<Find, 'availability'>) =>
  availability === 'unknown' ? 'in_stock' : availability

type Priced = Pick<Find, 'priceCents' | 'currency' | 'availability'>

export const priceOf = (find: Priced) =>
  displayPrice({
    priceCents: find.currency ? find.priceCents : null,
    currency: find.currency ?? 'USD',
    availability: stockOf(find),
  })

export const shopOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function watchOf({ nextReadAt, failures }: Find) {
  if (nextReadAt) return 'on' as const
  return failures >= mostFailures ? ('given_up' as const) : ('off' as const)
}

/** A find as its finder sees it. Its picture is ours by then, and hers alone. */
export function presentFind(find: Find) {
  const { id, address, title, brand, image, imageKey, category, foundAt } = find
  return {
    id,
    address,
    shop: shopOf(address),
    title,
    brand,
    price: priceOf(find),
    hasPrice: find.priceCents !== null,
    availability: stockOf(find),
    image,
    picture: imageKey && photoUrl(imageKey),
    category,
    wornAs: wornAs(category),
    watch: watchOf(find),
    foundAt: foundAt.toISOString(),
  }
}
