import { isSamePiece, type NamedPiece } from '#shared/same-piece.ts'
import { mergeWishlistInput, saveWishlistItemInput, type NewWishlistItem } from '#shared/wishlist.ts'
import { authorize, type BatchFor, type ShopperContext } from '../auth/authorize.ts'
import { countSigns } from '../catalogue/signs.ts'
import { listExternalProducts, type ExternalProduct } from '../external-products/queries.ts'
import { factory } from '../lib/app.ts'
import { openCatalogue } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { limitTo, limitWords, parse } from '../lib/input.ts'
import { inHerShard } from '../shards/routing.ts'
import { describe, present } from './present.ts'
import {
  findItem,
  findListed,
  findNamedProducts,
  listItems,
  removeItem,
  saveItems,
  type ListedItem,
  type NamedProduct,
} from './queries.ts'

/** Two hundred pieces with long addresses. */
const limitList = limitTo(600_000)

/** The item as the catalogue tells it, where it knows it. */
const recognise = (item: NewWishlistItem, named: NamedProduct[]) =>
  describe(item, named.find(({ itemId }) => itemId === item.itemId)?.product ?? null)

/** Keeps the first of each item: a list that names one twice is longer than what it would save. */
const eachOnce = <Item extends NamedPiece>(items: Item[]) =>
  items.filter((item, place) => items.findIndex((other) => isSamePiece(item, other)) === place)

type ListContext = ShopperContext & { var: { rows: [ExternalProduct[]] } }

async function presentAll({ catalogue, rows }: ListContext['var'], items: ListedItem[]) {
  const known = { products: await findListed(catalogue, items), external: rows[0] }
  return items.map((item) => present(item, known))
}

/** After the answer, and so not among the trips that it states. */
const noteHearts = (c: ShopperContext, saved: { productId: string | null }[]) =>
  c.executionCtx.waitUntil(
    countSigns(
      openCatalogue(c.env.CATALOGUE_DB),
      'hearts',
      saved.flatMap(({ productId }) => (productId ? [{ productId, at: new Date() }] : [])),
    ),
  )

/** What she added from other shops is with her account, wherever her hearts are. */
const readExternal = ({ db, owner }: BatchFor) => [listExternalProducts(db, owner)] as const

export const wishlistRoutes = factory
  .createApp()
  .get(
    '/',
    authorize({ who: 'shopper', batch: readExternal, kept: ({ db, owner }) => [listItems(db, owner)] }),
    async (c) => c.json(await presentAll(c.var, c.var.kept[0]), 200),
  )
  .post(
    '/',
    limitWords,
    parse('json', saveWishlistItemInput),
    authorize({ who: 'shopper', batch: readExternal }),
    async (c) => {
      const { reach, catalogue, shopper } = c.var
      const asked = c.req.valid('json')
      const item = recognise(asked, await findNamedProducts(catalogue, [asked.itemId]))
      const [added, [saved]] = await inHerShard(reach, shopper.id, 'change', ({ db, owner }) => [
        saveItems(db, owner, [item]),
        findItem(db, owner, item),
      ])
      if (!saved) throw new ApiError('wishlist_full')
      noteHearts(c, added)
      const [shown] = await presentAll(c.var, [saved])
      return c.json(shown, 201)
    },
  )
  .post(
    '/merge',
    limitList,
    parse('json', mergeWishlistInput),
    authorize({ who: 'shopper', batch: readExternal }),
    async (c) => {
      const { reach, catalogue, shopper } = c.var
      const asked = c.req.valid('json').items
      const named = await findNamedProducts(
        catalogue,
        asked.map(({ itemId }) => itemId),
      )
      const items = eachOnce(asked.map((item) => recognise(item, named)))
      const [added, list] = await inHerShard(reach, shopper.id, 'change', ({ db, owner }) => [
        saveItems(db, owner, items),
        listItems(db, owner),
      ])
      const isHeld = (item: NamedPiece) => list.some((one) => isSamePiece(one, item))
      if (!items.every(isHeld)) throw new ApiError('wishlist_full')
      noteHearts(c, added)
      return c.json(await presentAll(c.var, list), 200)
    },
  )
  /** The parameter is `itemId` or the product's id, url-encoded. The answer is 204 even when it was not saved. */
  .delete(
    '/:itemId',
    authorize({ who: 'shopper', kept: ({ db, owner, param }) => [removeItem(db, owner, param('itemId'))] }),
    (c) => {
      const removed = c.var.kept[0].flatMap(({ productId, savedAt }) =>
        productId ? [{ productId, at: savedAt }] : [],
      )
      c.executionCtx.waitUntil(countSigns(openCatalogue(c.env.CATALOGUE_DB), 'hearts', removed, -1))
      return c.body(null, 204)
    },
  )
