const mostLength = 2000

/**
 * Names of this machine and of local networks (RFC 2606, 6761, 6762, 8375, and common conventions of routers and
 * companies).
 */
const innerNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|invalid|onion|arpa)$/

/**
 * DNS services that resolve a name to the address it contains, which would let anybody's name lead to an internal
 * address.
 */
const spelledAddresses =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|yoogle\.com|burpcollaborator\.net|1u\.ms|rbndr\.us)$/

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Whether a hostname belongs to the public web. `URL` has already normalised every spelling of an IP address, and
 * letters that look alike.
 */
function isPublicName(hostname: string) {
  const labels = hostname.split('.')
  const isName = labels.length > 1 && hostname.length <= 253 && labels.every((one) => label.test(one))
  // No top-level domain begins with a digit, so such a host is an address.
  const isNumber = /^\d/.test(labels.at(-1) ?? '')
  return isName && !isNumber && !innerNames.test(hostname) && !spelledAddresses.test(hostname)
}

/**
 * Parses an address of the public web, or returns null: TLS (or another of `schemes`), the default port, no
 * credentials, and a public hostname. The name is not resolved: on Cloudflare's network a Worker reaches public
 * addresses only.
 */
export function publicAddress(address: string, schemes = ['https:']) {
  const url = address.length <= mostLength ? URL.parse(address) : null
  const isPlain = url && schemes.includes(url.protocol) && !url.port && !url.username && !url.password
  return isPlain && isPublicName(url.hostname) ? url : null
}
