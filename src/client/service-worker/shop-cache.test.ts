import { afterEach, expect, test, vi } from 'vitest'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { answerShelf } from './shop-cache.ts'

afterEach(() => vi.unstubAllGlobals())

/** A service worker that has kept a shelf, and gets this answer when it asks for it anew. */
async function askAnew(answer: Response) {
  let kept = Response.json(['dress'])
  const waited: Promise<unknown>[] = []
  const cache = {
    match: async () => kept.clone(),
    put: async (_: Request, next: Response) => void (kept = next),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => answer)
  const event = {
    request: new Request('https://cabine.example/api/products'),
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
  } as unknown as FetchEvent
  const given = await answerShelf(event)
  await Promise.all(waited)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  return { given, later: await (await answerShelf(event)).json() }
}

test('a shelf is the network’s, and its last one where there is no network', async () => {
  const { given, later } = await askAnew(Response.json(['coat']))
  expect([await given.json(), later]).toEqual([['coat'], ['coat']])
})

test.each([...strangersAnswers, ['the server’s own 401', signedOutAnswer] as const])(
  '%s is handed on, and takes no kept shelf’s place',
  async (_, strangers) => {
    const { given, later } = await askAnew(strangers())
    expect([given.status, later]).toEqual([strangers().status, ['dress']])
  },
)
