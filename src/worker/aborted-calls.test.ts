import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { finish, forgetLimits, garmentFor } from './testing/fashn.ts'
import { smallJpegBytes, smallJpegDataUrl } from './testing/pictures.ts'
import { agreedTo, createSignedIn, type SignedIn } from './testing/signed-in.ts'
import { balanceOf, entriesOf, jobStub } from './testing/try-ons.ts'

/** A browser that closes its tab in the middle of a call: nothing half-made stays, and nothing is paid for it. */

beforeEach(forgetLimits)

/** Sends half of a body, and goes away. True where it was answered that all is well. */
async function sendHalf(shopper: SignedIn, path: string, bytes: Uint8Array, type: string) {
  const leaving = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, bytes.length >> 1)),
  })
  setTimeout(() => leaving.abort(), 100)
  const init = { method: 'POST', headers: { 'content-type': type }, body, signal: leaving.signal }
  return shopper.fetch(path, init).then(
    ({ ok }) => ok,
    () => false,
  )
}

const rowsOf = (userId: string) =>
  env.DB.prepare('select count(*) as n from photos where user_id = ?').bind(userId).first('n')
const objectsOf = async (userId: string) => (await env.PHOTOS.list({ prefix: `users/${userId}/` })).objects

test('in the middle of an upload: no row, no picture, and the next one is kept', async () => {
  const shopper = await createSignedIn({ photoStorage: 'account' })
  expect(await sendHalf(shopper, '/api/photos/selfie', smallJpegBytes(), 'image/jpeg')).toBe(false)
  expect([await rowsOf(shopper.id), await objectsOf(shopper.id)]).toEqual([0, []])
  const again = await shopper.fetch('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() })
  expect(again.status).toBe(201)
  expect([await rowsOf(shopper.id), (await objectsOf(shopper.id)).length]).toEqual([1, 1])
})

test('in the middle of the body of a start: no try-on, and no credit is spent', async () => {
  const shopper = await createSignedIn({ photographConsents: agreedTo('fashn') })
  const json = { userImage: smallJpegDataUrl, garmentImage: (await garmentFor('completes')).dataUrl }
  const half = new TextEncoder().encode(JSON.stringify(json))
  expect(await sendHalf(shopper, '/api/fashn/start-tryon', half, 'application/json')).toBe(false)
  expect([await balanceOf(shopper.id), await entriesOf(shopper.id)]).toEqual([5, ['grant 5']])
})

test.each([0, 5, 20, 60, 150])(
  'a start whose answer nobody waits for any more after %d ms, and that is sent again, is one try-on for one credit',
  async (afterMs) => {
    const shopper = await createSignedIn({ photographConsents: agreedTo('fashn') })
    const json = { userImage: smallJpegDataUrl, garmentImage: (await garmentFor('completes')).dataUrl }
    const press = { method: 'POST', body: JSON.stringify(json) }
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(), afterMs)
    await shopper
      .fetch('/api/fashn/start-tryon', { ...press, headers, signal: leaving.signal })
      .catch(() => undefined)
    const again = await shopper.fetch('/api/fashn/start-tryon', { ...press, headers })
    expect(again.status).toBe(200)
    const { predictionId } = await again.json<{ predictionId: string }>()
    expect(await finish(shopper, predictionId)).toMatchObject({ status: 'completed' })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    expect(await jobStub(predictionId).view(shopper.id)).toMatchObject({ status: 'completed' })
  },
)

test('in the middle of a picture that is read: the picture stays, and the next reader has all of it', async () => {
  const shopper = await createSignedIn({ photoStorage: 'account' })
  const stored = await shopper.fetch('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() })
  const { url } = await stored.json<{ url: string }>()
  const leaving = new AbortController()
  const answer = await shopper.fetch(url, { signal: leaving.signal })
  leaving.abort()
  await answer.body?.cancel().catch(() => undefined)
  const whole = new Uint8Array(await (await shopper.fetch(url)).arrayBuffer())
  expect(whole).toEqual(smallJpegBytes())
})
