import { storeOf } from '../catalogue/cached-list.ts'
import { answerShown, shownTo } from '../catalogue/placements.ts'
import { factory } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { ApiError } from '../lib/errors.ts'
import { outfitPosts, readPost } from './posts.ts'

const explore = shareAnswer({ life: 'outfits', tags: ['outfits'] })

const outfit = shareAnswer({
  life: 'outfits',
  tags: (param) => ['catalogue', 'outfits', `outfit:${param('id')}`],
})

export const outfitPostRoutes = factory
  .createApp()
  .get('/', explore, (c) => answerShown(c, outfitPosts))
  .get('/:id', outfit, async (c) => {
    const post = await readPost(storeOf(c), c.req.param('id'))
    const [shown] = post ? shownTo(c, [post]) : []
    if (!shown) throw new ApiError('not_found')
    return c.json(shown.post, 200)
  })
