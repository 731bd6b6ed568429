import { withMessages } from '#client/i18n/with-messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverState, serverStates } from '#client/session/server-state.ts'
import type { ShopAllFilter } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/** A page that is returned to within a minute shows what it showed before. */
const fresh = { freshForMs: 60_000 }

export const topPicks = serverState(() => request(api['top-picks'].$get()), fresh)
export const handpicked = serverState(() => request(api['handpicked-products'].$get()), fresh)

const fetchCollections = () => withMessages(request(api.collections.$get()), 'editorial-collections')
export const collections = serverState(fetchCollections, fresh)
export type Collection = Awaited<ReturnType<typeof fetchCollections>>[number]

export const fetchCollection = (slug: string) => request(api.collections[':slug'].$get({ param: { slug } }))

const notFoundIs =
  <Word extends string>(word: Word) =>
  (error: unknown): Word => {
    if (isFailure(error, 'not_found')) return word
    throw error
  }

/** The pieces of a collection by its slug; 'unknown' when there is no such collection. */
export const collectionPieces = serverStates(
  (slug: string) => fetchCollection(slug).catch(notFoundIs('unknown')),
  fresh,
)

const fetchDetail = (id: string) => request(api.products[':id'].$get({ param: { id } }))
export type ProductDetails = Awaited<ReturnType<typeof fetchDetail>>

/** A product by its id; 'gone' when the catalogue does not have it. */
export const productDetails = serverStates((id: string) => fetchDetail(id).catch(notFoundIs('gone')), fresh)

/** Pieces of one brand, ordered by the shopper's taste when signed in. */
export async function fetchRecommended(brand: string, userId: string | undefined) {
  const { recommendations } = await request(
    api.recommendations.$post({ json: { brandPreferences: [brand], ...(userId && { userId }) } }),
  )
  return recommendations
}

export type Page = { products: Product[]; next: string | null }

/** The cursor of the next page: the `after` of `Link: <…>; rel="next"`. */
export function nextOf(link: string | null) {
  const address = /<(?<address>[^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.groups?.address
  return address ? new URL(address, 'https://any.invalid').searchParams.get('after') : null
}

export const firstOfShopAll = serverStates((category: ShopAllFilter) => fetchShopAll(category), fresh)

export async function fetchShopAll(category: ShopAllFilter, after?: string): Promise<Page> {
  const call = api['shop-all-products'].$get({ query: { category, ...(after && { after }) } })
  const products = await request(call)
  return { products, next: nextOf((await call).headers.get('link')) }
}
