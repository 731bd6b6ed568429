import { ReadFailure } from './read-failure.ts'
import { outwardAddress } from './page-address.ts'

/** The name by which robots.txt files address us. */
export const agentName = 'Cabine'
const userAgent = `${agentName}/1.0 (virtual fitting room; reads a product page that a shopper asks for)`

const isRedirect = (status: number) => status >= 301 && status <= 308 && status !== 304

type Visit = {
  accept: string
  maxRedirects: number
  ownHost: string | null
  signal: AbortSignal
  /** Called before each redirect is followed; throws where the target may not be requested. */
  allow?: (url: URL) => Promise<void>
}

export type Visited = { response: Response; url: URL }

/**
 * Requests an address of the public web. Each redirect is followed by hand and checked like the first address, so
 * that no shop can lead the Worker to an internal address.
 */
export async function visit(start: URL, { accept, maxRedirects, ownHost, signal, allow }: Visit) {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (redirects > 0) await allow?.(url)
    const headers = { Accept: accept, 'User-Agent': userAgent }
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    if (!isRedirect(response.status)) return { response, url } satisfies Visited
    await response.body?.cancel()
    const location = response.headers.get('location')
    const next = location && outwardAddress(URL.parse(location, url.href)?.href ?? '', ownHost)
    if (!next) throw new ReadFailure('unreachable', 'a redirect to where no shop is')
    url = next
  }
  throw new ReadFailure('unreachable', 'too many redirects')
}

/** Reads the first bytes of a body without waiting for the rest. */
export async function readFirst(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    const taken = chunk.subarray(0, maxBytes - length)
    bytes.set(taken, length)
    length += taken.length
    if (length === maxBytes) break
  }
  return bytes.subarray(0, length)
}
