import { within } from '../lib/time-limit.ts'
import { decodePage } from './charset.ts'
import { ReadFailure } from './read-failure.ts'
import { openRobots } from './robots-txt.ts'
import { readFirst, visit } from './request-page.ts'

/** Covers the redirects and the page itself. */
const timeoutMs = 5_000
const maxRedirects = 4
/** Meta tags and JSON-LD stand well within the first 1.5 MB of a shop's page. */
const maxBytes = 1_500_000

export type Guard = {
  cache: KVNamespace
  /** Our own host where it is known, so that nobody can make the Worker request itself. */
  ownHost: string | null
  /** Resolves to true when the host may be asked, or to false when its rate limit is used up. */
  turn: (host: string) => Promise<boolean>
}

function refuse(status: number): never {
  if (status === 404 || status === 410) throw new ReadFailure('gone', `${status}`)
  if ([401, 403, 407, 429, 451, 503].includes(status)) throw new ReadFailure('locked', `${status}`)
  throw new ReadFailure('unreachable', `${status}`)
}

const isHtml = (contentType: string) =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType)

export type FetchedPage = { html: string; url: URL }

/** Fetches a shop's page as text, together with the address after redirects. Throws ReadFailure. */
export async function fetchPage(start: URL, { cache, ownHost, turn }: Guard): Promise<FetchedPage> {
  const mayRead = openRobots(cache, ownHost)
  async function allow(url: URL) {
    const verdict = await mayRead(url)
    if (verdict === 'no') throw new ReadFailure('forbidden', url.host)
    if (verdict === 'unknown') throw new ReadFailure('unreachable', 'no robots.txt to be had')
    if (!(await turn(url.host))) throw new ReadFailure('busy', url.host)
  }
  // Comes before the page's five seconds begin, because a turn may have to be waited for.
  await allow(start)
  try {
    return await within(timeoutMs, async (signal) => {
      const accept = 'text/html,application/xhtml+xml'
      const { response, url } = await visit(start, { accept, maxRedirects, ownHost, signal, allow })
      const contentType = response.headers.get('content-type') ?? ''
      if (response.status !== 200 || !isHtml(contentType)) {
        await response.body?.cancel()
        if (response.status !== 200) refuse(response.status)
        throw new ReadFailure('unreadable', 'no page')
      }
      return { html: decodePage(await readFirst(response.body, maxBytes), contentType), url }
    })
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('unreachable', String(error))
  }
}
