import { reasonInput } from '#shared/office/act-inputs.ts'
import { groupParam, pinsInput, synonymsInput } from '#shared/office/search-inputs.ts'
import { authorize } from '../../auth/authorize.ts'
import { storeOf } from '../../catalogue/cached-list.ts'
import { displayPrice } from '../../catalogue/present.ts'
import { findProducts } from '../../catalogue/queries.ts'
import { addGroup, asGroup, listGroups, removeGroup } from '../../catalogue/search/editors-synonyms.ts'
import { listMisses } from '../../catalogue/search/missed-questions.ts'
import { listPins, questionOf, setPins } from '../../catalogue/search/pinned-products.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { actorOf } from '../caller/actor.ts'

const viewer = authorize({ who: 'staff', role: 'viewer' })
const editor = authorize({ who: 'staff', role: 'editor' })

export const searchRoutes = factory
  .createApp()
  .get('/', viewer, async (c) => {
    const store = storeOf(c)
    const [pins, synonyms, misses] = await Promise.all([
      listPins(store),
      listGroups(store),
      listMisses(store.db),
    ])
    const pieces = await findProducts(store.db, [...new Set(pins.flatMap(({ productIds }) => productIds))])
    return c.json(
      {
        pins: pins.map(({ question, productIds }) => ({
          question,
          pieces: productIds.flatMap((id) => {
            const row = pieces.find((one) => one.id === id)
            if (!row) return []
            const { name, brand, imageUrl: picture, goneAt } = row
            return [{ id, name, brand, price: displayPrice(row), picture, isGone: goneAt !== null }]
          }),
        })),
        synonyms,
        misses: misses.map(({ lastAt, ...miss }) => ({ ...miss, lastAt: lastAt.toISOString() })),
      },
      200,
    )
  })
  .put('/pins', editor, limitWords, parse('json', pinsInput), async (c) => {
    const store = storeOf(c)
    const { question, productIds } = c.req.valid('json')
    const words = questionOf(question)
    if (words === '') throw new ApiError('invalid_input', { field: 'question' })
    const found = await findProducts(store.db, productIds)
    if (found.length < productIds.length) throw new ApiError('invalid_input', { field: 'productIds' })
    await setPins(store, actorOf(c), words, productIds)
    return c.body(null, 204)
  })
  .post('/synonyms', editor, limitWords, parse('json', synonymsInput), async (c) => {
    const group = asGroup(c.req.valid('json').phrases)
    if (!group) throw new ApiError('invalid_input', { field: 'phrases' })
    await addGroup(storeOf(c), actorOf(c), group)
    return c.body(null, 204)
  })
  .post(
    '/synonyms/:number/removal',
    editor,
    limitWords,
    parse('param', groupParam),
    parse('json', reasonInput),
    async (c) => {
      const { number } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      if (!(await removeGroup(storeOf(c), actorOf(c), number, reason))) throw new ApiError('not_found')
      return c.body(null, 204)
    },
  )
