import { sql } from 'drizzle-orm'
import { isSamePiece, type NamedPiece } from '#shared/same-piece.ts'
import { mergeWishlistInput, saveWishlistItemInput, type NewWishlistItem } from '#shared/wishlist.ts'
import { authorize, type BatchFor, type ShopperContext } from '../auth/authorize.ts'
import { countSigns } from '../catalogue/product-signs.ts'
import { listExternalProducts, type ExternalProduct } from '../external-products/queries.ts'
import { factory } from '../lib/app.ts'
import { batchOf, openCatalogue } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { limitTo, limitWords, parse } from '../lib/parse-input.ts'
import { describe, present, type Known } from './present.ts'
import {
  chooseVariant,
  findItem,
  findListed,
  findNamedProducts,
  listItems,
  moveHearts,
  removeItem,
  saveItems,
  watchVariants,
  type ListedItem,
  type NamedProduct,
  type OldHeart,
} from './queries.ts'

/** Two hundred pieces with long addresses. */
const limitList = limitTo(600_000)

/** The item as the catalogue tells it, where it knows it. */
const recognise = (item: NewWishlistItem, named: NamedProduct[]) =>
  describe(
    item,
    named.find(({ itemId }) => itemId === item.itemId),
  )

/** Keeps the first of each item: a list that names one twice is longer than what it would save. */
const eachOnce = <Item extends NamedPiece>(items: Item[]) =>
  items.filter((item, place) => items.findIndex((other) => isSamePiece(item, other)) === place)

type ListContext = ShopperContext & { var: { rows: [ExternalProduct[], ...unknown[]] } }

/** In one batch. The rest follows with the next look at the list. */
const maxMoved = 40

/** Of several hearts of one piece, from the time when each size was a product, the newest is shown. */
async function presentAll(c: ListContext, items: ListedItem[]) {
  const { catalogue, rows } = c.var
  const products = await findListed(catalogue, items)
  moveOldHearts(c, items, products)
  const idOf = ({ productId }: ListedItem) => products.get(productId ?? '')?.product.id
  const several = items.filter(
    (item) => idOf(item) && items.some((one) => one !== item && idOf(one) === idOf(item)),
  )
  // Then no size of it is the one that she chose.
  for (const { productId } of several) {
    const listed = products.get(productId ?? '')
    if (listed && productId) products.set(productId, { ...listed, variant: null })
  }
  const known = { products, external: rows[0] }
  return eachOnce(items.map((item) => present(item, known)))
}

/** After the answer: hearts that name what is a size now are put where they belong, so that this happens once. */
function moveOldHearts(c: ListContext, items: ListedItem[], products: Known['products']) {
  const old = items.flatMap(({ productId }): OldHeart[] => {
    const { product, variant } = products.get(productId ?? '') ?? {}
    return productId && product && product.id !== productId
      ? [{ productId, product: product.id, variantId: variant?.id ?? '', image: product.imageUrl }]
      : []
  })
  if (old.length === 0) return
  const { db, shopper } = c.var
  c.executionCtx.waitUntil(batchOf(db, moveHearts(db, sql`${shopper.id}`, old.slice(0, maxMoved))))
}

/** After the answer, and so not among the trips that it states. */
const noteHearts = (
  c: ShopperContext,
  saved: { productId: string | null }[],
  items: { variantId?: string }[],
) => {
  const catalogue = openCatalogue(c.env.CATALOGUE_DB)
  const chosen = items.flatMap(({ variantId }) => variantId || [])
  if (chosen.length > 0) c.executionCtx.waitUntil(watchVariants(catalogue, chosen).execute())
  c.executionCtx.waitUntil(
    countSigns(
      catalogue,
      'hearts',
      saved.flatMap(({ productId }) => (productId ? [{ productId, at: new Date() }] : [])),
    ),
  )
}

const readExternal = ({ db, owner }: BatchFor) => [listExternalProducts(db, owner)] as const

export const wishlistRoutes = factory
  .createApp()
  .get(
    '/',
    authorize({
      who: 'shopper',
      batch: ({ db, owner }) => [listExternalProducts(db, owner), listItems(db, owner)],
    }),
    async (c) => c.json(await presentAll(c, c.var.rows[1]), 200),
  )
  .post(
    '/',
    limitWords,
    parse('json', saveWishlistItemInput),
    authorize({ who: 'shopper', batch: readExternal }),
    async (c) => {
      const { db, catalogue, shopper } = c.var
      const owner = sql`${shopper.id}`
      const asked = c.req.valid('json')
      const item = recognise(asked, await findNamedProducts(catalogue, [asked]))
      const [added, , [saved]] = await db.batch([
        saveItems(db, owner, [item]),
        chooseVariant(db, owner, item),
        findItem(db, owner, item),
      ])
      if (!saved) throw new ApiError('wishlist_full')
      noteHearts(c, added, [item])
      const [shown] = await presentAll(c, [saved])
      return c.json(shown, 201)
    },
  )
  .post(
    '/merge',
    limitList,
    parse('json', mergeWishlistInput),
    authorize({ who: 'shopper', batch: readExternal }),
    async (c) => {
      const { db, catalogue, shopper } = c.var
      const owner = sql`${shopper.id}`
      const asked = c.req.valid('json').items
      const named = await findNamedProducts(catalogue, asked)
      const items = eachOnce(asked.map((item) => recognise(item, named)))
      const [added, list] = await db.batch([saveItems(db, owner, items), listItems(db, owner)])
      const isHeld = (item: NamedPiece) => list.some((one) => isSamePiece(one, item))
      if (!items.every(isHeld)) throw new ApiError('wishlist_full')
      noteHearts(c, added, items)
      return c.json(await presentAll(c, list), 200)
    },
  )
  /** The parameter is `itemId` or the product's id, url-encoded. The answer is 204 even when it was not saved. */
  .delete(
    '/:itemId',
    authorize({ who: 'shopper', batch: ({ db, owner, param }) => [removeItem(db, owner, param('itemId'))] }),
    (c) => {
      const removed = c.var.rows[0].flatMap(({ productId, savedAt }) =>
        productId ? [{ productId, at: savedAt }] : [],
      )
      c.executionCtx.waitUntil(countSigns(openCatalogue(c.env.CATALOGUE_DB), 'hearts', removed, -1))
      return c.body(null, 204)
    },
  )
