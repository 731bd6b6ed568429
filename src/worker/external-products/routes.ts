import { externalProductInput, maxExternalProducts, watchInput } from '#shared/external-products.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { logEvent } from '../lib/log.ts'
import { newPhotoKey } from '../photos/storage.ts'
import { ReadFailure } from './read-failure.ts'
import { fetchPage } from './fetch-page.ts'
import { fetchFirstPicture } from './page-picture.ts'
import { storePicture } from './store-picture.ts'
import { limitReading, turnOf } from './reading-limit.ts'
import { pageAddress } from './page-address.ts'
import { presentExternalProduct } from './present.ts'
import { saveExternalProduct, listExternalProducts, setWatched } from './queries.ts'
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

const readList = ({ db, owner }: BatchFor) => [listExternalProducts(db, owner)] as const

const saveWatched = ({ db, owner, param, c }: BatchFor<{ json: typeof watchInput }>) =>
  [setWatched(db, owner, param('id'), c.req.valid('json').watch)] as const

export const externalProductRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: readList }), (c) => {
    const [list] = c.var.rows
    return c.json({ finds: list.map(presentExternalProduct) }, 200)
  })
  .post(
    '/',
    limitWords,
    parse('json', externalProductInput),
    authorize({ who: 'shopper', batch: readList }),
    async (c) => {
      const { db, shopper, rows } = c.var
      const [held] = rows
      const ownHost = new URL(c.req.url).hostname
      const start = pageAddress(c.req.valid('json').address, ownHost)
      if (!start) throw new ApiError('find_failed', { reason: 'address' })
      const known = held.find(({ address }) => address === start.href)
      if (known && known.readAt.getTime() > Date.now() - freshMs)
        return c.json(presentExternalProduct(known), 200)
      if (!known && held.length >= maxExternalProducts) throw new ApiError('finds_full')
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
    },
  )
  .put(
    '/:id/watch',
    limitWords,
    parse('json', watchInput),
    authorize({ who: 'owner', batch: saveWatched }),
    (c) => {
      const [[product]] = c.var.rows
      return c.json(presentExternalProduct(product), 200)
    },
  )
