import type { Context } from 'hono'
import { mergeWishlistInput, saveWishlistItemInput, type NewWishlistItem } from '#shared/wishlist.ts'
import { readOwn } from '../auth/sessions.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitTo, limitWords, parse } from '../lib/input.ts'
import { describe, present } from './present.ts'
import { findItem, findNamedProducts, listItems, removeItem, saveItems } from './queries.ts'

/** Two hundred pieces with long addresses. */
const limitList = limitTo(600_000)

/** The shopper's id, and the items as the catalogue tells them where it knows them: one trip with her session. */
async function recognise(c: Context<AppEnv>, sent: NewWishlistItem[]) {
  // An id once: a list that names it twice is one piece longer than it says. Of none at all, the session is still read.
  const byId = new Map(sent.toReversed().map((item) => [item.itemId, item]))
  const items = [...byId.values()].toReversed()
  const rows = await readOwn(c, (db, userId) => findNamedProducts(db, userId, [...byId.keys(), '']))
  const found = new Map(rows.map((row) => [row.itemId, row]))
  const [stranger] = rows
  return {
    userId: stranger.userId,
    items: items.map((item) => describe(item, found.get(item.itemId) ?? { ...stranger, product: null })),
  }
}

export const wishlistRoutes = factory
  .createApp()
  .get('/', async (c) => {
    const items = await readOwn(c, listItems)
    return c.json(items.map(present), 200)
  })
  .post('/', limitWords, parse('json', saveWishlistItemInput), async (c) => {
    const { db } = c.var
    const { userId, items } = await recognise(c, [c.req.valid('json')])
    const [, [saved]] = await db.batch([saveItems(db, userId, items), findItem(db, userId, items[0].itemId)])
    if (!saved) throw new ApiError('wishlist_full')
    return c.json(present(saved), 201)
  })
  .post('/merge', limitList, parse('json', mergeWishlistInput), async (c) => {
    const { db } = c.var
    const { userId, items } = await recognise(c, c.req.valid('json').items)
    const [, list] = await db.batch([saveItems(db, userId, items), listItems(db, userId)])
    const held = new Set(list.map(({ itemId }) => itemId))
    if (items.some(({ itemId }) => !held.has(itemId))) throw new ApiError('wishlist_full')
    return c.json(list.map(present), 200)
  })
  /** `itemId` url-encoded. Also 204 when it was not there: what she asks for is so. */
  .delete('/:itemId', async (c) => {
    await readOwn(c, (db, userId) => removeItem(db, userId, c.req.param('itemId')))
    return c.body(null, 204)
  })
