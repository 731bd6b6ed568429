const mostLength = 2000

/** This machine and the networks around it (RFC 2606, 6761, 6762, 8375, and what routers and companies use). */
const innerNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|invalid|onion|arpa)$/

/** Services that answer with whatever address a name spells, so that anybody's name leads inside. */
const spelledAddresses =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|yoogle\.com|burpcollaborator\.net|1u\.ms|rbndr\.us)$/

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * A host of the public web, by its name alone. `URL` has already turned every spelling of a number into
 * dotted decimals or brackets, and letters that only look like others into what they are in the DNS.
 */
function isPublicName(hostname: string) {
  const labels = hostname.split('.')
  const isName = labels.length > 1 && hostname.length <= 253 && labels.every((one) => label.test(one))
  // No top-level domain begins with a digit: what does is an address.
  const isNumber = /^\d/.test(labels.at(-1) ?? '')
  return isName && !isNumber && !innerNames.test(hostname) && !spelledAddresses.test(hostname)
}

/**
 * The address as a URL where it leads out into the public web, else null: over TLS (or another of
 * `schemes`), on its usual port, without credentials, to a host by its name. What the name leads to is
 * not asked: on Cloudflare's network a Worker reaches public addresses only.
 */
export function publicAddress(address: string, schemes = ['https:']) {
  const url = address.length <= mostLength ? URL.parse(address) : null
  const isPlain = url && schemes.includes(url.protocol) && !url.port && !url.username && !url.password
  return isPlain && isPublicName(url.hostname) ? url : null
}
