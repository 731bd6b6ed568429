import { publicAddress } from '../lib/public-address.ts'

const web = ['https:', 'http:']

/** Uses the rule of the later requests: an address that they would refuse is not let into the catalogue. */
function outward(raw: string, base: string | null) {
  const text = raw.trim()
  const isPath = text.startsWith('/') && !text.startsWith('//')
  // '//cdn.shop.example/1.jpg' leaves only the scheme off.
  const whole = isPath && base ? URL.parse(text, base)?.href : text.replace(/^\/\//, 'https://')
  return publicAddress(whole ?? '', web)
}

/** The address of a product's page, or null. `base` is the shop where a feed contains only paths. */
export function linkAddress(raw: string, base: string | null) {
  const url = outward(raw, base)
  // What a template prints when it has no address.
  if (!url || /\/(?:undefined|null|nan)$/i.test(url.pathname)) return null
  return url.href
}

/** The address of a picture, always https, because our pages load no other. */
export function pictureAddress(raw: string, base: string | null) {
  const url = outward(raw, base)
  if (!url) return null
  url.protocol = 'https:'
  return url.href
}

/** A path of our own, which only the sample feed may contain. */
export const ownPath = (raw: string) =>
  /^\/(?:samples|sample-shop)\/[\w./-]+$/.test(raw) && !raw.includes('..') ? raw : null
