import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sniffType } from '../../pictures/open-picture.ts'
import { expireAtOnce } from '../../testing/timeouts.ts'
import { smallJpegBytes } from '../../testing/pictures.ts'
import { createProduct } from '../../testing/products.ts'
import {
  askPicture,
  askWhen,
  bytesOf,
  codeOf,
  createShirt,
  makeLargeJpeg,
  visitCount,
} from '../../testing/shop-pictures.ts'
import { inParallel } from '../../testing/in-parallel.ts'
import { listStudy, publish, readStudy, strayVisits } from '../../testing/web.ts'
import { tripsOf } from '../../testing/trips.ts'

let large: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  large = await makeLargeJpeg()
})
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('redirects, one by one', () => {
  const redirect = (location: string, status = 302) => ({ status, headers: { location } })

  test.each([301, 302, 303, 307, 308])('%i to another place of its host is followed', async (status) => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, redirect('/moved.jpg', status))
    await publish(`https://${host}/moved.jpg`, { body: large })
    expect((await askPicture(imageUrl)).status).toBe(200)
  })

  test('to another host of the catalogue is followed', async () => {
    const [{ imageUrl }, neighbour] = [await createShirt(), await createShirt()]
    await publish(imageUrl, redirect(`https://${neighbour.host}/elsewhere.jpg`))
    await publish(`https://${neighbour.host}/elsewhere.jpg`, { body: large })
    expect((await askPicture(imageUrl)).status).toBe(200)
  })

  test.each([
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['the same over TLS', 'https://169.254.169.254/latest/meta-data/'],
    ['this machine', 'https://127.0.0.1:8787/'],
    ['this machine as a number', '//2130706433/'],
    ['a name that resolves to this machine', 'https://shop.traefik.me/a.jpg'],
    ['a service inside a cluster', 'https://kubernetes.default.svc/a.jpg'],
    ['a host that is none of the catalogue', 'https://stranger.example/a.jpg'],
    ['a host below one of the catalogue', 'https://below.HOST/a.jpg'],
    ['its own host in plain http', 'http://HOST/a.jpg'],
    ['its own host on another port', 'https://HOST:8443/a.jpg'],
    ['its own host with a user', 'https://user@HOST/a.jpg'],
    ['a picture in the address', 'data:image/png;base64,iVBORw0KGgo='],
    ['nowhere', ''],
    ['what is no address', 'https://'],
  ])('to %s is not followed', async (_, location) => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, redirect(location.replace('HOST', host)))
    await publish('https://stranger.example/a.jpg', { body: large })
    const refused = await askPicture(imageUrl)
    expect([refused.status, await codeOf(refused)]).toEqual([502, 'picture_unreachable'])
    expect(await visitCount(host)).toBe(1)
    expect(await visitCount('stranger.example')).toBe(0)
    expect(await strayVisits()).toEqual([])
  })

  test('three are followed, a fourth is not', async () => {
    const { imageUrl, host } = await createShirt()
    const at = (step: number) => `https://${host}/${step}.jpg`
    await publish(imageUrl, redirect(at(1)))
    for (const step of [1, 2, 3]) await publish(at(step), redirect(at(step + 1)))
    await publish(at(4), { body: large })
    expect((await askPicture(imageUrl)).status).toBe(502)
    expect(await visitCount(host)).toBe(4)
    const shorter = await createProduct({ imageUrl: at(1) })
    expect((await askPicture(shorter.imageUrl)).status).toBe(200)
  })

  test('round in a circle comes to an end', async () => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, redirect(imageUrl))
    expect((await askPicture(imageUrl)).status).toBe(502)
    expect(await visitCount(host)).toBe(4)
  })
})

describe('what is no picture, or too much of one', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['an SVG', { body: svg, headers: { 'content-type': 'image/svg+xml' } }],
    ['an SVG that calls itself a JPEG', { body: svg, headers: { 'content-type': 'image/jpeg' } }],
    ['a page', { body: '<!doctype html><title>Sorry</title>', headers: { 'content-type': 'text/html' } }],
    ['nothing at all', {}],
    ['a JPEG that breaks off', { body: smallJpegBytes().subarray(0, 200) }],
    ['404', { status: 404, body: smallJpegBytes() }],
    ['500', { status: 500 }],
    ['a part', { status: 206, body: smallJpegBytes() }],
    ['a redirect without an address', { status: 302 }],
    ['11 MB', { body: smallJpegBytes(), moreBytes: 11_000_000 }],
    ['five times what we take', { body: smallJpegBytes(), moreBytes: 50_000_000 }],
  ])('%s: 502, once', { timeout: 20_000 }, async (_, answer) => {
    const { imageUrl, host } = await createShirt()
    await publish(imageUrl, answer)
    const refused = await askPicture(imageUrl)
    expect([refused.status, await codeOf(refused)]).toEqual([502, 'picture_unreachable'])
    expect(refused.headers.get('cache-control')).toBe('private, max-age=600')
    const again = await askPicture(imageUrl, { w: '960' })
    expect([again.status, tripsOf(again)]).toEqual([502, 0])
    expect(await visitCount(host)).toBe(1)
    vi.restoreAllMocks()
  })

  test('what comes piece by piece with no length told is a picture too', async () => {
    const answer = await askWhen({ body: smallJpegBytes(), moreBytes: 100_000 })
    expect(answer.status).toBe(200)
  })

  test('a shop that does not answer is given up after 5 s', async () => {
    const hasWaited = expireAtOnce(5_000)
    expect((await askWhen({ body: large, delayMs: 8_000 })).status).toBe(502)
    expect(hasWaited()).toBe(true)
  })

  const folders = ['polyglot-svg', 'bombs', 'png', 'gif', 'webp', 'avif-other', 'heic']
  test.each(folders)('%s: every file is a clean picture or refused', { timeout: 120_000 }, async (folder) => {
    const names = (await listStudy(`attack/images/${folder}`)).slice(0, 60)
    if (names.length === 0) return console.warn(`skipped: ../shared/data has no ${folder}`)
    await inParallel(names, async (name) => {
      const body = (await readStudy(`attack/images/${folder}/${name}`)) ?? ''
      const answer = await askWhen({ body })
      expect([name, answer.status]).toEqual([name, expect.toSatisfy((status) => [200, 502].includes(status))])
      const shown = await bytesOf(answer)
      if (answer.status !== 200) return
      expect(answer.headers.get('content-type')).toBe(sniffType(shown))
      expect(new TextDecoder('latin1').decode(shown)).not.toMatch(/<script|<svg|<\?php|<html/i)
    })
    vi.restoreAllMocks()
  })

  test('where a photo was taken stays with the shop', async () => {
    await inParallel(await listStudy('attack/exif/gps'), async (name) => {
      const answer = await askWhen({ body: (await readStudy(`attack/exif/gps/${name}`)) ?? '' })
      expect([name, answer.status]).toEqual([name, 200])
      expect(new TextDecoder('latin1').decode(await bytesOf(answer))).not.toMatch(/Exif|GPS|xmp/)
    })
  })
})
