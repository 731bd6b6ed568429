import { publicAddress } from '../lib/public-address.ts'
import { merchantAddress, withoutTracking } from '../catalogue/link-health/merchant-address.ts'

const web = ['https:', 'http:']

/** Changes the address to https. A page that is served without TLS only is not read. */
function overTls(url: URL | null) {
  if (!url) return null
  const page = new URL(url)
  page.protocol = 'https:'
  page.hash = ''
  return page
}

/** Accepts an address of the public web that is not our own; null for any other. */
export function outwardAddress(address: string, ownHost: string | null) {
  const url = overTls(publicAddress(address, web))
  return url && url.hostname !== ownHost ? url : null
}

/**
 * The canonical address of a page that a shopper pasted, without tracking parameters. An affiliate link is replaced
 * by the merchant's page that it names: our request must not be counted, and paid, as the shopper's visit.
 */
export function pageAddress(address: string, ownHost: string | null) {
  const url = outwardAddress(address, ownHost)
  const page = url && overTls(merchantAddress(withoutTracking(url).href))
  return page && page.hostname !== ownHost ? page : null
}
