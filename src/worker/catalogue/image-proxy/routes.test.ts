import { env } from 'cloudflare:test'
import { imageSize } from 'image-size'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { smallJpegBytes } from '../../testing/pictures.ts'
import {
  askPicture,
  askWhen,
  bytesOf,
  createShirt,
  makeLargeJpeg,
  proxyPath,
  visitCount,
} from '../../testing/shop-pictures.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { publish, strayVisits, visitsTo } from '../../testing/web.ts'
import { tripsOf } from '../../testing/trips.ts'

let large: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  large = await makeLargeJpeg()
})
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe("a shop's picture through our site (spec 1.7.15: GET /api/proxy-image)", () => {
  test.each([
    ['320', 320],
    ['640', 640],
    ['960', 960],
    ['700', 640],
    ['99999', 960],
    ['-1', 320],
    ['wide', 640],
    ['', 640],
  ])('asked for %s, it is a WebP of %i pixels', async (w, width) => {
    const { imageUrl } = await createShirt()
    await publish(imageUrl, { body: large, headers: { 'content-type': 'text/html' } })
    const answer = await askPicture(imageUrl, { w })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(imageSize(await bytesOf(answer))).toMatchObject({ type: 'webp', width, height: width * 1.5 })
  })

  test('a small one is not blown up', async () => {
    const answer = await askWhen({ body: smallJpegBytes() })
    expect(imageSize(await bytesOf(answer))).toMatchObject({ width: 16, height: 24 })
  })

  test('the shop hears of no shopper: no cookie, no referrer, a name of our own', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: large })
    const shopper = await createSignedIn()
    await shopper.fetch(proxyPath(imageUrl), { headers: { referer: 'https://cabine.test/wishlist' } })
    const { method, headers } = firstIn(await visitsTo(host))
    expect(method).toBe('GET')
    expect(headers['user-agent']).toBe('Cabine pictures')
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|referer|authorization|origin|x-forwarded-for/)]),
    )
  })

  test('a second look asks neither the shop nor the database, nor does a third without the cache', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: large })
    const first = await askPicture(imageUrl, { w: '320' })
    expect(tripsOf(first)).toBe(1)
    const bytes = await bytesOf(first)
    const second = await askPicture(imageUrl, { w: '320' })
    expect(tripsOf(second)).toBe(0)
    expect(await bytesOf(second)).toEqual(bytes)
    vi.spyOn(caches.default, 'match').mockResolvedValue(undefined)
    const third = await askPicture(imageUrl, { w: '320' })
    vi.restoreAllMocks()
    expect(tripsOf(third)).toBe(0)
    expect(await bytesOf(third)).toEqual(bytes)
    expect(await visitCount(host)).toBe(1)
  })

  test('who has it already is told so in a word', async () => {
    const { imageUrl } = await createShirt()
    await publish(imageUrl, { body: large })
    const etag = (await askPicture(imageUrl)).headers.get('etag') ?? ''
    const again = await askPicture(imageUrl, {}, { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
    expect((await askPicture(imageUrl, {}, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })

  test('HEAD answers with the headers alone', async () => {
    const { imageUrl } = await createShirt()
    await publish(imageUrl, { body: large })
    const answer = await askPicture(imageUrl, {}, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await bytesOf(answer)).length).toBe(0)
  })

  test('many who want one picture at once do not all fetch it', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: large, delayMs: 400 })
    const first = askPicture(imageUrl)
    await scheduler.wait(150)
    const others = await Promise.all(Array.from({ length: 8 }, () => askPicture(imageUrl)))
    expect([await first, ...others].map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(await visitCount(host)).toBe(1)
  })

  test('of many who want one that the shop has not, one asks', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { status: 404, delayMs: 400 })
    const first = askPicture(imageUrl)
    await scheduler.wait(150)
    const others = await Promise.all(Array.from({ length: 8 }, () => askPicture(imageUrl)))
    expect([await first, ...others].map(({ status }) => status)).toEqual(Array(9).fill(502))
    expect(await visitCount(host)).toBe(1)
  })

  test('nothing resizes: the picture as it is, without what it tells, and another try the day after', async () => {
    const { imageUrl, host } = await createShirt()
    const telling = [...smallJpegBytes()]
    telling.splice(2, 0, 0xff, 0xfe, 0, 8, ...new TextEncoder().encode('secret'))
    await publish(imageUrl, { body: new Uint8Array(telling) })
    vi.spyOn(env.IMAGES, 'input').mockImplementation(() => {
      throw new Error('no such binding')
    })
    const answer = await askPicture(imageUrl)
    vi.restoreAllMocks()
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(await bytesOf(answer)).toEqual(smallJpegBytes())
    expect(await renewedAfter(2, imageUrl, host)).toBe(true)
  })
})

/** Whether the shop is requested again when the stored picture is this many days old. */
async function renewedAfter(days: number, imageUrl: string, host: string) {
  const before = await visitCount(host)
  const now = Date.now() + days * 24 * 3_600_000
  vi.spyOn(Date, 'now').mockReturnValue(now)
  vi.spyOn(caches.default, 'match').mockResolvedValue(undefined)
  const answer = await askPicture(imageUrl)
  expect(answer.status).toBe(200)
  await answer.arrayBuffer()
  await scheduler.wait(200)
  vi.restoreAllMocks()
  return (await visitCount(host)) > before
}

describe('a kept picture', () => {
  test('is renewed after a month, and shown meanwhile', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: smallJpegBytes() })
    await askPicture(imageUrl)
    expect(await renewedAfter(29, imageUrl, host)).toBe(false)
    await publish(imageUrl, { body: large })
    expect(await renewedAfter(31, imageUrl, host)).toBe(true)
    const key = `pictures/${await sha256Hex(imageUrl)}/640.webp`
    await expect
      .poll(async () => imageSize(new Uint8Array(await (await env.CATALOGUE.get(key))!.arrayBuffer())))
      .toMatchObject({ width: 640 })
  })

  test('stays when the shop has it no more, and the shop is not asked with every look', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: smallJpegBytes() })
    await askPicture(imageUrl)
    await publish(imageUrl, { status: 404 })
    expect(await renewedAfter(31, imageUrl, host)).toBe(true)
    expect(await renewedAfter(31, imageUrl, host)).toBe(false)
  })
})

describe("a shop's picture as a garment", () => {
  test('goes to the cloud through the same route', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, { body: large })
    const shopper = await createSignedIn()
    const json = {
      userImage: `data:image/jpeg;base64,${Buffer.from(large).toString('base64')}`,
      garmentImage: proxyPath(imageUrl, { w: '960' }),
      category: 'tops' as const,
    }
    const answer = await shopper.api.fashn['start-tryon'].$post({ json })
    expect(answer.status).toBe(200)
    expect(await visitCount(host)).toBe(1)
  })

  test('is refused where the catalogue does not have it', async () => {
    const shopper = await createSignedIn()
    const userImage = `data:image/jpeg;base64,${Buffer.from(large).toString('base64')}`
    for (const address of ['https://stranger.example/b.jpg', 'http://169.254.169.254/', '/samples/a.webp']) {
      const json = { userImage, garmentImage: proxyPath(address) }
      expect(String((await shopper.api.fashn['start-tryon'].$post({ json })).status)).toBe('404')
    }
    expect(await visitCount('stranger.example')).toBe(0)
    expect(await strayVisits()).toEqual([])
  })
})
