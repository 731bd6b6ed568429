import { refreshAppState } from '#client/session/app-state.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverStates } from '#client/session/server-state.ts'
import type { ShopItem } from '#shared/looks.ts'

/** The shops' addresses of pieces, by the pieces' ids in the catalogue. */
export type ShopLinks = Record<string, string | undefined>

/** Saved looks may contain pieces that were never in the catalogue. */
export const isProductId = (id: string | undefined): id is string => /^[a-z2-7]{26}$/.test(id ?? '')

const withoutLink = (items: ShopItem[]) =>
  items.filter(({ url }) => !url).flatMap(({ id }) => (isProductId(id) ? id : []))

/** The shops' addresses for those of the pieces that came without one. */
export const missingShopLinks = (items: ShopItem[]) => shopLinksOf(withoutLink(items))

/** The shops' addresses of pieces that came without one. They are part of Luxe. */
const shopLinksOf = serverStates(async (ids: string[]): Promise<ShopLinks> => {
  if (ids.length === 0) return {}
  try {
    return await request(api['shop-links'].$get({ query: { ids: ids.join(',') } }))
  } catch (error) {
    // Luxe has ended since the page was opened: the refreshed app state locks the links.
    if (isFailure(error, 'premium_required')) void refreshAppState()
    throw error
  }
})
