import { alikeInput } from '#shared/catalogue.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { parse } from '../../lib/parse-input.ts'
import { limitSearches } from '../search-limit.ts'
import { openIndex } from './open-index.ts'
import { searchByPicture } from './search-by-picture.ts'

/** Under /search. */
export const alikeRoutes = factory
  .createApp()
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
