import { furtherInput, searchInput, suggestionsInput } from '#shared/catalogue.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { shareAnswer } from '../../lib/edge-cache.ts'
import { parse } from '../../lib/parse-input.ts'
import { storeOf } from '../cached-list.ts'
import { lexiconFor } from '@cabine/sophia/languages/load.ts'
import { measured } from '../../metrics/measure-search.ts'
import { cursorOf, searchProducts } from './search.ts'
import { suggestWords } from './suggestions.ts'

/** Everybody sees the first results and how many there are; paging through all of them needs Luxe. */
const maxForAll = 12

const found = shareAnswer({ life: 'shop', tags: ['catalogue'] })

export const searchRoutes = factory
  .createApp()
  .get('/', found, parse('query', searchInput), async (c) => {
    const answer = await measured(c, () => searchProducts(storeOf(c), c.req.valid('query')))
    const next = answer.total > maxForAll ? cursorOf(maxForAll) : null
    return c.json({ ...answer, products: answer.products.slice(0, maxForAll), next }, 200)
  })
  .get('/further', authorize({ who: 'luxe' }), parse('query', furtherInput), async (c) => {
    const { products, next } = await searchProducts(storeOf(c), c.req.valid('query'))
    return c.json({ products, next }, 200)
  })
  .get('/suggestions', found, parse('query', suggestionsInput), async (c) => {
    const { q, language } = c.req.valid('query')
    return c.json(await suggestWords(storeOf(c), q, await lexiconFor(q, language)), 200)
  })
