import type { Context } from 'hono'
import { storeOf } from '../../catalogue/cached-list.ts'
import { shownTo } from '../../catalogue/placements.ts'
import { factory, withDb, type AppEnv } from '../../lib/app.ts'
import { shareAnswer } from '../../lib/edge-cache.ts'
import { logFault } from '../../lib/log.ts'
import { readPost, type PostDetail } from '../posts.ts'
import { readPageFile, unknownPage } from '../../catalogue/product-pages/page-file.ts'
import { descriptionOf, headOf, titleOf } from './head.ts'

const page = shareAnswer({
  life: 'outfits',
  tags: (param) => ['catalogue', 'outfits', `outfit:${param('id')}`],
})

/**
 * The outfit that everybody may see. Whoever asks, it is the same: one that its owner keeps to herself has the page of one
 * that does not exist, and the app asks again with her session.
 */
async function findShown(c: Context<AppEnv>, id: string): Promise<PostDetail | null> {
  try {
    const post = await readPost(storeOf(c), id)
    return (post && shownTo(c, [post])[0]?.post) ?? null
  } catch (fault) {
    logFault('outfit_not_drawn', fault)
    return null
  }
}

/** The page's file from the build, with the card of one outfit, or of the site, in its head. The app draws the rest. */
async function answerPage(c: Context<AppEnv>, id: string) {
  const post = await findShown(c, id)
  const { body, headers } = await readPageFile(c.env.ASSETS, '/shells/outfit')
  // It may be published the next minute.
  if (!post) headers.set('Cache-Control', 'no-store')
  const head = String(await headOf(post, c.env.SITE_ADDRESS))
  const file = new HTMLRewriter().on('head', {
    element: (element) => void element.append(head, { html: true }),
  })
  if (post)
    file
      .on('head > title', { element: (element) => void element.setInnerContent(titleOf(post)) })
      .on('meta[name=description]', {
        element: (element) => void element.setAttribute('content', descriptionOf(post)),
      })
  const drawn = file.transform(new Response(body, { headers }))
  return c.newResponse(drawn.body, 200, Object.fromEntries(drawn.headers))
}

/** An outfit's page, whose address is sent to friends: its file, with the outfit's card. */
export const outfitPageRoutes = factory
  .createApp()
  .use(withDb)
  .get('/outfit/:id', page, (c) => answerPage(c, c.req.param('id')))
  .all('*', (c) => unknownPage(c.env.ASSETS))

/** As wrangler.toml lists them under `run_worker_first`. */
export const isOutfitPage = (pathname: string) => pathname.startsWith('/outfit/')
