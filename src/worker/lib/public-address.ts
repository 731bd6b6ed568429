const maxLength = 2000

/**
 * Names of this machine, of local networks and of clusters (RFC 2606, 6761, 6762, 8375, ICANN's report on name
 * collisions, and common conventions of routers, containers and companies). None of them is a public top-level domain.
 */
const innerEnds = new Set(
  `localhost localdomain local internal intranet private corp home lan wlan mail workgroup domain loc router gateway
   dhcp test invalid onion arpa svc cluster pod consul docker kube ipa priv`.split(/\s+/),
)

/**
 * Registered names that resolve to this machine, to a router, or to the address that a name below them contains, so that
 * anybody's link could lead to an internal address.
 */
const inwardNames = new Set(
  `nip.io sslip.io xip.io xip.name traefik.me backname.io plex.direct localtest.me lvh.me vcap.me localho.st localh.st
   local.gd localhost.direct lacolhost.com fuf.me smackaho.st yoogle.com loopback.jp localhost.domaincontrol.com
   127-0-0-1.org.uk dod.network burpcollaborator.net 1u.ms rbndr.us fritz.box speedport.ip
   myfritz.box tplinkwifi.net routerlogin.net asusrouter.com`.split(/\s+/),
)

/** An IPv4 address of this machine or of a local network, written within a name with dots or dashes. */
const spelledAddress =
  /(?:^|[.-])(?:(?:0|10|127)[.-]\d{1,3}|169[.-]254|172[.-](?:1[6-9]|2\d|3[01])|192[.-]168)[.-]\d{1,3}[.-]\d{1,3}(?=[.-]|$)/
/** The same as eight hexadecimal digits: 127.0.0.0/8 and 169.254.0.0/16, where the services of a machine and a cloud are. */
const spelledInHex = /(?:^|[.-])(?:7f[\da-f]{6}|a9fe[\da-f]{4})(?=[.-]|$)/

function leadsInward(hostname: string, labels: string[]) {
  const parents = labels.map((_, at) => labels.slice(at).join('.'))
  return (
    innerEnds.has(labels.at(-1) ?? '') ||
    parents.some((parent) => inwardNames.has(parent)) ||
    spelledAddress.test(hostname) ||
    spelledInHex.test(hostname)
  )
}

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
  return isName && !isNumber && !leadsInward(hostname, labels)
}

/**
 * Parses an address of the public web, or returns null: TLS (or another of `schemes`), the default port, no
 * credentials, and a public hostname. The name is not resolved: on Cloudflare's network a Worker reaches public
 * addresses only.
 */
export function publicAddress(address: string, schemes = ['https:']) {
  const url = address.length <= maxLength ? URL.parse(address) : null
  const isPlain = url && schemes.includes(url.protocol) && !url.port && !url.username && !url.password
  return isPlain && isPublicName(url.hostname) ? url : null
}
