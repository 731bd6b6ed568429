import robotsParser from 'robots-parser'
import { within } from '../lib/within.ts'
import { agentName, readFirst, visit } from './visit.ts'

/** What a robots.txt must be read to, at least (RFC 9309, 2.5). */
const mostBytes = 512_000
/** A pattern of many letters takes its time with every path that it is asked of. */
const mostLineLength = 500
/** Of all patterns together: each letter may be compared with each of the path's. Honest files have a tenth. */
const mostPatternLetters = 20_000
const timeoutMs = 3_000
const mostRedirects = 5
const daySeconds = 86_400
const shortSeconds = 600

/** What a host says: its rules, nothing, or that it cannot say just now. */
type Said = { rules: string } | 'nothing' | 'unknown'

const isOfAgent = /^\s*user-agent\s*:/i
const aboutAccess = /^\s*(?:user-agent|allow|disallow)\s*:/i

/** Only what is about access, so that little is kept. */
function essence(text: string) {
  let patterns = 0
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= mostLineLength && aboutAccess.test(line))
    .flatMap((line) => {
      if (!line.includes('*') || isOfAgent.test(line)) return line
      patterns += line.length
      return patterns <= mostPatternLetters ? line : stricter(line)
    })
    .join('\n')
}

/** Up to its first star it says no to all that it did, and to more. A yes is forgotten. */
const stricter = (line: string) => (/^\s*disallow/i.test(line) ? line.slice(0, line.indexOf('*')) : [])

async function ask(host: string, ownHost: string | null): Promise<Said> {
  try {
    return await within(timeoutMs, async (signal) => {
      const { response } = await visit(new URL(`https://${host}/robots.txt`), {
        accept: 'text/plain, */*;q=0.1',
        mostRedirects,
        ownHost,
        signal,
      })
      const { status, body } = response
      if (status === 200)
        return { rules: essence(new TextDecoder().decode(await readFirst(body, mostBytes))) }
      await body?.cancel()
      // Who asks us to wait has rules that we do not know yet.
      return status >= 400 && status < 500 && status !== 429 ? 'nothing' : 'unknown'
    })
  } catch {
    return 'unknown'
  }
}

async function saidBy(cache: KVNamespace, host: string, ownHost: string | null) {
  const key = `robots:${host}`
  const kept = await cache.get<Said>(key, 'json')
  if (kept !== null) return kept
  const said = await ask(host, ownHost)
  await cache.put(key, JSON.stringify(said), {
    expirationTtl: said === 'unknown' ? shortSeconds : daySeconds,
  })
  return said
}

/**
 * Answers whether we may read a page, by its shop's robots.txt. What a host says is kept for a day; 'unknown'
 * means no, and is asked again soon.
 */
export function openRobots(cache: KVNamespace, ownHost: string | null) {
  // Besides: KV goes on saying for a minute that a key is not there.
  const known = new Map<string, Promise<Said>>()
  return async ({ host, href }: URL) => {
    const asked = known.get(host) ?? saidBy(cache, host, ownHost)
    known.set(host, asked)
    const said = await asked
    if (typeof said === 'string') return said === 'nothing' ? 'yes' : 'unknown'
    // The parser answers for the host that it is told, and for no other.
    const robots = robotsParser(`https://${host}/robots.txt`, said.rules)
    return robots.isAllowed(href, agentName) === false ? 'no' : 'yes'
  }
}
