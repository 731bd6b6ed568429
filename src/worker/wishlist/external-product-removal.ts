import { sql } from 'drizzle-orm'
import { authorize } from '../auth/authorize.ts'
import { findExternalProduct, removeExternalProduct } from '../external-products/queries.ts'
import { factory } from '../lib/app.ts'
import { removeOfOtherShop } from './queries.ts'

/** Under /finds: a product of another shop goes together with its heart, which would show nothing without it. */
export const externalProductRemovalRoutes = factory.createApp().delete(
  '/:id',
  authorize({
    who: 'owner',
    batch: ({ db, owner, param }) => [findExternalProduct(db, owner, param('id'))],
  }),
  async (c) => {
    const { db, shopper, rows } = c.var
    const [[product]] = rows
    if (product.imageKey) await c.env.PHOTOS.delete(product.imageKey)
    const [[removed]] = await db.batch([
      removeExternalProduct(db, shopper.id, product.id),
      removeOfOtherShop(db, sql`${shopper.id}`, product.address),
    ])
    // The product may have been added again meanwhile, with another picture.
    const latest = removed?.imageKey
    if (latest && latest !== product.imageKey) await c.env.PHOTOS.delete(latest)
    return c.body(null, 204)
  },
)
