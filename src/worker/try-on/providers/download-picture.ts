import { readUpTo, Unacceptable } from '../../lib/read-up-to.ts'
import { within } from '../../lib/time-limit.ts'
import { maximumBytes } from '../../pictures/open-picture.ts'

/** Reads a picture from the address that a provider answers: over TLS, or at the provider's own server. */
export async function downloadPicture(address: string, baseUrl: string | null, timeoutMs: number) {
  const url = URL.parse(address)
  const isAllowed = url?.protocol === 'https:' || (baseUrl && url?.origin === new URL(baseUrl).origin)
  if (!url || !isAllowed)
    throw new Unacceptable('an address that is neither over TLS nor of the provider itself')
  return within(timeoutMs, async (signal) => {
    const response = await fetch(url, { redirect: 'manual', signal })
    if (response.status !== 200) throw new Error(`the picture's address answered ${response.status}`)
    return readUpTo(response, maximumBytes)
  })
}
