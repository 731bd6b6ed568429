import * as v from 'valibot'
import { searchInput } from '#shared/catalogue.ts'
import {
  entryInput,
  entryParam,
  kindParam,
  orderInput,
  previewQuery,
} from '#shared/office/editorial-inputs.ts'
import { reasonInput } from '#shared/office/act-inputs.ts'
import { placementInput } from '#shared/office/placement.ts'
import { authorize } from '../../auth/authorize.ts'
import { storeOf } from '../../catalogue/cached-list.ts'
import { searchProducts } from '../../catalogue/search/search.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { actorOf } from '../caller/actor.ts'
import { listEntries, previewList, previewPieces, readEntry } from './read-editorial.ts'
import { limitEntry, orderEntries, removeEntry, saveEntry } from './write-editorial.ts'

const viewer = authorize({ who: 'staff', role: 'viewer' })
const editor = authorize({ who: 'staff', role: 'editor' })

const piecesQuery = v.object({ q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), '') })

const seenAt = ({ at, market }: v.InferOutput<typeof previewQuery>) =>
  [at ? new Date(at) : new Date(), market || null] as const

export const editorialRoutes = factory
  .createApp()
  // Finds pieces to choose, as shoppers find them.
  .get('/pieces', viewer, parse('query', piecesQuery), async (c) => {
    const asked = v.parse(searchInput, { q: c.req.valid('query').q, language: 'en' })
    const { products } = await searchProducts({ ...storeOf(c), limit: undefined }, asked)
    return c.json(
      products.map(({ id, name, brand, price, image_url: picture }) => ({ id, name, brand, price, picture })),
      200,
    )
  })
  .get('/preview/:kind', viewer, parse('param', kindParam), parse('query', previewQuery), async (c) =>
    c.json(await previewList(storeOf(c), c.req.valid('param').kind, ...seenAt(c.req.valid('query'))), 200),
  )
  .get('/preview/collection/:id', viewer, parse('query', previewQuery), async (c) => {
    const products = await previewPieces(storeOf(c), c.req.param('id'), ...seenAt(c.req.valid('query')))
    const shown = products?.map(({ id, name, brand, price, image_url: picture }) => ({
      id,
      name,
      brand,
      price,
      picture,
    }))
    return c.json(shown ?? null, 200)
  })
  .get('/:kind', viewer, parse('param', kindParam), async (c) =>
    c.json(await listEntries(storeOf(c), c.req.valid('param').kind), 200),
  )
  .put(
    '/:kind/order',
    editor,
    limitWords,
    parse('param', kindParam),
    parse('json', orderInput),
    async (c) => {
      const { ids, reason } = c.req.valid('json')
      await orderEntries(storeOf(c), actorOf(c), c.req.valid('param').kind, ids, reason)
      return c.body(null, 204)
    },
  )
  .get('/:kind/:id', viewer, parse('param', entryParam), async (c) => {
    const { kind, id } = c.req.valid('param')
    const entry = await readEntry(storeOf(c), kind, id)
    if (!entry) throw new ApiError('not_found')
    return c.json(entry, 200)
  })
  .put('/:kind/:id', editor, limitWords, parse('param', entryParam), parse('json', entryInput), async (c) => {
    const entry = c.req.valid('param')
    const input = c.req.valid('json')
    if (input.kind !== entry.kind) throw new ApiError('invalid_input', { field: 'kind' })
    await saveEntry(storeOf(c), actorOf(c), entry, input)
    return c.body(null, 204)
  })
  .put(
    '/:kind/:id/placement',
    editor,
    limitWords,
    parse('param', entryParam),
    parse('json', placementInput),
    async (c) => {
      await limitEntry(storeOf(c), actorOf(c), c.req.valid('param'), c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/:kind/:id/removal',
    editor,
    limitWords,
    parse('param', entryParam),
    parse('json', reasonInput),
    async (c) => {
      const { reason } = c.req.valid('json')
      if (!(await removeEntry(storeOf(c), actorOf(c), c.req.valid('param'), reason)))
        throw new ApiError('not_found')
      return c.body(null, 204)
    },
  )
