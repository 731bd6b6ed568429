import { alikeInput, furtherInput, searchInput, suggestionsInput } from '#shared/catalogue.ts'
import { openIndex } from '../../alike/open-index.ts'
import { searchByPicture } from '../../alike/search-by-picture.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { shareAnswer } from '../../lib/edge-cache.ts'
import { parse } from '../../lib/input.ts'
import { storeOf } from '../cached-list.ts'
import { lexiconFor } from '@cabine/sophia/languages/load.ts'
import { limitSearches } from '../search-limit.ts'
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
  // Hardly anybody asks with the same picture: nothing keeps its answer, nor what the picture looked like.
  .get('/alike', authorize({ who: 'anybody' }), parse('query', alikeInput), async (c) => {
    await limitSearches(c)
    const {
      env,
      var: { catalogue },
    } = c
    c.header('Cache-Control', 'no-store')
    return c.json(await searchByPicture(catalogue, openIndex(env, catalogue), c.req.valid('query')), 200)
  })
  .get('/suggestions', found, parse('query', suggestionsInput), async (c) => {
    const { q, language } = c.req.valid('query')
    return c.json(await suggestWords(storeOf(c), q, await lexiconFor(q, language)), 200)
  })
