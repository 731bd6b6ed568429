import { publicAddress } from '../../lib/public-address.ts'

const web = ['https:', 'http:']

/** By the rule of those who will ask there: what they would refuse is not let into the catalogue. */
function outward(raw: string, base: string | null) {
  const text = raw.trim()
  const whole = text.startsWith('/') && base ? URL.parse(text, base)?.href : text
  return publicAddress(whole ?? '', web)
}

/** A product's page, or null. `base` is the shop where a feed names only paths. */
export function linkAddress(raw: string, base: string | null) {
  const url = outward(raw, base)
  // What a template prints when it has no address.
  if (!url || /\/(?:undefined|null|nan)$/i.test(url.pathname)) return null
  return url.href
}

/** A picture's address, always https: pages of ours show no other. */
export function pictureAddress(raw: string, base: string | null) {
  const url = outward(raw, base)
  if (!url) return null
  url.protocol = 'https:'
  return url.href
}

/** A path of our own, as only the sample feed may have it. */
export const ownPath = (raw: string) =>
  /^\/(?:samples|sample-shop)\/[\w./-]+$/.test(raw) && !raw.includes('..') ? raw : null
