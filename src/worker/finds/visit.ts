import { NoFind } from './failure.ts'
import { outwardAddress } from './page-address.ts'

/** Who we are, and why we come: robots.txt knows us by the first word. */
export const agentName = 'Cabine'
const userAgent = `${agentName}/1.0 (virtual fitting room; reads a product page that a shopper asks for)`

const isRedirect = (status: number) => status >= 301 && status <= 308 && status !== 304

type Visit = {
  accept: string
  mostRedirects: number
  ownHost: string | null
  signal: AbortSignal
  /** Asked before each address that a redirect names; throws where we must not go. */
  allow?: (url: URL) => Promise<void>
}

export type Visited = { response: Response; url: URL }

/**
 * Asks for an address of the public web. A redirect is followed by hand, each under the rules of the first
 * address: so no shop, and nobody who writes like one, leads us inside.
 */
export async function visit(start: URL, { accept, mostRedirects, ownHost, signal, allow }: Visit) {
  let url = start
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (redirects > 0) await allow?.(url)
    const headers = { Accept: accept, 'User-Agent': userAgent }
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    if (!isRedirect(response.status)) return { response, url } satisfies Visited
    await response.body?.cancel()
    const location = response.headers.get('location')
    const next = location && outwardAddress(URL.parse(location, url.href)?.href ?? '', ownHost)
    if (!next) throw new NoFind('unreachable', 'a redirect to where no shop is')
    url = next
  }
  throw new NoFind('unreachable', 'too many redirects')
}

/** A body's first bytes: what comes after them is not waited for. */
export async function readFirst(body: ReadableStream<Uint8Array> | null, mostBytes: number) {
  const bytes = new Uint8Array(mostBytes)
  let length = 0
  // Leaving the loop early cancels the rest.
  for await (const chunk of body ?? []) {
    const taken = chunk.subarray(0, mostBytes - length)
    bytes.set(taken, length)
    length += taken.length
    if (length === mostBytes) break
  }
  return bytes.subarray(0, length)
}
