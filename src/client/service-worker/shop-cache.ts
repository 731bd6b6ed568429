import { picturesCache, shelvesCache } from './shop-cache-names.ts'

const maxPictures = 400
const dayMs = 24 * 60 * 60 * 1000

/** How long a picture is used without asking whether the shop has changed it. */
const pictureFreshMs = 7 * dayMs

const ageOf = (answer: Response) => Date.now() - Date.parse(answer.headers.get('date') ?? '')

/** Pictures, and the data of sewn pieces. */
const typesKept = /^(?:image\/|application\/octet-stream)/

const isPicture = (answer: Response) => answer.ok && typesKept.test(answer.headers.get('content-type') ?? '')

/** Another server's page at our address, such as a hotel network's, must not replace the stored answer. */
const isAnswerOfOurs = (answer: Response) =>
  answer.ok && (answer.headers.get('content-type')?.startsWith('application/json') ?? false)

/** The network's answer, or the stored one if there is no network. */
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

/** Deletes the oldest entries first. */
async function keepPicture(cache: Cache, request: Request, answer: Response) {
  try {
    await cache.put(request, answer)
    const keys = await cache.keys()
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - maxPictures)).map((former) => cache.delete(former)),
    )
  } catch {
    // A full disk may refuse to store it.
  }
}
