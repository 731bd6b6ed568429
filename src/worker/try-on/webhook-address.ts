/** Names that RFC 2606 and RFC 6762 reserve, names without a dot, and addresses. */
const isPrivateHost = (host: string) =>
  !host.includes('.') || /\.(?:test|example|invalid|localhost|local)$|^[\d.]+$|^\[/.test(host)

const isThisMachine = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/**
 * The origin at which the provider can call our webhook: a public site over TLS, or both on one machine; otherwise
 * null.
 */
export function webhookOrigin(siteUrl: string, providerUrl: string) {
  const { protocol, hostname, origin } = new URL(siteUrl)
  const isPublic = protocol === 'https:' && !isPrivateHost(hostname)
  const areNeighbours = isThisMachine(hostname) && isThisMachine(new URL(providerUrl).hostname)
  return isPublic || areNeighbours ? origin : null
}

/** The secret stands behind the `?`, which no log and no trace keeps (`redact_query_string` in wrangler.toml). */
export const webhookAddress = (origin: string, { jobId, secret }: { jobId: string; secret: string }) =>
  `${origin}/api/fashn/webhook/${jobId}?secret=${secret}`
