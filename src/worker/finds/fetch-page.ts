import { within } from '../lib/within.ts'
import { decodePage } from './charset.ts'
import { NoFind } from './failure.ts'
import { openRobots } from './robots.ts'
import { readFirst, visit } from './visit.ts'

/** For the way to the page and the page. */
const timeoutMs = 5_000
const mostRedirects = 4
/** What shops tell programs stands far in front of this. */
const mostBytes = 1_500_000

export type Guard = {
  cache: KVNamespace
  /** Ours, where it is known: nobody makes us ask ourselves. */
  ownHost: string | null
  /** Waits for the host's turn, or says that there is none now. */
  turn: (host: string) => Promise<boolean>
}

function refuse(status: number): never {
  if (status === 404 || status === 410) throw new NoFind('gone', `${status}`)
  if ([401, 403, 407, 429, 451, 503].includes(status)) throw new NoFind('locked', `${status}`)
  throw new NoFind('unreachable', `${status}`)
}

const isHtml = (contentType: string) =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType)

export type FetchedPage = { html: string; url: URL }

/** A shop's page as text, and where it was found. Throws NoFind. */
export async function fetchPage(start: URL, { cache, ownHost, turn }: Guard): Promise<FetchedPage> {
  const mayRead = openRobots(cache, ownHost)
  async function allow(url: URL) {
    const verdict = await mayRead(url)
    if (verdict === 'no') throw new NoFind('forbidden', url.host)
    if (verdict === 'unknown') throw new NoFind('unreachable', 'no robots.txt to be had')
    if (!(await turn(url.host))) throw new NoFind('busy', url.host)
  }
  // Before the page's own five seconds begin: a turn may have to be waited for.
  await allow(start)
  try {
    return await within(timeoutMs, async (signal) => {
      const accept = 'text/html,application/xhtml+xml'
      const { response, url } = await visit(start, { accept, mostRedirects, ownHost, signal, allow })
      const contentType = response.headers.get('content-type') ?? ''
      if (response.status !== 200 || !isHtml(contentType)) {
        await response.body?.cancel()
        if (response.status !== 200) refuse(response.status)
        throw new NoFind('unreadable', 'no page')
      }
      return { html: decodePage(await readFirst(response.body, mostBytes), contentType), url }
    })
  } catch (error) {
    throw error instanceof NoFind ? error : new NoFind('unreachable', String(error))
  }
}
