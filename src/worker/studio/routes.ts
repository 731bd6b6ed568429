import { sql } from 'drizzle-orm'
import { generateBatchInput, type BatchView, type ToldOutfit } from '#shared/studio.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { readCachedList, storeOf } from '../catalogue/cached-list.ts'
import { factory, type ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { presentPost } from '../outfits/posts.ts'
import { outfitTemplates } from '../outfits/templates.ts'
import { findPieces as findPiecesToWear } from '../outfits/try-on-pieces.ts'
import type { Order } from './batch-machine.ts'
import { placeOrder } from './batch-orders.ts'
import { presentBatch, presentOutfits } from './present.ts'
import { boardUrl } from '../outfits/boards/board-files.ts'
import { publish, takeBack } from './publication.ts'
import {
  findBatch,
  findGenerated,
  findPieces,
  findRunning,
  listGenerated,
  listOfBatch,
  type BatchRow,
  type OutfitRow,
} from './queries.ts'
import { removeOutfit } from './remove-outfit.ts'

const placesOf = (c: ApiContext) => ({ db: c.var.db, store: storeOf(c) })

const originOf = (c: ApiContext) => new URL(c.req.url).origin

async function orderOf(c: ApiContext, userId: string, batchId: string, ids: string[]): Promise<Order> {
  const all = await readCachedList(storeOf(c), outfitTemplates)
  const templates = ids.flatMap((id) => all.find((template) => template.id === id) ?? [])
  return { batchId, userId, templates, origin: originOf(c) }
}

/**
 * The progress of a batch, from its object. A batch that has a row and no object was interrupted between the two, so
 * it begins now.
 */
async function progressOf(c: ApiContext, userId: string, { id, templateIds, endedAt }: BatchRow) {
  const object = c.env.OUTFIT_BATCHES.getByName(id)
  const progress = await object.progress(userId)
  if (progress || endedAt) return progress
  return object.start(await orderOf(c, userId, id, templateIds))
}

async function viewOf(
  c: ApiContext,
  userId: string,
  batch: BatchRow,
  outfits: OutfitRow[],
): Promise<BatchView<ToldOutfit>> {
  const [progress, pieces] = await Promise.all([
    progressOf(c, userId, batch),
    findPieces(c.var.catalogue, outfits),
  ])
  const templates = await readCachedList(storeOf(c), outfitTemplates)
  const titleOf = (id: string) => templates.find((template) => template.id === id)?.title ?? id
  return presentBatch(batch, progress, presentOutfits(outfits, pieces), titleOf)
}

/** An invalid id is answered like an unknown one. */
const idOf = (c: ApiContext) => (c.req.param('id') ?? '').slice(0, 64)

function readRunning({ db, owner }: BatchFor) {
  const running = findRunning(db, owner)
  return [running, listOfBatch(db, owner, sql`(select id from (${running}))`)] as const
}

const readGenerated = ({ db, owner, c }: BatchFor) => [findGenerated(db, owner, idOf(c))] as const

const readBatch = ({ db, owner, c }: BatchFor) =>
  [findBatch(db, owner, idOf(c)), listOfBatch(db, owner, idOf(c))] as const

const batchRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: readRunning }), async (c) => {
    const { shopper, rows } = c.var
    const [[batch], outfits] = rows
    return c.json({ running: batch ? await viewOf(c, shopper.id, batch, outfits) : null }, 200)
  })
  .get('/:id', authorize({ who: 'owner', batch: readBatch }), async (c) => {
    const { shopper, rows } = c.var
    const [[batch], outfits] = rows
    return c.json(await viewOf(c, shopper.id, batch, outfits), 200)
  })

const generatedRoutes = factory
  .createApp()
  .get(
    '/',
    authorize({ who: 'shopper', batch: ({ db, owner }) => [listGenerated(db, owner)] }),
    async (c) => {
      const [outfits] = c.var.rows
      return c.json({ outfits: presentOutfits(outfits, await findPieces(c.var.catalogue, outfits)) }, 200)
    },
  )
  .get('/:id', authorize({ who: 'owner', batch: readGenerated }), async (c) => {
    const [[outfit]] = c.var.rows
    const { id, templateId, title, description, aspect, occasion, isPublished, madeBy } = outfit
    const thumbnailUrl = boardUrl(outfit.thumbnailKey)
    const card = { id, templateId, title, description, aspect, occasion, thumbnailUrl, madeBy }
    const pieces = await findPiecesToWear(
      c.var.catalogue,
      outfit.pieces.map((piece) => piece.id),
    )
    return c.json({ ...presentPost(card, pieces), isPublished, isOwn: true as const }, 200)
  })
  .delete('/:id', authorize({ who: 'shopper' }), async (c) => {
    if (!(await removeOutfit(placesOf(c), c.env.CATALOGUE, c.var.shopper.id, idOf(c))))
      throw new ApiError('not_found')
    return c.body(null, 204)
  })
  .put('/:id/publication', authorize({ who: 'shopper' }), async (c) => {
    const outcome = await publish({ ...placesOf(c), bucket: c.env.CATALOGUE }, c.var.shopper.id, idOf(c))
    if (outcome !== 'published') throw new ApiError(outcome)
    return c.body(null, 204)
  })
  .delete('/:id/publication', authorize({ who: 'shopper' }), async (c) => {
    if (!(await takeBack(placesOf(c), c.var.shopper.id, idOf(c)))) throw new ApiError('not_found')
    return c.body(null, 204)
  })

/** RFC 7240: our own page follows the batch on its live channel. */
const prefersNoWait = (c: ApiContext) => /\brespond-async\b/.test(c.req.header('prefer') ?? '')

const longestWaitMs = 20_000
const askEveryMs = 400

/** The batch as it stands when it is done, or after 20 seconds. */
async function waitFor(c: ApiContext, userId: string, id: string, begun: BatchView<ToldOutfit>) {
  const until = Date.now() + longestWaitMs
  let view = begun
  while (view.state === 'running' && Date.now() < until) {
    await scheduler.wait(askEveryMs)
    const progress = await c.env.OUTFIT_BATCHES.getByName(id).progress(userId)
    if (progress?.some(({ state }) => state === 'waiting' || state === 'working')) continue
    const owner = sql`${userId}`
    const [[batch], outfits] = await c.var.db.batch([
      findBatch(c.var.db, owner, id),
      listOfBatch(c.var.db, owner, id),
    ])
    if (batch) view = await viewOf(c, userId, batch, outfits)
  }
  return { view, isDone: view.state === 'done' }
}

export const studioRoutes = factory
  .createApp()
  .post(
    '/generate-batch',
    authorize({ who: 'shopper' }),
    limitWords,
    parse('json', generateBatchInput),
    async (c) => {
      const { db, shopper } = c.var
      const { templateIds } = c.req.valid('json')
      if (templateIds.length === 0) throw new ApiError('no_templates')
      const id = newId()
      const order = await orderOf(c, shopper.id, id, templateIds)
      if (order.templates.length < templateIds.length)
        throw new ApiError('invalid_input', { field: 'templateIds' })
      const placed = await placeOrder(db, { id, userId: shopper.id, templateIds })
      if (placed !== 'placed') throw new ApiError(placed)
      const progress = await c.env.OUTFIT_BATCHES.getByName(id).start(order)
      const titleOf = (templateId: string) =>
        order.templates.find((template) => template.id === templateId)?.title ?? templateId
      const begun = presentBatch({ id, templateIds, endedAt: null }, progress, [], titleOf)
      if (prefersNoWait(c)) return c.json(begun, 202)
      const { view, isDone } = await waitFor(c, shopper.id, id, begun)
      return isDone ? c.json(view, 200) : c.json(view, 202)
    },
  )
  .route('/batches', batchRoutes)
  .route('/generated', generatedRoutes)
