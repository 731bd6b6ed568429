import robotsParser from 'robots-parser'
import { within } from '../lib/time-limit.ts'
import { agentName, readFirst, visit } from './request-page.ts'

/** The least that a crawler must read of a robots.txt (RFC 9309, 2.5). */
const maxBytes = 512_000
/** A pattern of many letters takes long to match against every path. */
const maxLineLength = 500
/**
 * Limits all patterns together, because each letter may be compared with each of the path's. Honest files have a
 * tenth of this.
 */
const maxPatternLetters = 20_000
const timeoutMs = 3_000
const maxRedirects = 5
const daySeconds = 86_400
const shortSeconds = 600

/** What a host's robots.txt gave: rules, none, or no answer for now. */
type Said = { rules: string } | 'nothing' | 'unknown'

const isOfAgent = /^\s*user-agent\s*:/i
const aboutAccess = /^\s*(?:user-agent|allow|disallow)\s*:/i

/** Keeps only the lines about access, so that the cache entry stays small. */
function essence(text: string) {
  let patterns = 0
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= maxLineLength && aboutAccess.test(line))
    .flatMap((line) => {
      if (!line.includes('*') || isOfAgent.test(line)) return line
      patterns += line.length
      return patterns <= maxPatternLetters ? line : stricter(line)
    })
    .join('\n')
}

/** Cuts a disallow rule at its first wildcard, which forbids at least as much; an allow rule is dropped. */
const stricter = (line: string) => (/^\s*disallow/i.test(line) ? line.slice(0, line.indexOf('*')) : [])

async function ask(host: string, ownHost: string | null): Promise<Said> {
  try {
    return await within(timeoutMs, async (signal) => {
      const { response } = await visit(new URL(`https://${host}/robots.txt`), {
        accept: 'text/plain, */*;q=0.1',
        maxRedirects,
        ownHost,
        signal,
      })
      const { status, body } = response
      if (status === 200) return { rules: essence(new TextDecoder().decode(await readFirst(body, maxBytes))) }
      await body?.cancel()
      // With 429 the host has rules that are not known yet.
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
 * Answers whether a page may be read by its host's robots.txt. The file is cached for a day; 'unknown' means no, and
 * expires after ten minutes.
 */
export function openRobots(cache: KVNamespace, ownHost: string | null) {
  // Remembered here as well, because KV may report a missing key for a minute after it was written.
  const known = new Map<string, Promise<Said>>()
  return async ({ host, href }: URL) => {
    const asked = known.get(host) ?? saidBy(cache, host, ownHost)
    known.set(host, asked)
    const said = await asked
    if (typeof said === 'string') return said === 'nothing' ? 'yes' : 'unknown'
    // The parser answers only for the host that it was given.
    const robots = robotsParser(`https://${host}/robots.txt`, said.rules)
    return robots.isAllowed(href, agentName) === false ? 'no' : 'yes'
  }
}
