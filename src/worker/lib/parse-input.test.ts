import { expect, test } from 'vitest'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'

/** A stream that counts how many chunks were read. */
function stream(maxChunks: number) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === maxChunks) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(100_000).fill(97))
    },
  })
  return { body, sent: () => sent }
}

const calls = [
  ['POST', '/api/auth/signin', 16_000],
  ['POST', '/api/auth/signup', 16_000],
  ['PUT', '/api/photo-settings', 16_000],
  ['POST', '/api/lookbook', 3_200_000],
  ['POST', '/api/save-profile-photo', 3_000_000],
  ['POST', '/api/photos/outfit', 10_000_000],
  ['POST', '/api/fashn/start-tryon', 16_000_000],
  ['POST', '/api/wishlist', 16_000],
  ['POST', '/api/wishlist/merge', 600_000],
  ['POST', '/api/clicks', 16_000],
  ['PUT', `/api/fashn/result/0-${'a'.repeat(26)}`, 3_000_000],
] as const

test.each(calls)('%s %s refuses more than it can want, told or untold', async (method, path, most) => {
  const shopper = await createSignedIn({ photoStorage: 'account' })
  const headers = { 'content-type': 'application/json' }
  const told = await shopper.fetch(path, { method, headers, body: new Uint8Array(most + 1).fill(97) })
  expect(told.status).toBe(413)
  const untold = stream(Math.ceil(most / 100_000) + 1)
  expect((await shopper.fetch(path, { method, headers, body: untold.body })).status).toBe(413)
})

test('what is refused for its length is let pass to its end, so that its sender hears the answer', async () => {
  const { body, sent } = stream(50)
  const headers = { 'content-type': 'application/json', 'content-length': '5000000' }
  const fixed = body.pipeThrough(new FixedLengthStream(5_000_000))
  const answer = await openTab().fetch('/api/auth/signin', { method: 'POST', headers, body: fixed })
  expect([answer.status, sent()]).toEqual([413, 50])
})

test('a field that was not asked for changes nothing, whatever it is called', async () => {
  const shopper = await createSignedIn()
  const body =
    '{"language":"fr","plan":"premium","credits":99,"__proto__":{"plan":"premium"},"constructor":{}}'
  const init = { method: 'PUT', body, headers: { 'content-type': 'application/json' } }
  expect((await shopper.fetch('/api/account/language', init)).status).toBe(204)
  const state = await (await shopper.api['app-state'].$get()).json()
  expect(state).toMatchObject({ language: 'fr', plan: 'free', credits_remaining: 5 })
  expect(({} as { plan?: string }).plan).toBeUndefined()
})

test.each([
  // Nothing is needed by these.
  ['POST', '/api/billing/portal'],
  ['POST', '/api/stripe/customer-portal'],
  ['POST', '/api/billing/checkout'],
  // By these something is.
  ['PUT', '/api/account/language'],
  ['POST', '/api/wishlist'],
])('%s %s: JSON of no length is no body', async (method, path) => {
  const shopper = await createSignedIn()
  const send = async (init: RequestInit) => {
    const answer = await shopper.fetch(path, { method, ...init })
    return [answer.status, await answer.json()]
  }
  const bare = await send({})
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  expect(await send({ headers, body: '' })).toEqual(bare)
  expect(await send({ headers, body: stream(0).body })).toEqual(bare)
  expect(await send({ headers })).toEqual(bare)
  expect(await send({ headers, body: '{}' })).toEqual(bare)
  expect((await send({ headers, body: '{' }))[0]).toBe(400)
})

test('a parameter that comes twice is no text', async () => {
  const twice = await openTab().fetch('/api/search/suggestions?q=coat&q=hat')
  expect(twice.status).toBe(400)
})
