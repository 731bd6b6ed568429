import { api, request } from '#client/lib/api.ts'
import { serverStates } from '#client/session/server-state.ts'
import type { ShopItem } from '#shared/looks.ts'
import { isProductId } from './shop-links.ts'

const freshForMs = 5 * 60_000

const productsOf = serverStates(
  async (ids: string[]) =>
    ids.length === 0 ? [] : await request(api.products.$get({ query: { ids: ids.join(',') } })),
  { freshForMs, isPublic: true },
)

/** The pieces of a look as their shops sell them now. Pieces that were never in the catalogue are not among them. */
export const presentPieces = (items: ShopItem[]) =>
  productsOf([...new Set(items.flatMap(({ id }) => (isProductId(id) ? id : [])))])
