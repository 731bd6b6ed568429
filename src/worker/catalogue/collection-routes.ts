import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { collectionList, collectionPieces } from './collections.ts'
import { readCachedList, storeOf } from './cached-list.ts'

export const collectionRoutes = factory
  .createApp()
  .get('/', async (c) => c.json(await readCachedList(storeOf(c), collectionList), 200))
  .get('/:slug', async (c) => {
    const collection = await readCachedList(storeOf(c), collectionPieces(c.req.param('slug')))
    if (!collection) throw new ApiError('not_found')
    return c.json(collection, 200)
  })
