import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { listCollections, readCollection } from './collections.ts'
import { storeOf } from './shelf.ts'

export const collectionRoutes = factory
  .createApp()
  .get('/', async (c) => c.json(await listCollections(storeOf(c)), 200))
  .get('/:slug', async (c) => {
    const collection = await readCollection(storeOf(c), c.req.param('slug'))
    if (!collection) throw new ApiError('not_found')
    return c.json(collection, 200)
  })
