import { refreshAppState } from '#client/session/app-state.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverStates } from '#client/session/server-state.ts'
import type { ShopItem } from '#shared/looks.ts'

/** Where pieces are sold, by their id in the catalogue. */
export type ShopLinks = Record<string, string | undefined>

/** Looks are also saved with pieces that were in no catalogue. */
const isProductId = (id: string | undefined): id is string => /^[a-z2-7]{26}$/.test(id ?? '')

const withoutLink = (items: ShopItem[]) =>
  items.filter(({ url }) => !url).flatMap(({ id }) => (isProductId(id) ? id : []))

/** The shops' addresses of those pieces that were listed without. */
export const missingShopLinks = (items: ShopItem[]) => shopLinksOf(withoutLink(items))

/** The shops' addresses of pieces that are listed without, which are Luxe's to have. */
export const shopLinksOf = serverStates(async (ids: string[]): Promise<ShopLinks> => {
  if (ids.length === 0) return {}
  try {
    return await request(api['shop-links'].$get({ query: { ids: ids.join(',') } }))
  } catch (error) {
    // Her Luxe has ended since the page was opened: what showed links shows the lock.
    if (isFailure(error, 'premium_required')) void refreshAppState()
    throw error
  }
})
