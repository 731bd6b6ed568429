import { withMessages } from '#client/i18n/with-messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { ShopAllFilter } from '#shared/product-categories.ts'
import type { Product } from '#shared/product.ts'

export type ProductList = Promise<Product[] | null>

/** Null when a list cannot be had: its part of the page says so and offers to ask again. */
const orNull = <T>(call: Promise<T>) => call.catch(() => null)

let topPicks: ProductList | undefined

export const fetchTopPicks = () => (topPicks = orNull(request(api['top-picks'].$get())))
/** The same as this page load has had already. */
export const readTopPicks = () => topPicks ?? fetchTopPicks()

export const fetchHandpicked = () => orNull(request(api['handpicked-products'].$get()))
export const fetchCollections = () =>
  orNull(withMessages(request(api.collections.$get()), 'editorial-collections'))
export const fetchCollection = (slug: string) => request(api.collections[':slug'].$get({ param: { slug } }))

export type Collections = ReturnType<typeof fetchCollections>
export type Collection = NonNullable<Awaited<Collections>>[number]

const fetchDetail = (id: string) => request(api.products[':id'].$get({ param: { id } }))
export type ProductDetails = Awaited<ReturnType<typeof fetchDetail>>

/** 'gone' when the catalogue does not know it, null when it could not be asked. */
export const loadDetail = (id: string): Promise<ProductDetails | 'gone' | null> =>
  fetchDetail(id).catch((error: unknown) => (isFailure(error, 'not_found') ? 'gone' : null))

/** Pieces of one brand, by her own taste where she is known. */
export async function fetchRecommended(brand: string, userId: string | undefined) {
  const { recommendations } = await request(
    api.recommendations.$post({ json: { brandPreferences: [brand], ...(userId && { userId }) } }),
  )
  return recommendations
}

export type Page = { products: Product[]; next: string | null }

/** What the next page is asked for with: the `after` of `Link: <…>; rel="next"`. */
export function nextOf(link: string | null) {
  const address = /<(?<address>[^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.groups?.address
  return address ? new URL(address, 'https://any.invalid').searchParams.get('after') : null
}

export async function fetchShopAll(category: ShopAllFilter, after?: string): Promise<Page> {
  const call = api['shop-all-products'].$get({ query: { category, ...(after && { after }) } })
  const products = await request(call)
  return { products, next: nextOf((await call).headers.get('link')) }
}
