import { publicAddress } from '../../lib/public-address.ts'
import { within } from '../../lib/time-limit.ts'
import type { Pace } from './request-pace.ts'

const timeoutMs = 5_000
const maxRedirects = 3
const headers = { 'User-Agent': 'Cabine link check', Accept: 'text/html,*/*;q=0.5' }

/** The page's HTTP status; null without an answer; 'unasked' when there was no time left. */
export type Answer = number | null | 'unasked'

/** Whether two hosts are of one shop: 'shop.example', 'www.shop.example' and 'fr.shop.example'. */
function isSameShop(one: string, other: string) {
  const bare = (host: string) => host.replace(/^www\./, '')
  const [a, b] = [bare(one), bare(other)]
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}

async function send(url: URL, method: 'HEAD' | 'GET', pace: Pace) {
  if (!(await pace.turn(url.host))) return 'unasked'
  const remainingMs = Math.min(timeoutMs, pace.leftMs())
  try {
    return await within(remainingMs, async (signal) => {
      const {
        status,
        headers: told,
        body,
      } = await fetch(url, { method, headers, redirect: 'manual', signal })
      await body?.cancel()
      return { status, location: told.get('location') }
    })
  } catch {
    // A request cut off by the deadline did not have the time that others have.
    return remainingMs < timeoutMs ? 'unasked' : null
  }
}

/** Uses HEAD where the shop supports it, because the page's content is not needed. */
async function askOnce(url: URL, pace: Pace) {
  const head = await send(url, 'HEAD', pace)
  if (head === null || head === 'unasked' || (head.status < 400 && head.status !== 0)) return head
  // Some servers answer HEAD with an error for existing pages: only the answer to GET counts against a page.
  return [404, 405, 410, 501].includes(head.status) ? send(url, 'GET', pace) : head
}

/**
 * Follows redirects within the shop. One that leaves the shop may be an affiliate link, and its own status counts.
 */
export async function askPage(start: URL, pace: Pace): Promise<Answer> {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await askOnce(url, pace)
    if (answer === null || answer === 'unasked') return answer
    const isRedirect = answer.status >= 300 && answer.status < 400 && answer.location
    const next =
      isRedirect && publicAddress(URL.parse(answer.location ?? '', url.href)?.href ?? '', ['https:', 'http:'])
    if (!next || !isSameShop(next.hostname, start.hostname)) return answer.status
    url = next
  }
  return null
}
