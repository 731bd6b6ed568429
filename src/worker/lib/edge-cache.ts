import { findTargetHandler } from 'hono/utils/handler'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app.ts'
import { logEvent, logFault } from './log.ts'

/**
 * What a public answer is made of. When that changes, every answer with its tag leaves the cache that stands before the
 * Worker (decision 0039).
 */
export type Tag =
  | 'catalogue'
  | 'outfits'
  | 'pictures'
  | 'document'
  | 'rates'
  | 'weather'
  | `product:${string}`
  | `outfit:${string}`

export type Purge = (tags: Tag[]) => Promise<void>

/**
 * Removes answers from that cache. A runtime without it has nothing to remove; and a purge that fails is logged, because
 * the answers end by themselves some minutes later.
 */
export const purgeOf =
  ({ cache }: Pick<ExecutionContext, 'cache'>): Purge =>
  async (tags) => {
    try {
      const result = await cache?.purge({ tags })
      if (result && !result.success) logEvent('purge_refused', { tags, errors: result.errors })
    } catch (error) {
      logFault('purge_failed', error, { tags })
    }
  }

/** How long an answer is used: by the cache before the Worker, and by the shopper's browser, which no purge reaches. */
type CacheLife = { edge: string; browser: string }

/** An old answer is better than none while the Worker fails. */
const whileFailing = 'stale-if-error=86400'

/** By what an answer is made of. Whoever keeps a copy of one beside the Worker keeps it as long as a browser does (`browserLife`). */
const cacheLives = {
  /** Pieces and lists of them. An import purges them; between imports only the order of a list changes. */
  shop: {
    edge: `max-age=300, stale-while-revalidate=900, ${whileFailing}`,
    browser: 'public, max-age=60, stale-while-revalidate=300',
  },
  /** A shopper who takes her outfit back wants it gone, from her own next page too. */
  outfits: { edge: 'max-age=60', browser: 'public, max-age=0, must-revalidate' },
  /** A page of HTML names the scripts of its build, so a browser asks for it each time. */
  page: {
    edge: `max-age=300, stale-while-revalidate=900, ${whileFailing}`,
    browser: 'public, max-age=0, must-revalidate',
  },
  /** Not for ever: a shop may put another picture under the same address, and ours is renewed once a month. */
  picture: { edge: 'max-age=604800', browser: 'public, max-age=604800' },
  /** Its name is that of its content. The edge forgets it soon, because a shopper may remove it. */
  board: { edge: 'max-age=3600', browser: 'public, max-age=31536000, immutable' },
  weather: { edge: 'max-age=1800', browser: 'public, max-age=900' },
  /** Only a deployment changes it, and each deployment begins with an empty cache. */
  document: { edge: 'max-age=3600', browser: 'public, max-age=3600' },
} satisfies Record<string, CacheLife>

export const browserLife = (life: keyof typeof cacheLives) => cacheLives[life].browser

type Options = {
  life: keyof typeof cacheLives
  /** `param` reads a parameter of the route's path. */
  tags: Tag[] | ((param: (name: string) => string) => Tag[])
}

const shared = new WeakSet<object>()

/** Whether this handler makes its route's answers public. */
export const isShared = (handler: object) => shared.has(findTargetHandler(handler as MiddlewareHandler))

/** Statuses that are as true for the next who asks. Refusals (429) and faults are for the one who asked. */
const isForAll = (status: number) => status === 200 || status === 301 || status === 304 || status === 410

/** A tag is printable ASCII without blanks; an id that somebody made up may be anything. */
const asTag = (tag: Tag) => tag.replaceAll(/[^\x21-\x2b\x2d-\x7e]/g, '').slice(0, 200)

/**
 * Makes a route's successful answers public, unless the route says `no-store`: one answer for everybody, kept at the edge and by browsers. Whoever asks is
 * taken out of the request first, so that an answer cannot depend on her.
 */
export function shareAnswer({ life, tags }: Options): MiddlewareHandler<AppEnv> {
  const handler: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (c.req.header('cookie') !== undefined) {
      const headers = new Headers(c.req.raw.headers)
      headers.delete('cookie')
      c.req.raw = new Request(c.req.raw, { headers })
    }
    await next()
    const isRefused = c.res.headers.has('set-cookie') || c.res.headers.get('cache-control') === 'no-store'
    if (isRefused || !isForAll(c.res.status)) return
    const named = typeof tags === 'function' ? tags((name) => c.req.param(name) ?? '') : tags
    const { edge, browser } = cacheLives[life]
    c.header('Cache-Control', browser)
    c.header('Cloudflare-CDN-Cache-Control', edge)
    c.header('Cache-Tag', named.map(asTag).join(','))
  }
  shared.add(handler)
  return handler
}
