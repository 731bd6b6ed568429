import { picturesCache, shelvesCache } from './shop-cache-names.ts'

const mostPictures = 400
const dayMs = 24 * 60 * 60 * 1000

/** How long a picture is shown without a question whether the shop has changed it. */
const pictureFreshMs = 7 * dayMs

const ageOf = (answer: Response) => Date.now() - Date.parse(answer.headers.get('date') ?? '')

/** Pictures, and pieces as they are sewn. */
const typesKept = /^(?:image\/|application\/octet-stream)/

const isPicture = (answer: Response) => answer.ok && typesKept.test(answer.headers.get('content-type') ?? '')

/** Another's page under our address, as of a hotel's network, must not take the place of what is kept. */
const isAnswerOfOurs = (answer: Response) =>
  answer.ok && (answer.headers.get('content-type')?.startsWith('application/json') ?? false)

/** The network's answer, and its last one where there is no network. */
export async function answerShopList(event: FetchEvent) {
  const { request } = event
  const cache = await caches.open(shelvesCache)
  try {
    const answer = await fetch(request)
    if (isAnswerOfOurs(answer)) event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined))
    return answer
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

export async function answerPicture(event: FetchEvent) {
  const { request } = event
  const cache = await caches.open(picturesCache)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept && ageOf(kept) < pictureFreshMs) return kept
  try {
    const answer = await fetch(request)
    if (isPicture(answer)) event.waitUntil(keepPicture(cache, request, answer.clone()))
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** What came first goes first. */
async function keepPicture(cache: Cache, request: Request, answer: Response) {
  try {
    await cache.put(request, answer)
    const keys = await cache.keys()
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - mostPictures)).map((former) => cache.delete(former)),
    )
  } catch {
    // A full disk may refuse.
  }
}
