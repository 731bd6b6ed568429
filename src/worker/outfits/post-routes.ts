import { readCachedList, storeOf } from '../catalogue/cached-list.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { outfitPosts, readPost } from './posts.ts'

export const outfitPostRoutes = factory
  .createApp()
  .get('/', async (c) => c.json(await readCachedList(storeOf(c), outfitPosts), 200))
  .get('/:id', async (c) => {
    const post = await readPost(storeOf(c), c.req.param('id'))
    if (!post) throw new ApiError('not_found')
    return c.json(post, 200)
  })
