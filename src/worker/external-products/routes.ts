import { externalProductInput, mostExternalProducts, watchInput } from '#shared/external-products.ts'
import { readOwn, readWithShopper } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { logEvent } from '../lib/log.ts'
import { newPhotoKey } from '../photos/storage.ts'
import { ReadFailure } from './failure.ts'
import { fetchPage } from './fetch-page.ts'
import { fetchFirstPicture } from './page-picture.ts'
import { storePicture } from './store-picture.ts'
import { limitReading, turnOf } from './limit.ts'
import { pageAddress } from './page-address.ts'
import { presentExternalProduct } from './present.ts'
import {
  findExternalProduct,
  saveExternalProduct,
  listExternalProducts,
  removeExternalProduct,
  setWatched,
} from './queries.ts'
import { readPiece } from './read-piece.ts'

/** A page that is pasted again within this time is not read again. */
const freshMs = 10 * 60_000

/** Turns a ReadFailure into the error code that the client has sentences for. */
async function orFail<T>(host: string, act: () => Promise<T>) {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    logEvent('external_product_failed', { host, reason: error.message })
    throw new ApiError('find_failed', { reason: error.reason })
  }
}

export const externalProductRoutes = factory
  .createApp()
  .get('/', async (c) => {
    const list = await readOwn(c, listExternalProducts)
    return c.json({ finds: list.map(presentExternalProduct) }, 200)
  })
  .post('/', limitWords, parse('json', externalProductInput), async (c) => {
    const { db } = c.var
    const { shopper, rows } = await readWithShopper(c, (all, owner) => [listExternalProducts(all, owner)])
    const [held] = rows
    const ownHost = new URL(c.req.url).hostname
    const start = pageAddress(c.req.valid('json').address, ownHost)
    if (!start) throw new ApiError('find_failed', { reason: 'address' })
    const known = held.find(({ address }) => address === start.href)
    if (known && known.readAt.getTime() > Date.now() - freshMs)
      return c.json(presentExternalProduct(known), 200)
    if (!known && held.length >= mostExternalProducts) throw new ApiError('finds_full')
    await limitReading(db, shopper.id)

    const guard = { cache: c.env.CACHE, ownHost, turn: turnOf(c.env) }
    const piece = await orFail(start.host, async () => readPiece(await fetchPage(start, guard), ownHost))
    const former = held.find(({ address }) => address === piece.address)
    const isFormers = former?.imageKey != null && piece.images.includes(former.image)
    const taken = isFormers ? null : await fetchFirstPicture(c.env.IMAGES, piece.images, ownHost)
    const key = taken && newPhotoKey(shopper.id, 'find', taken.type)
    const image = isFormers ? former.image : (taken?.address ?? piece.images[0] ?? '')
    const { kept, replaced } = await saveExternalProduct(db, shopper.id, piece, {
      image,
      imageKey: key,
      isFormers,
    })
    if (!kept) throw new ApiError('finds_full')
    if (replaced) c.executionCtx.waitUntil(c.env.PHOTOS.delete(replaced))
    const product = taken && key ? await storePicture({ db, bucket: c.env.PHOTOS }, kept, key, taken) : kept
    return c.json(presentExternalProduct(product), former ? 200 : 201)
  })
  .put('/:id/watch', limitWords, parse('json', watchInput), async (c) => {
    const { watch } = c.req.valid('json')
    const [product] = await readOwn(c, (db, owner) => setWatched(db, owner, c.req.param('id'), watch))
    if (!product) throw new ApiError('not_found')
    return c.json(presentExternalProduct(product), 200)
  })
  .delete('/:id', async (c) => {
    const { shopper, rows } = await readWithShopper(c, (db, owner) => [
      findExternalProduct(db, owner, c.req.param('id')),
    ])
    const [[product]] = rows
    if (!product) throw new ApiError('not_found')
    if (product.imageKey) await c.env.PHOTOS.delete(product.imageKey)
    const [, [removed]] = await removeExternalProduct(c.var.db, shopper.id, product)
    // The product may have been added again meanwhile, with another picture.
    const latest = removed?.imageKey
    if (latest && latest !== product.imageKey) await c.env.PHOTOS.delete(latest)
    return c.body(null, 204)
  })
