import { refreshShelves } from '../refresh.ts'
import { isShopMy, sampleFeed } from './feed-config.ts'
import type { Feed, ImportEnv } from './import-env.ts'
import { openShopMy } from './shopmy.ts'

export type FeedSources = Pick<ImportEnv, 'ASSETS'> & Pick<Env, 'SHOPMY_BASE_URL' | 'SHOPMY_API_KEY'>

export type OpenEnv = Omit<ImportEnv, 'open' | 'refresh'> & FeedSources & Pick<Env, 'CATALOGUE_FEEDS'>

const accepted = 'application/xml, text/csv, text/tab-separated-values, application/json;q=0.9, */*;q=0.5'

/** A shop that does not send for so long will not. */
const timeoutMs = 300_000

export const askShop = (address: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(address, {
    ...init,
    headers: { accept: accepted, 'user-agent': 'Cabine/1.0 (catalogue import)', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  })

/** Where each kind of feed is asked for. */
export const openFeed =
  (env: FeedSources) =>
  (feed: Feed, known: Record<string, string>): Promise<Response> => {
    if (feed.isSample)
      return env.ASSETS.fetch(`https://assets.local${sampleFeed.address}`, { headers: known })
    if (isShopMy(feed)) return openShopMy(env, feed.address)
    return askShop(feed.address.split('#', 1)[0], known)
  }

/** A Worker's bindings as an import needs them. */
export const withOpen = (env: OpenEnv): ImportEnv => ({
  DB: env.DB,
  CACHE: env.CACHE,
  CATALOGUE: env.CATALOGUE,
  ASSETS: env.ASSETS,
  open: openFeed(env),
  refresh: () => refreshShelves(env),
})
