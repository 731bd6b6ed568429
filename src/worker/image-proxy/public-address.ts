const mostLength = 2000

/** Names of this machine or of a network around it, and services that answer with whatever address a name spells. */
const innerDomains =
  /\.(?:local|localhost|internal|intranet|private|corp|home|lan|home\.arpa|localdomain|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|onion)$/

/**
 * The address as a URL where it leads out into the public web, else null: over TLS on its usual port, to
 * a host by its name. A number is refused in every spelling, since `URL` writes them all as one.
 */
export function publicAddress(address: string, schemes = ['https:']) {
  const url = address.length <= mostLength ? URL.parse(address) : null
  if (!url || !schemes.includes(url.protocol)) return null
  if (url.port || url.username || url.password) return null
  return isPublicName(url.hostname) ? url : null
}

function isPublicName(hostname: string) {
  const labels = hostname.split('.')
  const isName =
    labels.length > 1 && labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label))
  // No top-level domain is a number: what ends in one is an address.
  return isName && !/^\d/.test(labels[labels.length - 1]) && !innerDomains.test(`.${hostname}`)
}
