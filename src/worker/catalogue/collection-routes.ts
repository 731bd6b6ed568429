import { factory } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { ApiError } from '../lib/errors.ts'
import { collectionList, collectionPieces } from './collections.ts'
import { readCachedList, storeOf } from './cached-list.ts'
import { answerShown, shownTo } from './placements.ts'

const shelf = shareAnswer({ life: 'shop', tags: ['catalogue'] })

export const collectionRoutes = factory
  .createApp()
  .get('/', shelf, (c) => answerShown(c, collectionList))
  .get('/:slug', shelf, async (c) => {
    const collection = await readCachedList(storeOf(c), collectionPieces(c.req.param('slug')))
    const [shown] = collection ? shownTo(c, [collection]) : []
    if (!shown) throw new ApiError('not_found')
    return c.json(shown.products, 200)
  })
