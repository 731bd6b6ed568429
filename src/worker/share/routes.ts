import type { Context } from 'hono'
import { openedAs, readShare, sharePath } from '#shared/share-target.ts'
import { apiHeaders, factory, type AppEnv } from '../lib/app.ts'

/** A longer body is a picture, whose bytes need not be read here. */
const maxWordsBytes = 100_000

/** Redirects with 303, so that a reload does not share again. */
const lead = (c: Context<AppEnv>, to: string) => c.redirect(to, 303)

async function whereTo(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length > maxWordsBytes) return openedAs('later')
  const { to, picture } = readShare(await request.formData())
  return picture ? openedAs('later') : to
}

/**
 * Handles the share sheet before the service worker is installed. It changes nothing and only redirects, as a link
 * could. A picture is not stored, because this is not where she chose to keep her pictures.
 */
export const shareRoutes = factory
  .createApp()
  .use(apiHeaders)
  .post(sharePath, async (c) => {
    const sender = c.req.header('origin')
    // The share sheet sends no origin; a form of another site is redirected without its content, as the service
    // worker does.
    const isForeign = sender && sender !== 'null' && sender !== new URL(c.req.url).origin
    if (isForeign) return lead(c, '/fitting-room')
    return lead(c, await whereTo(c.req.raw).catch(() => openedAs('unusable')))
  })
  .all('*', (c) => lead(c, '/fitting-room'))
