import { refreshAppState } from '#client/session/app-state.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { ShopItem } from '#shared/looks.ts'

/** Where pieces are sold, by their id in the catalogue. */
export type ShopLinks = Record<string, string | undefined>

const asked = new Map<string, Promise<ShopLinks>>()

/** Looks are also saved with pieces that were in no catalogue. */
const isProductId = (id: string | undefined): id is string => /^[a-z2-7]{26}$/.test(id ?? '')

const withoutLink = (items: ShopItem[]) =>
  items.filter(({ url }) => !url).flatMap(({ id }) => (isProductId(id) ? id : []))

/** The shops' addresses of those pieces that were listed without. */
export const missingShopLinks = (items: ShopItem[]) => shopLinksOf(withoutLink(items))

/** The shops' addresses of pieces that are listed without, which are Luxe's to have. Without a network there are none. */
export function shopLinksOf(ids: string[]): Promise<ShopLinks> {
  const key = ids.join(',')
  const known = asked.get(key)
  if (known) return known
  const links: Promise<ShopLinks> =
    ids.length === 0 ? Promise.resolve({}) : request(api['shop-links'].$get({ query: { ids: key } }))
  const promise = links.catch((error: unknown) => {
    // The next time the piece or look is opened it is asked again.
    asked.delete(key)
    // Her Luxe has ended since the page was opened: what showed links shows the lock.
    if (isFailure(error, 'premium_required')) void refreshAppState()
    return {}
  })
  asked.set(key, promise)
  return promise
}
