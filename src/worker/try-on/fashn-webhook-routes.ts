import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'

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

/**
 * Reads the run's id, which stands before the pictures in the body. The rest is discarded unread: a provider whose
 * upload is cut off would repeat it later.
 */
async function referenceIn(body: ReadableStream<Uint8Array> | null) {
  let start = ''
  for await (const chunk of body ?? []) {
    if (start.length < nameWithin) start += new TextDecoder().decode(chunk.subarray(0, nameWithin))
  }
  return /"id"\s*:\s*"([\w-]{1,64})"/.exec(start)?.[1] ?? null
}

const nameWithin = 1_000

/**
 * FASHN does not sign its webhooks: the address contains the job's own secret, and a call only makes the job read its
 * status again. It comes from a server, so it names no origin.
 */
export const fashnWebhookRoutes = factory.createApp().post('/:jobId/:secret', async (c) => {
  const { jobId, secret } = c.req.param()
  const reference = await referenceIn(c.req.raw.body)
  const isKnown = await c.env.TRY_ON_JOBS.getByName(jobId.slice(0, 64)).hear(secret.slice(0, 128), reference)
  if (!isKnown) throw new ApiError('not_found')
  return c.body(null, 204)
})
