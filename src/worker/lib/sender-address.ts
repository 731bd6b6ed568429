import type { ApiContext } from './app.ts'

/** The caller's address as Cloudflare saw it; null for local requests, which would all share one limit. */
export function addressOf(c: ApiContext) {
  const address = c.req.header('cf-connecting-ip')
  return !address || address === '127.0.0.1' || address === '::1' ? null : address
}

/** The groups of an IPv6 address as numbers. */
function groupsOf(address: string) {
  const [head = [], tail] = address.split('::').map((part) => part.split(':'))
  // '::' stands for as many zero groups as are missing.
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0')
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16) || 0)
}

/** An IPv6 subscriber has 2^64 addresses, so all of them count as one, as a single IPv4 address does. */
export function networkOf(address: string | null) {
  return address?.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address
}

/** The networks that one customer of a provider may hold: an IPv6 /48 has 65,536 of them, an IPv4 /24 has 256 addresses. */
export function siteOf(address: string) {
  return address.includes(':')
    ? groupsOf(address).slice(0, 3).join(':')
    : address.split('.').slice(0, 3).join('.')
}

/** What one household or office has at least: an IPv4 address, or all of an IPv6 /48. */
export const subscriberOf = (address: string | null) => (address?.includes(':') ? siteOf(address) : address)
