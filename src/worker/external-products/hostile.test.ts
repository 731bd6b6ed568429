import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openShop, readAt } from '../testing/external-products.ts'
import { expireAtOnce } from '../testing/timeouts.ts'
import { piecePage } from '../testing/piece-page.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { innerVisits, publish, readStudy, visitsTo } from '../testing/web.ts'
import { decodePage } from './charset.ts'
import { ReadFailure } from './read-failure.ts'
import { pageAddress } from './page-address.ts'

const reasonOf = (address: string) =>
  readAt(address).then(
    ({ title }) => `read: ${title}`,
    (error: unknown) => (error instanceof ReadFailure ? error.reason : String(error)),
  )

const json = (value: unknown) =>
  `<title>t</title><script type="application/ld+json">${JSON.stringify(value)}</script>`
const productBlock = (more: object) =>
  json({ '@type': 'Product', name: 'Silk slip dress', image: '/a.jpg', ...more })
const offer = (price: unknown) => productBlock({ offers: { price, priceCurrency: 'EUR' } })
const redirect = (location: string) => ({ status: 302, headers: { location } })

afterEach(() => vi.restoreAllMocks())
afterAll(async () => expect(await innerVisits()).toEqual([]))

describe('a shop that leads elsewhere', () => {
  test.each([
    ['this machine', 'http://127.0.0.1:8787/api/finds'],
    ['this machine by another spelling', 'https://0x7f.1/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['the cloud and its secrets', 'http://169.254.169.254/latest/meta-data/'],
    ['the cloud by its name', 'https://metadata.google.internal/computeMetadata/v1/'],
    ['a name that spells an inner address', 'https://127-0-0-1.sslip.io/'],
    ['a port of its own', 'https://shop.example:8443/'],
    ['a password', 'https://a:b@shop.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
  ])('%s is not asked', async (_, location) => {
    const { origin, put } = await openShop()
    await put('/p', '', redirect(location))
    expect(await reasonOf(`${origin}/p`)).toBe('unreachable')
  })

  test('round and round is left after four redirects', async () => {
    const { origin, host, put } = await openShop()
    await put('/p', '', redirect('/p'))
    expect(await reasonOf(`${origin}/p`)).toBe('unreachable')
    expect(await visitsTo(host)).toHaveLength(1 + 5)
  })

  test('another shop is asked for its own robots.txt first', async () => {
    const [from, to] = [await openShop(), await openShop({ body: 'User-agent: *\nDisallow: /' })]
    await from.put('/p', '', redirect(`${to.origin}/p`))
    await to.put('/p', piecePage())
    expect(await reasonOf(`${from.origin}/p`)).toBe('forbidden')
    expect((await visitsTo(to.host)).map(({ address }) => address)).toEqual([`${to.origin}/robots.txt`])
  })

  test('of the lists of attacks nothing inner is asked, pasted or redirected to', async () => {
    const list = await readStudy('attack/lists/ssrf_and_unsafe_urls.txt')
    const lines = list ? new TextDecoder().decode(list).split('\n').filter(Boolean) : ['http://127.0.0.1/']
    const shopper = await createSignedIn()
    for (const [number, line] of lines.entries()) {
      if (pageAddress(line, null) === null) {
        const pasted = await shopper.api.finds.$post({ json: { address: line } })
        // The address found in a line may be a public one: then it gets no product, or too many requests were made.
        expect([400, 422, 429], line.slice(0, 80)).toContain(pasted.status)
      }
      const { origin, put } = await openShop()
      await put(`/${number}`, '', redirect(line.replace(/[^\x20-\x7e]/g, '')))
      expect(await reasonOf(`${origin}/${number}`), line).not.toMatch(/^read/)
    }
  })
})

describe('a page that is too much', () => {
  test('without an end, its first 1.5 MB are read', async () => {
    const { origin, put } = await openShop()
    await put('/nothing', '<p>', { moreBytes: 8_000_000 })
    expect(await reasonOf(`${origin}/nothing`)).toBe('unreadable')
    await put('/piece', piecePage(), { moreBytes: 8_000_000 })
    expect(await reasonOf(`${origin}/piece`)).toBe('read: Silk slip dress')
    await put('/late', `<p>${' '.repeat(1_500_000)}${piecePage()}`)
    expect(await reasonOf(`${origin}/late`)).toBe('unreadable')
  })

  test('slow, it is left after five seconds', async () => {
    const { origin, put } = await openShop()
    await put('/p', piecePage(), { delayMs: 8_000 })
    const hasWaited = expireAtOnce(5_000)
    expect(await reasonOf(`${origin}/p`)).toBe('unreachable')
    expect(hasWaited()).toBe(true)
  })

  test('packed, what comes out of it counts', async () => {
    const { origin, put } = await openShop()
    // The fake web compresses what it sends: 20 MB of zeros are 20 kB.
    const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' }
    await put('/bomb', '<p>', { headers, moreBytes: 20_000_000 })
    expect(await reasonOf(`${origin}/bomb`)).toBe('unreadable')
  })

  test('with headers without an end', async () => {
    const { origin, put } = await openShop()
    const many = Array.from({ length: 400 }, (_, at) => [`x-${at}`, 'a'.repeat(8_000)])
    await put('/p', '<p>', { headers: { 'content-type': 'text/html', ...Object.fromEntries(many) } })
    expect(await reasonOf(`${origin}/p`)).toMatch(/^un/)
  })

  test('of 50,000 objects in each other, or beside each other', async () => {
    const { origin, put } = await openShop()
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    const wide = JSON.stringify(Array.from({ length: 50_000 }, () => ({ '@type': 'Thing' })))
    const blocks = [deep, wide].map((text) => `<script type="application/ld+json">${text}</script>`)
    await put('/p', `${blocks.join('')}<meta property="og:type" content="product">`)
    expect(await reasonOf(`${origin}/p`)).toBe('unreadable')
    await put('/q', `${blocks.join('')}${piecePage()}`)
    expect(await reasonOf(`${origin}/q`)).toMatch(/^read|unreadable/)
  })

  test('of 20,000 properties in each other', async () => {
    const { origin, put } = await openShop()
    await put('/p', piecePage() + '<div itemscope itemprop="a">'.repeat(20_000))
    expect(await reasonOf(`${origin}/p`)).toBe('read: Silk slip dress')
  })
})

describe('a page that takes its reader’s time, and that of all that the same minute does', () => {
  test('with blanks in its JSON', async () => {
    const { origin, put } = await openShop()
    await put('/p', `<script type="application/ld+json">a${' '.repeat(300_000)}b</script>${piecePage()}`)
    expect(await reasonOf(`${origin}/p`)).toBe('read: Silk slip dress')
  })

  test('with thousands of products without a name, deep in each other', async () => {
    const { origin, put } = await openShop()
    const outer = '<div itemscope itemprop="a">'.repeat(50)
    const inner = '<p itemscope itemtype="https://schema.org/Product"><i itemprop="x" content="1"></i></p>'
    await put('/p', `${piecePage()}${outer}${inner.repeat(2_900)}`)
    expect(await reasonOf(`${origin}/p`)).toBe('read: Silk slip dress')
  })

  test('with half a sign for a meta, again and again', () => {
    const bytes = new TextEncoder().encode('<metacharset'.repeat(400))
    for (let time = 0; time < 20; time++) decodePage(bytes, `text/html${' '.repeat(20_000)}`)
  })

  test('by a robots.txt of patterns that nearly fit: what is too much of it says no to more', async () => {
    const line = `Disallow: /${'*a'.repeat(240)}b\n`
    const { origin, put } = await openShop({ body: `User-agent: *\n${line.repeat(900)}Allow: /*\n` })
    const path = `/${'a'.repeat(1_800)}`
    await put(path, piecePage())
    expect(await reasonOf(`${origin}${path}`)).toBe('forbidden')
  })

  test('and a robots.txt with as many patterns as shops have is kept to', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `Disallow: /*?filter${at}=\n`).join('')
    const { origin, put } = await openShop({ body: `User-agent: *\n${many}Disallow: /*/private\n` })
    await put('/p', piecePage())
    await put('/p?filter7=x', piecePage())
    await put('/a/private', piecePage())
    expect(await reasonOf(`${origin}/p`)).toBe('read: Silk slip dress')
    expect(await reasonOf(`${origin}/p?filter7=x`)).toBe('forbidden')
    expect(await reasonOf(`${origin}/a/private`)).toBe('forbidden')
  })
})

describe('a page that lies', () => {
  test.each([
    ['a price without measure', 1e308],
    ['a price as long as a page', '9'.repeat(5000)],
    ['no number', 'NaN'],
    ['a negative price', -12],
    ['a negative price as text', '-12.00'],
    ['nothing', '0'],
    ['an object', { valueOf: 1 }],
  ])('%s is no price', async (_, price) => {
    const { origin, put } = await openShop()
    await put('/p', offer(price))
    expect(await readAt(`${origin}/p`)).toMatchObject({ title: 'Silk slip dress', priceCents: null })
  })

  test('scripts and markup in its words are words no more', async () => {
    const { origin, put } = await openShop()
    const name = '<img src=x onerror=alert(1)>Silk &lt;script&gt;alert(1)&lt;/script&gt;slip\u202e\u0000'
    await put(
      '/p',
      productBlock({ name, brand: '<svg onload=alert(1)>Lune' })
        .replaceAll('</', '<\\/')
        .replace(/<\\\/(script>|title>)(?=$|<script)/g, '</$1'),
    )
    const { title, brand } = await readAt(`${origin}/p`)
    for (const words of [title, brand]) expect(words).not.toMatch(/[<>\p{Cc}\p{Cf}]|onerror|alert/u)
    expect(title).toContain('slip')
  })

  test('a title without an end is cut', async () => {
    const { origin, put } = await openShop()
    await put('/p', productBlock({ name: 'silk '.repeat(100_000) }))
    expect((await readAt(`${origin}/p`)).title.length).toBeLessThanOrEqual(200)
  })

  test('a canonical address that is a script, inner, or another shop is not believed', async () => {
    for (const canonical of [
      'javascript:alert(1)',
      'https://127.0.0.1/p',
      'https://another.example/p',
      '//evil.example',
    ]) {
      const { origin, put } = await openShop()
      await put('/p', `<link rel="canonical" href="${canonical}">${piecePage()}`)
      expect((await readAt(`${origin}/p`)).address).toBe(`${origin}/p`)
    }
  })

  test('a picture at an inner address is not asked for; the piece comes without one', async () => {
    for (const image of [
      'https://127.0.0.1/a.jpg',
      'http://169.254.169.254/a.jpg',
      'https://[::1]/a.jpg',
      'file:///a.jpg',
      'data:image/png;base64,AAAA',
    ]) {
      const { origin, put } = await openShop()
      await put('/p', piecePage({ image }))
      const { api } = await createSignedIn()
      const product = await (await api.finds.$post({ json: { address: `${origin}/p` } })).json()
      expect(product).toMatchObject({ title: 'Silk slip dress', picture: null })
    }
  })

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/jpeg'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a redirect inside', '', ''],
  ])('%s is no picture', async (_, body, type) => {
    const { origin, put } = await openShop()
    await put('/p', piecePage())
    if (type) await put('/slip.jpg', body, { headers: { 'content-type': type } })
    else await put('/slip.jpg', '', redirect('https://127.0.0.1/a.jpg'))
    const { api } = await createSignedIn()
    const product = await (await api.finds.$post({ json: { address: `${origin}/p` } })).json()
    expect(product).toMatchObject({ title: 'Silk slip dress', picture: null })
  })

  test.each([
    ['a picture', 'image/jpeg'],
    ['JSON', 'application/json'],
    ['plain text', 'text/plain'],
    ['nothing', ''],
  ])('what says that it is %s is no page', async (_, type) => {
    const { origin, put } = await openShop()
    await put('/p', piecePage(), { headers: { 'content-type': type } })
    expect(await reasonOf(`${origin}/p`)).toBe('unreadable')
  })

  test('noise is nothing, whatever it says it is written in', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(60_000))
    for (const charset of ['utf-8', 'utf-16le', 'shift_jis', 'x-nothing', '"><script>']) {
      const { origin, put } = await openShop()
      await put('/p', noise, { headers: { 'content-type': `text/html; charset=${charset}` } })
      expect(await reasonOf(`${origin}/p`)).toBe('unreadable')
    }
  })
})

describe('robots.txt', () => {
  test.each([
    ['forbids everybody', { body: 'User-agent: *\nDisallow: /' }, 'forbidden'],
    [
      'forbids us by name',
      { body: 'User-agent: Cabine\nDisallow: /p\nUser-agent: *\nAllow: /' },
      'forbidden',
    ],
    [
      'forbids others',
      { body: 'User-agent: Other\nDisallow: /\nUser-agent: *\nDisallow: /cart' },
      'read: Silk slip dress',
    ],
    ['is not there', { status: 404 }, 'read: Silk slip dress'],
    ['is locked away', { status: 403 }, 'read: Silk slip dress'],
    ['is broken', { status: 500 }, 'unreachable'],
    ['asks us to wait', { status: 429 }, 'unreachable'],
    ['leads inside', redirect('https://127.0.0.1/robots.txt'), 'unreachable'],
    ['leads to itself', redirect('/robots.txt'), 'unreachable'],
    ['has no end', { body: 'User-agent: *\nDisallow: /p\n', moreBytes: 8_000_000 }, 'forbidden'],
    ['is a page', { body: '<!doctype html><title>Not found</title>' }, 'read: Silk slip dress'],
    [
      'is full of stars',
      { body: `User-agent: *\n${`Disallow: ${'*a'.repeat(200)}\n`.repeat(1000)}` },
      'read: Silk slip dress',
    ],
  ])('that %s', async (_, robots, outcome) => {
    const { origin, put } = await openShop(robots)
    await put('/p', piecePage())
    expect(await reasonOf(`${origin}/p`)).toBe(outcome)
  })

  test('that is slow is left after three seconds', async () => {
    const { origin, put } = await openShop({ delayMs: 8_000 })
    await put('/p', piecePage())
    const hasWaited = expireAtOnce(3_000)
    expect(await reasonOf(`${origin}/p`)).toBe('unreachable')
    expect(hasWaited()).toBe(true)
  })
})

test('a page that refuses us, a missing page and a broken shop are told apart', async () => {
  const { origin, put } = await openShop()
  for (const [status, reason] of [
    [403, 'locked'],
    [429, 'locked'],
    [404, 'gone'],
    [410, 'gone'],
    [500, 'unreachable'],
  ] as const) {
    await put(`/${status}`, piecePage(), { status })
    expect(await reasonOf(`${origin}/${status}`)).toBe(reason)
  }
  await publish('https://nobody.example/p')
  expect(await reasonOf('https://nobody-at-all.example/p')).toBe('unreachable')
})
