import { afterEach, expect, test, vi } from 'vitest'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { answerPicture, answerShopList } from './shop-cache.ts'

afterEach(() => vi.unstubAllGlobals())

/** A service worker that has stored a list, and gets this answer when it asks for it again. */
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
  const given = await answerShopList(event)
  await Promise.all(waited)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  return { given, later: await (await answerShopList(event)).json() }
}

test('a list comes from the network, or from the last answer where there is no network', async () => {
  const { given, later } = await askAnew(Response.json(['coat']))
  expect([await given.json(), later]).toEqual([['coat'], ['coat']])
})

test.each([...strangersAnswers, ['the server’s own 401', signedOutAnswer] as const])(
  '%s is handed on, and does not replace the stored list',
  async (_, strangers) => {
    const { given, later } = await askAnew(strangers())
    expect([given.status, later]).toEqual([strangers().status, ['dress']])
  },
)

/**
 * A service worker that has stored nothing, and gets this answer for a sewn piece: what it answers without a
 * network.
 */
async function askForSewn(answer: Response) {
  let kept: Response | undefined
  const waited: Promise<unknown>[] = []
  const cache = {
    match: async () => kept?.clone(),
    put: async (_: Request, next: Response) => void (kept = next),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => answer)
  const event = {
    request: new Request('https://cabine.example/samples/garments/white-tee/sewn.bin'),
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
  } as unknown as FetchEvent
  await answerPicture(event)
  await Promise.all(waited)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  return await answerPicture(event).then(
    (later) => later.text(),
    () => 'not kept',
  )
}

test('a piece as it is sewn is there again without a network', async () => {
  const headers = { 'content-type': 'application/octet-stream' }
  expect(await askForSewn(new Response('seams', { headers }))).toBe('seams')
})

test.each(strangersAnswers)('%s is not kept as a sewn piece', async (_, strangers) => {
  expect(await askForSewn(strangers())).toBe('not kept')
})
