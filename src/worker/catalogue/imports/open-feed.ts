import { refreshShelves } from '../refresh.ts'
import { askShop, type FeedSources } from './ask-shop.ts'
import { isShopMy, sampleFeed } from './feed-config.ts'
import type { Feed, ImportEnv } from './import-env.ts'
import { openShopMy } from './shopmy.ts'

export type OpenEnv = Omit<ImportEnv, 'open' | 'refresh'> & FeedSources & Pick<Env, 'CATALOGUE_FEEDS'>

/** Where each kind of feed is asked for. */
export const openFeed =
  (env: FeedSources) =>
  (feed: Feed, known: Record<string, string>): Promise<Response> => {
    if (feed.isSample)
      return env.ASSETS.fetch(`https://assets.local${sampleFeed.address}`, { headers: known })
    if (isShopMy(feed)) return openShopMy(env, feed.address)
    return askShop(feed.address.replace(/#.*/s, ''), known)
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
