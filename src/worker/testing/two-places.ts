import { origin } from './shopper.ts'

/** One trip within a place, and one between the two, ms of the simulated clock. */
export const localMs = 8
export const farMs = 160

export type Place = 'home' | 'away'

/** What a shopper waited for: trips within her place, and trips to the other one, one after the other. */
export type Waited = { local: number; far: number }

export const waitedMs = ({ local, far }: Waited) => local * localMs + far * farMs

/** Calls that go out together: she waits for the slowest. */
export const together = (all: Waited[]): Waited => ({
  local: Math.max(...all.map(({ local }) => local)),
  far: Math.max(...all.map(({ far }) => far)),
})

type Kept = { answer: Response; at: number; freshMs: number; staleMs: number; tags: string[] }

const secondsOf = (text: string, name: string) =>
  1_000 * Number(new RegExp(`(?:^|[, ])${name}=(\\d+)`).exec(text)?.[1] ?? 0)

/** Reads an answer as the platform's cache does: its own header first, then `Cache-Control`; a cookie is never kept. */
function keptOf(answer: Response, at: number): Kept | null {
  const own = answer.headers.get('cloudflare-cdn-cache-control')
  const common = answer.headers.get('cache-control') ?? ''
  const rule = own ?? common
  if (answer.headers.has('set-cookie') || /no-store|private/.test(`${rule} ${own ? '' : common}`)) return null
  const freshMs = secondsOf(rule, 'max-age')
  const staleMs = secondsOf(rule, 'stale-while-revalidate')
  const tags = (answer.headers.get('cache-tag') ?? '').split(',').filter(Boolean)
  return freshMs > 0 ? { answer, at, freshMs, staleMs, tags } : null
}

function tripsIn(answer: Response, database: string) {
  const stated = answer.headers.get('server-timing') ?? ''
  return Number(new RegExp(`${database};desc="(\\d+)"`).exec(stated)?.[1] ?? 0)
}

/**
 * Two places of the world with a clock, as the platform's documentation draws them (workers/cache, read on 24 November
 * 2026): a cache in each, one behind both that stands at home, and then the Worker. The accounts are at home, copies of the
 * catalogue in both. `worker` is where the Worker runs: at home, where placement puts it, or with the shopper, where it runs
 * before placement has learned.
 */
export function openTwoPlaces(ask: (request: Request) => Promise<Response>, worker: Place | 'with her') {
  let now = 0
  let runs = 0
  const lower = { home: new Map<string, Kept>(), away: new Map<string, Kept>() }
  const upper = new Map<string, Kept>()
  const isUsable = (kept: Kept | undefined): kept is Kept =>
    kept !== undefined && now < kept.at + kept.freshMs + kept.staleMs
  const isFresh = (kept: Kept) => now < kept.at + kept.freshMs

  async function run(key: string, request: Request, place: Place) {
    runs += 1
    const answer = await ask(request)
    const kept = keptOf(answer, now)
    if (kept) for (const cache of [upper, lower[place]]) cache.set(key, { ...kept, answer: answer.clone() })
    return answer
  }

  async function get(place: Place, path: string, headers: Record<string, string> = {}) {
    const request = new Request(origin + path, { headers })
    const waited: Waited = { local: 1, far: 0 }
    const near = lower[place].get(path)
    if (isUsable(near)) {
      // What is stale is shown at once, and renewed behind her back.
      if (!isFresh(near)) await run(path, request, place)
      return { waited, answer: near.answer.clone() }
    }
    const toHome = place === 'home' ? 0 : 1
    const behind = upper.get(path)
    if (isUsable(behind)) {
      lower[place].set(path, behind)
      return { waited: { ...waited, far: toHome }, answer: behind.answer.clone() }
    }
    const answer = await run(path, request, place)
    const [accounts, catalogue] = [tripsIn(answer, 'd1'), tripsIn(answer, 'catalogue')]
    if (worker === 'with her')
      return { waited: { local: 1 + catalogue, far: toHome * accounts }, answer: answer.clone() }
    return { waited: { local: 1, far: place === worker ? 0 : 1 }, answer: answer.clone() }
  }

  function purge(tags: string[]) {
    for (const cache of [lower.home, lower.away, upper])
      for (const [key, kept] of cache) if (kept.tags.some((tag) => tags.includes(tag))) cache.delete(key)
  }

  return {
    get,
    purge,
    pass: (ms: number) => void (now += ms),
    /** How often the Worker has run. */
    runs: () => runs,
  }
}
