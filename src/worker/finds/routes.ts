import { findInput, mostFinds, watchInput } from '#shared/finds.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { logEvent } from '../lib/log.ts'
import { newPhotoKey } from '../photos/storage.ts'
import { NoFind } from './failure.ts'
import { fetchPage } from './fetch-page.ts'
import { takePicture } from './find-picture.ts'
import { keepPicture } from './keep-picture.ts'
import { limitFinding, turnOf } from './limit.ts'
import { pageAddress } from './page-address.ts'
import { presentFind } from './present.ts'
import { findOne, keepFind, listFinds, removeFind, setWatched } from './queries.ts'
import { readPiece } from './read-piece.ts'

/** Pasted twice within so long, a page is not read twice. */
const freshMs = 10 * 60_000

/** What stands in the way is told in one word, which the client has a sentence for. */
async function orFail<T>(host: string, act: () => Promise<T>) {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof NoFind)) throw error
    logEvent('find_failed', { host, reason: error.message })
    throw new ApiError('find_failed', { reason: error.reason })
  }
}

const readFinds = ({ db, owner }: BatchFor) => [listFinds(db, owner)] as const

const noteWatched = ({ db, owner, param, c }: BatchFor<{ json: typeof watchInput }>) =>
  [setWatched(db, owner, param('id'), c.req.valid('json').watch)] as const

export const findRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: readFinds }), (c) => {
    const [list] = c.var.rows
    return c.json({ finds: list.map(presentFind) }, 200)
  })
  .post(
    '/',
    limitWords,
    parse('json', findInput),
    authorize({ who: 'shopper', batch: readFinds }),
    async (c) => {
      const { db, shopper, rows } = c.var
      const [held] = rows
      const ownHost = new URL(c.req.url).hostname
      const start = pageAddress(c.req.valid('json').address, ownHost)
      if (!start) throw new ApiError('find_failed', { reason: 'address' })
      const known = held.find(({ address }) => address === start.href)
      if (known && known.readAt.getTime() > Date.now() - freshMs) return c.json(presentFind(known), 200)
      if (!known && held.length >= mostFinds) throw new ApiError('finds_full')
      await limitFinding(db, shopper.id)

      const guard = { cache: c.env.CACHE, ownHost, turn: turnOf(c.env) }
      const piece = await orFail(start.host, async () => readPiece(await fetchPage(start, guard), ownHost))
      const former = held.find(({ address }) => address === piece.address)
      const isFormers = former?.imageKey != null && piece.images.includes(former.image)
      const taken = isFormers ? null : await takePicture(c.env.IMAGES, piece.images, ownHost)
      const key = taken && newPhotoKey(shopper.id, 'find', taken.type)
      const image = isFormers ? former.image : (taken?.address ?? piece.images[0] ?? '')
      const { kept, replaced } = await keepFind(db, shopper.id, piece, { image, imageKey: key, isFormers })
      if (!kept) throw new ApiError('finds_full')
      if (replaced) c.executionCtx.waitUntil(c.env.PHOTOS.delete(replaced))
      const find = taken && key ? await keepPicture({ db, bucket: c.env.PHOTOS }, kept, key, taken) : kept
      return c.json(presentFind(find), former ? 200 : 201)
    },
  )
  .put(
    '/:id/watch',
    limitWords,
    parse('json', watchInput),
    authorize({ who: 'owner', batch: noteWatched }),
    (c) => {
      const [[find]] = c.var.rows
      return c.json(presentFind(find), 200)
    },
  )
  .delete(
    '/:id',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [findOne(db, owner, param('id'))] }),
    async (c) => {
      const { db, shopper, rows } = c.var
      const [[find]] = rows
      if (find.imageKey) await c.env.PHOTOS.delete(find.imageKey)
      const [, [removed]] = await removeFind(db, shopper.id, find)
      // The page may have been found again meanwhile.
      const latest = removed?.imageKey
      if (latest && latest !== find.imageKey) await c.env.PHOTOS.delete(latest)
      return c.body(null, 204)
    },
  )
