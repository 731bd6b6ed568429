import { storeOf } from '../catalogue/shelf.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { listPosts, readPost } from './posts.ts'

export const outfitPostRoutes = factory
  .createApp()
  .get('/', async (c) => c.json(await listPosts(storeOf(c)), 200))
  .get('/:id', async (c) => {
    const post = await readPost(storeOf(c), c.req.param('id'))
    if (!post) throw new ApiError('not_found')
    return c.json(post, 200)
  })
