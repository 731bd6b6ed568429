import type { Context } from 'hono'
import { isSamePiece, type NamedPiece } from '#shared/same-piece.ts'
import { mergeWishlistInput, saveWishlistItemInput, type NewWishlistItem } from '#shared/wishlist.ts'
import { readOwn } from '../auth/sessions.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitTo, limitWords, parse } from '../lib/input.ts'
import { describe, present } from './present.ts'
import { findItem, findNamedProducts, listItems, removeItem, saveItems } from './queries.ts'

/** Two hundred pieces with long addresses. */
const limitList = limitTo(600_000)

/** Returns the shopper's id and the items as the catalogue knows them, in one round trip with the session. */
async function recognise(c: Context<AppEnv>, sent: NewWishlistItem[]) {
  const ids = sent.map(({ itemId }) => itemId)
  // The session is read even for an empty list.
  const rows = await readOwn(c, (db, userId) => findNamedProducts(db, userId, [...ids, '']))
  const found = new Map(rows.map((row) => [row.itemId, row]))
  const [stranger] = rows
  const items = sent.map((item) => describe(item, found.get(item.itemId) ?? { ...stranger, product: null }))
  return { userId: stranger.userId, items: eachOnce(items) }
}

/** Keeps the first of each item: a list that names one twice is longer than what it would save. */
const eachOnce = <Item extends NamedPiece>(items: Item[]) =>
  items.filter((item, place) => items.findIndex((other) => isSamePiece(item, other)) === place)

export const wishlistRoutes = factory
  .createApp()
  .get('/', async (c) => {
    const items = await readOwn(c, listItems)
    return c.json(items.map(present), 200)
  })
  .post('/', limitWords, parse('json', saveWishlistItemInput), async (c) => {
    const { db } = c.var
    const { userId, items } = await recognise(c, [c.req.valid('json')])
    const [, [saved]] = await db.batch([saveItems(db, userId, items), findItem(db, userId, items[0])])
    if (!saved) throw new ApiError('wishlist_full')
    return c.json(present(saved), 201)
  })
  .post('/merge', limitList, parse('json', mergeWishlistInput), async (c) => {
    const { db } = c.var
    const { userId, items } = await recognise(c, c.req.valid('json').items)
    const [, list] = await db.batch([saveItems(db, userId, items), listItems(db, userId)])
    const isHeld = (item: NamedPiece) => list.some((one) => isSamePiece(one, item))
    if (!items.every(isHeld)) throw new ApiError('wishlist_full')
    return c.json(list.map(present), 200)
  })
  /** The parameter is `itemId` or the product's id, url-encoded. The answer is 204 even when it was not saved. */
  .delete('/:itemId', async (c) => {
    await readOwn(c, (db, userId) => removeItem(db, userId, c.req.param('itemId')))
    return c.body(null, 204)
  })
