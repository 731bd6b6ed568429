import { publicAddress } from '../lib/public-address.ts'
import { merchantAddress, withoutMarks } from '../link-health/merchant-address.ts'

const web = ['https:', 'http:']

/** Over TLS, whatever was written: a page that is only there without it is not read. */
function overTls(url: URL | null) {
  if (!url) return null
  const page = new URL(url)
  page.protocol = 'https:'
  page.hash = ''
  return page
}

/** An address of the public web, and not our own; null for any other. */
export function outwardAddress(address: string, ownHost: string | null) {
  const url = overTls(publicAddress(address, web))
  return url && url.hostname !== ownHost ? url : null
}

/**
 * The page behind an address that a shopper pasted, under one name: without what tells whose visitor she is.
 * Of a link that pays by the click the page that it leads to, where the link says it: our look must not be
 * counted, and paid, as hers.
 */
export function pageAddress(address: string, ownHost: string | null) {
  const url = outwardAddress(address, ownHost)
  const page = url && overTls(merchantAddress(withoutMarks(url).href))
  return page && page.hostname !== ownHost ? page : null
}
