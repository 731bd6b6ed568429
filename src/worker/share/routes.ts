import type { Context } from 'hono'
import { openedAs, readShare, sharePath } from '#shared/share.ts'
import { apiHeaders, factory, type AppEnv } from '../lib/app.ts'

/** More than words can be is a picture, and its bytes need not be read for that. */
const mostWordsBytes = 100_000

/** As a GET: a reload must not share once more. */
const lead = (c: Context<AppEnv>, to: string) => c.redirect(to, 303)

async function whereTo(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length > mostWordsBytes) return openedAs('later')
  const { to, picture } = readShare(await request.formData())
  return picture ? openedAs('later') : to
}

/**
 * What the share sheet sends before the service worker is there to take it. It changes nothing, but leads where a
 * link could lead, too. A picture stays nowhere: this is not the place that she chose for her pictures.
 */
export const shareRoutes = factory
  .createApp()
  .use(apiHeaders)
  .post(sharePath, async (c) => {
    const sender = c.req.header('origin')
    // The share sheet is nobody's page; another site's form is let go, as the service worker does.
    const isForeign = sender && sender !== 'null' && sender !== new URL(c.req.url).origin
    if (isForeign) return lead(c, '/fitting-room')
    return lead(c, await whereTo(c.req.raw).catch(() => openedAs('unusable')))
  })
  .all('*', (c) => lead(c, '/fitting-room'))
