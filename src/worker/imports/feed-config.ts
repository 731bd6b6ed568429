import type { feeds } from '../catalogue/schema.ts'

export type Feed = Pick<
  typeof feeds.$inferSelect,
  'id' | 'address' | 'kind' | 'isSample' | 'etag' | 'lastModified'
> & { mapping?: (typeof feeds.$inferSelect)['mapping'] }

/** A feed is looked at again after a day, or after an hour where that failed. */
export const feedEveryMs = 24 * 60 * 60_000
export const feedRetryMs = 60 * 60_000

/** What an import needs of its environment, which is the Worker or a command on an operator's machine. */
export type ImportEnv = {
  CATALOGUE_DB: D1Database
  CACHE: KVNamespace
  /** Holds the copies of feeds while they are imported. */
  CATALOGUE: R2Bucket
  /** Serves the project's static files, the sample feed among them. */
  ASSETS: Pick<Fetcher, 'fetch'>
  /** Requests a feed, with the validators (ETag, Last-Modified) of the version that is known. */
  open: (feed: Feed, known: Record<string, string>) => Promise<Response>
  /** Rebuilds the cached lists of the shop. Called after an import that changed something. */
  refresh: () => Promise<void>
}

export type ConfiguredFeed = Pick<Feed, 'id' | 'address' | 'kind' | 'isSample'>

export const sampleFeed: ConfiguredFeed = {
  id: 'sample',
  address: '/samples/catalogue.xml',
  kind: 'feed',
  isSample: true,
}

/** The scheme of a ShopMy collection: 'shopmy:123'. */
export const shopMyScheme = 'shopmy:'
export const isShopMy = ({ address }: Pick<Feed, 'address'>) => address.startsWith(shopMyScheme)

/** Loopback addresses are for commands and tests, which serve feeds on the same machine. */
export const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

export function isFeedAddress(address: string) {
  if (/^shopmy:\d{1,12}$/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/**
 * Parses `name=address` entries separated by blanks. Invalid entries are returned and left out, so that the other
 * feeds are still imported.
 */
export function configuredFeeds(text: string) {
  const entries = text.split(/\s+/).filter(Boolean)
  if (entries.length === 0) return { feeds: [sampleFeed], wrong: [] }
  const feeds: ConfiguredFeed[] = []
  const wrong: string[] = []
  for (const entry of entries) {
    const at = entry.indexOf('=')
    const id = entry.slice(0, Math.max(at, 0))
    const address = entry.slice(at + 1)
    const isKnown = id === sampleFeed.id || feeds.some((feed) => feed.id === id)
    if (!/^[a-z0-9-]{1,40}$/.test(id) || isKnown || !isFeedAddress(address)) wrong.push(entry)
    else feeds.push({ id, address, kind: isShopMy({ address }) ? 'shopmy' : 'feed', isSample: false })
  }
  return { feeds, wrong }
}

/**
 * Options that an operator adds to an address behind '#', which is never sent to the server: `currency=EUR` for a
 * feed that names no currency, `shop=https://…` for one whose links are paths.
 */
export function addressOptions(address: string) {
  const options = new URLSearchParams(address.split('#', 2)[1] ?? '')
  const shop = options.get('shop')
  const currency = options.get('currency')?.toUpperCase() ?? null
  return {
    shop: shop && URL.canParse(shop) ? new URL(shop).origin : null,
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
  }
}
