import { searchInput, suggestionsInput } from '#shared/catalogue.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { parse } from '../../lib/input.ts'
import { storeOf } from '../cached-list.ts'
import { lexiconFor } from './lexicon/load.ts'
import { searchProducts } from './search.ts'
import { suggestWords } from './suggestions.ts'

/** Without Luxe a shopper sees the first results and how many there are; paging through all of them needs Luxe. */
const mostWithoutLuxe = 12

export const searchRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'anybody' }), parse('query', searchInput), async (c) => {
    const asked = c.req.valid('query')
    const plan = c.var.caller?.find().then((shopper) => shopper?.plan)
    if (asked.after && (await plan) !== 'premium') throw new ApiError('premium_required')
    const [answer, itsPlan] = await Promise.all([searchProducts(storeOf(c), asked), plan])
    if (itsPlan === 'premium') return c.json(answer, 200)
    return c.json({ ...answer, products: answer.products.slice(0, mostWithoutLuxe), next: null }, 200)
  })
  .get('/suggestions', parse('query', suggestionsInput), async (c) => {
    const { q, language } = c.req.valid('query')
    return c.json(await suggestWords(storeOf(c), q, await lexiconFor(q, language)), 200)
  })
