import { failureOf } from '#client/lib/api.ts'

const ahead = 4

/** The pictures one after the other, with the next few already being fetched; null for one that no longer exists. */
export async function* fetchAhead(urls: string[], signal: AbortSignal) {
  const asked: Promise<Blob | null>[] = []
  for (const [index, url] of urls.entries()) {
    for (const next of urls.slice(asked.length, index + ahead)) {
      const picture = fetchOne(next, signal)
      // When an earlier picture fails the loop stops, and this rejection would otherwise be unhandled.
      picture.catch(() => undefined)
      asked.push(picture)
    }
    yield { url, picture: await asked[index] }
  }
}

async function fetchOne(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal, credentials: 'include' })
  if (answer.status === 404) return null
  if (!answer.ok) throw await failureOf(answer)
  return await answer.blob()
}
