import { setTimeout as wait } from 'node:timers/promises'

/** Public reads of different lives (src/worker/lib/edge-cache.ts). None names a shopper. */
export const publicReads = ['/api/openapi.json', '/api/rates', '/api/search?q=dress', '/api/outfit-posts']

/** An answer has to be stored before it can be found: so long after the first. */
const storedAfterMs = 1_000

type Seen = { status: number; cache: string; place: string }

async function ask(address: string, path: string): Promise<Seen> {
  const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(10_000) })
  await response.arrayBuffer()
  return {
    status: response.status,
    cache: response.headers.get('cf-cache-status') ?? 'none',
    // `8f3c…-FRA`: the place that answered, whose cache is asked.
    place: /-(?<place>[A-Z]{3})$/.exec(response.headers.get('cf-ray') ?? '')?.groups?.place ?? 'unknown',
  }
}

/**
 * Asks a deployed site for each public read twice, and says what its cache said. False unless the second of each is a HIT: without it every
 * read of everybody is paid for, and is as far away as the Worker (decision 0039).
 */
export async function checkCache(
  address: string,
  say: (line: string) => void,
  { pauseMs = storedAfterMs } = {},
): Promise<boolean> {
  let isFine = true
  for (const path of publicReads) {
    try {
      const first = await ask(address, path)
      await wait(pauseMs)
      const second = await ask(address, path)
      const isHit = second.status === 200 && second.cache === 'HIT'
      isFine &&= isHit
      say(`  ${isHit ? 'ok    ' : 'FAILED'} ${path}: ${first.cache}, then ${second.cache} (${second.place})`)
      if (second.status !== 200) say(`         it answers ${second.status}`)
    } catch (error) {
      isFine = false
      say(`  FAILED ${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (!isFine)
    say(
      'The cache before the Worker does not answer, so every public read costs a call. Look whether wrangler.toml has [cache] enabled, whether a rule of the ' +
        'zone passes it by, and whether static assets switch it off in this Worker (cloudflare/workerd, issue 6865).',
    )
  return isFine
}
