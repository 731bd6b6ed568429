import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pictureSources } from '#shared/picture-address.ts'
import { greetingKey } from '#client/features/dashboard/greeting.ts'
import { firstIn } from '#shared/testing/first.ts'
import { root } from '../../local/paths.ts'

const script = readFileSync(join(root, 'public/first-paint.js'), 'utf8')
const names = ['document', 'window', 'location', 'fetch', 'localStorage', 'addEventListener', 'matchMedia']
// oxlint-disable-next-line typescript/no-implied-eval -- it is no module: the build writes it into pages
const run = new Function(...names, script)
const deviceIs = (theme: 'light' | 'dark') => () => ({
  matches: theme === 'dark',
  addEventListener: () => undefined,
})

type Link = { rel: string; type: string; imageSrcset: string; imageSizes: string }

/** Runs public/first-paint.js in a page whose first call gets `answer`, and returns what it added to the head. */
async function linksFor(answer: unknown, search = '') {
  const links: Link[] = []
  const page = {
    currentScript: {
      dataset: {
        calls: '/api/search?',
        pictured: JSON.stringify({ in: '/api/search?', count: 2, sizes: '46vw' }),
      },
    },
    documentElement: { classList: { toggle: () => false }, dataset: {} as Record<string, unknown> },
    querySelector: () => null,
    createElement: () => ({}),
    head: { append: (link: Link) => links.push(link) },
  }
  const asked = vi.fn(async () => Response.json(answer))
  run(
    page,
    {},
    { search, pathname: '/search' },
    asked,
    { getItem: () => null },
    () => undefined,
    deviceIs('light'),
  )
  await vi.waitFor(() =>
    expect(asked.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true),
  )
  return { links, asked, greets: page.documentElement.dataset.greets }
}

afterEach(() => void vi.useRealTimers())

test('the first pictures are fetched as the page will ask for them', async () => {
  const own = '/samples/garments/coat/640.webp'
  const shops = 'https://shop.example/coat.jpg?a=1&b=2'
  const products = [own, shops, '/samples/garments/hat/640.webp'].map((image_url) => ({ image_url }))
  const { links } = await linksFor({ products })
  await vi.waitFor(() => expect(links).toHaveLength(2))
  expect(links.map(({ imageSrcset }) => imageSrcset)).toEqual([
    pictureSources(own).avif,
    pictureSources(shops).srcSet,
  ])
  expect(links[0]).toMatchObject({ rel: 'preload', type: 'image/avif', imageSizes: '46vw' })
})

test('a refined search is another one', async () => {
  const { asked, links } = await linksFor({ products: [] }, '?q=coat')
  expect(asked).not.toHaveBeenCalled()
  expect(links).toEqual([])
})

/** Which calls went out at once, and which after the word of the server, of a page that a shopper keeps. */
async function wavesFor(storedSession: string | null, answer: unknown) {
  const page = {
    currentScript: { dataset: { calls: '/api/app-state', shopperCalls: '/api/wishlist' } },
    documentElement: { classList: { toggle: () => false }, dataset: {} },
    querySelector: () => null,
  }
  const asked: string[] = []
  const ask = async (path: string) => {
    asked.push(path)
    return Response.json(answer)
  }
  const getItem = (key: string) => (key === 'last-session' ? storedSession : null)
  run(page, {}, { search: '', pathname: '/wishlist' }, ask, { getItem }, () => undefined, deviceIs('light'))
  const atOnce = [...asked]
  await new Promise((done) => setTimeout(done))
  return { atOnce, later: asked.slice(atOnce.length) }
}

test("a shopper whom this device knows waits for one trip: her own calls go out with the session's", async () => {
  expect(await wavesFor('{}', { user: {} })).toEqual({
    atOnce: ['/api/app-state', '/api/wishlist'],
    later: [],
  })
})

test('of a device that knows nobody, hers wait for the word that there is somebody', async () => {
  expect(await wavesFor(null, { user: {} })).toEqual({
    atOnce: ['/api/app-state'],
    later: ['/api/wishlist'],
  })
  expect(await wavesFor(null, null)).toEqual({ atOnce: ['/api/app-state'], later: [] })
})

test.each([0, 11, 12, 16, 17, 23])("at %i o'clock the first view greets as the page will", async (hour) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 0, 1, hour))
  const { greets } = await linksFor({})
  expect(greetingKey(Number(greets))).toBe(greetingKey(hour))
})

describe('the theme is light until she chooses another', () =>
  test.each([
    { chosen: null, device: 'light', dark: false },
    { chosen: null, device: 'dark', dark: false },
    { chosen: 'device', device: 'light', dark: false },
    { chosen: 'device', device: 'dark', dark: true },
    { chosen: 'light', device: 'dark', dark: false },
    { chosen: 'dark', device: 'light', dark: true },
  ] as const)('a choice of $chosen on a device that is $device', ({ chosen, device, dark }) => {
    const toggle = vi.fn()
    const page = {
      currentScript: { dataset: {} },
      documentElement: { classList: { toggle }, dataset: {} },
      querySelector: () => null,
    }
    const storage = { getItem: (key: string) => (key === 'theme' ? chosen : null) }
    run(page, {}, { search: '', pathname: '/' }, vi.fn(), storage, () => undefined, deviceIs(device))
    expect(toggle).toHaveBeenCalledWith('dark', dark)
  }))

describe('a text that becomes the address of a script', () => {
  type Rules = {
    createScriptURL: (text: string) => string | null
    createHTML?: unknown
    createScript?: unknown
  }

  /** The rules that the page makes where the browser knows Trusted Types. */
  function rulesAt(origin: string): Rules {
    const page = {
      currentScript: { dataset: {} },
      documentElement: { classList: { toggle: vi.fn() }, dataset: {} },
      querySelector: () => null,
    }
    const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
    const storage = { getItem: () => null }
    const place = new URL('/fitting-room', origin)
    run(page, { trustedTypes: { createPolicy } }, place, vi.fn(), storage, () => undefined, deviceIs('light'))
    const [name, rules] = firstIn(createPolicy.mock.calls)
    expect(name).toBe('default')
    return rules
  }
  const site = 'https://cabine.example'
  const isLet = (text: string, origin = site) => rulesAt(origin).createScriptURL(text) === text

  test.each([
    `${site}/assets/worker-D3x.js`,
    '/assets/worker-D3x.js',
    '/service-worker.js',
    'https://js.stripe.com/dahlia/stripe.js',
    'https://m.js.stripe.com/x.js',
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  ])('%s is let through', (address) => expect(isLet(address)).toBe(true))

  test.each([
    // What somebody has uploaded, or an answer that repeats what was asked.
    '/api/photos/0-abc/look.js',
    '/assets/../api/proxy-image?url=x.js',
    '/assets/picture.svg',
    '/service-worker.js.map',
    'https://evil.example/assets/worker-D3x.js',
    'https://js.stripe.com.evil.example/x.js',
    'https://evil-js.stripe.com.example/x.js',
    'http://js.stripe.com/x.js',
    'https://challenges.cloudflare.com:8443/x.js',
    'http://localhost:5294/stripe.js',
    'data:text/javascript,alert(1)',
    'blob:https://cabine.example/0-abc',
    'javascript:alert(1)//assets/x.js',
  ])('%s is not', (address) => expect(rulesAt(site).createScriptURL(address)).toBeNull())

  test("on one's own machine, a stand-in is", () => {
    for (const host of ['localhost', '127.0.0.1'])
      expect(isLet(`http://${host}:5294/stripe.js`, 'http://localhost:5173')).toBe(true)
    expect(isLet('http://localhost:5173/api/photos/x.js', 'http://localhost:5173')).toBe(false)
  })

  test('no text becomes HTML or code', () => expect(Object.keys(rulesAt(site))).toEqual(['createScriptURL']))
})
