import type { ApiContext } from '../../lib/app.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { logEvent } from '../../lib/log.ts'
import { publicAddress } from '../../lib/public-address.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findKept, failedRecently, keepPicture, noteFailedFetch, type KeptPicture } from './kept-pictures.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hasPicturesAt, isOfCatalogue } from './queries.ts'
import type { Asked } from './picture-reference.ts'
import { resizePicture } from './resize.ts'

/** What fetching needs of its context: a request's, or a Durable Object's. */
export type ProxyContext = {
  env: Env
  db: CatalogueDb
  /** Our own origin, by which the cache keys everything. */
  origin: string
  waitUntil: (work: Promise<unknown>) => void
}

export const proxyContextOf = (c: ApiContext): ProxyContext => ({
  env: c.env,
  db: c.var.catalogue,
  origin: new URL(c.req.url).origin,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
})

/** The cache key of a picture, the same for all spellings of a request. */
export const placeOf = ({ origin }: ProxyContext, { address, width }: Asked, what = '') =>
  new URL(`/api/proxy-image/${what}?w=${width}&url=${encodeURIComponent(address)}`, origin)

/** The browser need not retry before the shop is requested again. */
const unreachable = () => new ApiError('picture_unreachable', {}, { 'Cache-Control': 'private, max-age=600' })

/**
 * A picture of the catalogue in the requested size: the stored one, otherwise the shop's. An address that no product
 * names is never requested. Throws picture_unknown or picture_unreachable.
 */
export async function openCataloguePicture(proxy: ProxyContext, asked: Asked): Promise<KeptPicture> {
  const { CATALOGUE } = proxy.env
  const url = publicAddress(asked.address)
  if (!url) throw new ApiError('picture_unknown')
  const find = () => findKept(CATALOGUE, asked)
  const kept = await find()
  if (kept?.isStale) proxy.waitUntil(renew(proxy, asked, url))
  if (kept) return kept
  if (await failedRecently(CATALOGUE, asked, 'none')) throw unreachable()
  if (!(await isOfCatalogue(proxy.db, asked.address, asked.productId))) throw new ApiError('picture_unknown')
  const work = async () => {
    // The caller before may have failed just now.
    if (await failedRecently(CATALOGUE, asked, 'none')) throw unreachable()
    const fetched = await fetchAndStore(proxy, asked, url)
    if (fetched) return fetched
    await noteFailedFetch(CATALOGUE, asked, 'none')
    throw unreachable()
  }
  return oneAtATime(placeOf(proxy, asked, 'being-made'), find, work)
}

/**
 * The shop may show something else under the same address by now. Until the new picture is there, the stored one is
 * shown.
 */
async function renew(proxy: ProxyContext, asked: Asked, url: URL) {
  if (await failedRecently(proxy.env.CATALOGUE, asked, 'older')) return
  // Written first, so that concurrent requests do not fetch it too.
  await noteFailedFetch(proxy.env.CATALOGUE, asked, 'older')
  await fetchAndStore(proxy, asked, url)
}

async function fetchAndStore({ env, db }: ProxyContext, asked: Asked, url: URL) {
  try {
    const picture = await fetchPicture(url, (host) => hasPicturesAt(db, host))
    return await keepPicture(env.CATALOGUE, asked, await resizePicture(env.IMAGES, picture, asked.width))
  } catch (error) {
    logEvent('picture_not_fetched', { host: url.host, error: String(error) })
    return null
  }
}
