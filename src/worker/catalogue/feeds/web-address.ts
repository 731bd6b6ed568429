/** Longer ones do not fit into a browser's line, and no shop needs them. */
const mostCharacters = 2048

/** Names that lead to this machine or its neighbours. */
const innerNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/

function parse(raw: string, base: string | null) {
  const text = raw.trim()
  if (text === '' || text.length > mostCharacters) return null
  try {
    return new URL(text, text.startsWith('/') ? (base ?? undefined) : undefined)
  } catch {
    return null
  }
}

/** Only a name of the public web: no address literal, no credentials, no inner host. */
function isPublic({ protocol, hostname, username, password }: URL) {
  if (protocol !== 'https:' && protocol !== 'http:') return false
  if (username || password) return false
  // The parser has already turned '0x7f.1' and '2130706433' into dotted numbers.
  const isLiteral = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return !isLiteral && hostname.includes('.') && !innerNames.test(hostname.replace(/\.$/, ''))
}

/** A product's page, or null. `base` is the shop where a feed names only paths. */
export function linkAddress(raw: string, base: string | null) {
  const url = parse(raw, base)
  if (!url || !isPublic(url)) return null
  // What a template prints when it has no address.
  if (/\/(?:undefined|null|nan)$/i.test(url.pathname)) return null
  return url.href
}

/** A picture's address, always https: pages of ours show no other. */
export function pictureAddress(raw: string, base: string | null) {
  const url = parse(raw, base)
  if (!url || !isPublic(url) || (url.protocol === 'http:' && url.port !== '')) return null
  url.protocol = 'https:'
  return url.href
}

/** A path of our own, as only the sample feed may have it. */
export const ownPath = (raw: string) =>
  /^\/(?:samples|sample-shop)\/[\w./-]+$/.test(raw) && !raw.includes('..') ? raw : null
