import { isSamePiece, type NamedPiece } from '#shared/same-piece.ts'
import { mergeWishlistInput, saveWishlistItemInput, type NewWishlistItem } from '#shared/wishlist.ts'
import { authorize, type BatchFor, type Shopper } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitTo, limitWords, parse } from '../lib/input.ts'
import { describe, present } from './present.ts'
import {
  findItem,
  findNamedProducts,
  listItems,
  removeItem,
  saveItems,
  type NamedProduct,
} from './queries.ts'

/** Two hundred pieces with long addresses. */
const limitList = limitTo(600_000)

const readNamed = ({ db, c }: BatchFor<{ json: typeof saveWishlistItemInput }>) =>
  [findNamedProducts(db, [c.req.valid('json').itemId])] as const

const readAllNamed = ({ db, c }: BatchFor<{ json: typeof mergeWishlistInput }>) =>
  [
    findNamedProducts(
      db,
      c.req.valid('json').items.map(({ itemId }) => itemId),
    ),
  ] as const

/** The item as the catalogue tells it, where it knows it. */
const recognise = (item: NewWishlistItem, { plan }: Shopper, named: NamedProduct[]) =>
  describe(item, named.find(({ itemId }) => itemId === item.itemId)?.product ?? null, plan)

/** Keeps the first of each item: a list that names one twice is longer than what it would save. */
const eachOnce = <Item extends NamedPiece>(items: Item[]) =>
  items.filter((item, place) => items.findIndex((other) => isSamePiece(item, other)) === place)

export const wishlistRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listItems(db, owner)] }), (c) => {
    const [items] = c.var.rows
    return c.json(items.map(present), 200)
  })
  .post(
    '/',
    limitWords,
    parse('json', saveWishlistItemInput),
    authorize({ who: 'shopper', batch: readNamed }),
    async (c) => {
      const { db, shopper, rows } = c.var
      const item = recognise(c.req.valid('json'), shopper, rows[0])
      const [, [saved]] = await db.batch([saveItems(db, shopper.id, [item]), findItem(db, shopper.id, item)])
      if (!saved) throw new ApiError('wishlist_full')
      return c.json(present(saved), 201)
    },
  )
  .post(
    '/merge',
    limitList,
    parse('json', mergeWishlistInput),
    authorize({ who: 'shopper', batch: readAllNamed }),
    async (c) => {
      const { db, shopper, rows } = c.var
      const items = eachOnce(c.req.valid('json').items.map((item) => recognise(item, shopper, rows[0])))
      const [, list] = await db.batch([saveItems(db, shopper.id, items), listItems(db, shopper.id)])
      const isHeld = (item: NamedPiece) => list.some((one) => isSamePiece(one, item))
      if (!items.every(isHeld)) throw new ApiError('wishlist_full')
      return c.json(list.map(present), 200)
    },
  )
  /** The parameter is `itemId` or the product's id, url-encoded. The answer is 204 even when it was not saved. */
  .delete(
    '/:itemId',
    authorize({ who: 'shopper', batch: ({ db, owner, param }) => [removeItem(db, owner, param('itemId'))] }),
    (c) => c.body(null, 204),
  )
