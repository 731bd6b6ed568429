import type { Feed } from './import-env.ts'

export type ConfiguredFeed = Pick<Feed, 'id' | 'address' | 'kind' | 'isSample'>

export const sampleFeed: ConfiguredFeed = {
  id: 'sample',
  address: '/samples/catalogue.xml',
  kind: 'feed',
  isSample: true,
}

/** 'shopmy:123' is a ShopMy collection. */
export const shopMyScheme = 'shopmy:'
export const isShopMy = ({ address }: Pick<Feed, 'address'>) => address.startsWith(shopMyScheme)

/** Only a command may import from this machine, and only tests serve feeds there. */
const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

export function isFeedAddress(address: string) {
  if (/^shopmy:\d{1,12}$/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** `name=address` between blanks. What is written wrong is told and left out: the other feeds still come. */
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
 * What an operator adds to an address behind '#', where no server sees it: `currency=EUR` for a feed that
 * names none, `shop=https://…` for one whose links are paths.
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
