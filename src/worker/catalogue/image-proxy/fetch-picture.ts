import { publicAddress } from '../../lib/public-address.ts'
import { maximumBytes, openPicture } from '../../pictures/open-picture.ts'
import { readUpTo } from '../../lib/read-up-to.ts'
import { within } from '../../lib/time-limit.ts'

/** Covers the request and the whole picture. */
const timeoutMs = 5_000
const maxRedirects = 3

/** AVIF is not accepted, because the Images binding does not read it. */
const headers = { Accept: 'image/webp,image/jpeg,image/png,image/gif', 'User-Agent': 'Cabine pictures' }

/**
 * Fetches a shop's picture: of a known type, limited in size, without metadata. Redirects are followed by hand, only
 * to hosts for which `isHostAllowed`, under the rules of the first address. Throws on any failure.
 */
export function fetchPicture(start: URL, isHostAllowed: (host: string) => Promise<boolean>) {
  return within(timeoutMs, async (signal) => {
    let url = start
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await fetch(url, { headers, redirect: 'manual', signal })
      if (response.status === 200) return openPicture(await readUpTo(response, maximumBytes))
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (!location || response.status < 301 || response.status > 308)
        throw new Error(`the shop answered ${response.status}`)
      const next = publicAddress(URL.parse(location, url.href)?.href ?? '')
      if (!next || (next.host !== url.host && !(await isHostAllowed(next.host))))
        throw new Error('a redirect to where no pictures of the catalogue are')
      url = next
    }
    throw new Error('too many redirects')
  })
}
