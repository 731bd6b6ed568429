import { createExecutionContext, env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { randomText } from '../../lib/ids.ts'
import worker from '../../index.ts'
import { jpegDataUrlOf } from '../../testing/pictures.ts'
import { createProduct } from '../../testing/products.ts'
import { saveLook, showLook } from '../../testing/shown-looks.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createStaff } from '../../testing/staff.ts'

const site = 'https://cabine.example'
const face = '@font-face{font-family:"Instrument Serif";src:url(/assets/serif.woff2)}'
const cards = {
  wide: jpegDataUrlOf({ width: 1200, height: 630 }),
  square: jpegDataUrlOf({ width: 1200, height: 1200 }),
}

/** The build's files, as far as a page of a look asks for them. */
const files = {
  fetch: (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const isSheet = pathname === '/assets/index.css'
    return Promise.resolve(
      new Response(
        isSheet ? `${face}.a{color:red}` : '<link rel="stylesheet" crossorigin href="/assets/index.css">',
      ),
    )
  },
}
const siteEnv = { ...env, ASSETS: files, SITE_ADDRESS: site } as unknown as Env

const open = (path: string, headers: Record<string, string> = {}) =>
  worker.fetch(new Request(site + path, { headers }), siteEnv, createExecutionContext())

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  worker.fetch(
    new Request(site + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: site, ...headers },
    }),
    siteEnv,
    createExecutionContext(),
  )

const cardIn = (text: string) =>
  [...text.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g)].map(
    ([, name = '', content = '']) => [name, content],
  )

const isGone = async (path: string) => (await open(path)).status === 404

describe('the page of a look', () => {
  test('has her words, the pieces as shops sell them now, and the ways on', async () => {
    const owner = await createSignedIn()
    const { id } = await createProduct({
      brand: 'Lin',
      name: 'Slip <dress>',
      priceCents: 12900,
      garmentCategory: 'dresses',
    })
    const lookId = await saveLook(owner, [
      { id, name: 'An old name', price: '$99' },
      { name: 'A find', url: 'https://shop.example/find', price: '$20' },
      { name: 'No link', url: 'javascript:alert(1)' },
    ])
    const { path } = await showLook(owner, { lookId, words: 'For <Saturday>?' })
    const answer = await open(path, { 'accept-language': 'en' })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    for (const shown of [
      'Evening in wine',
      'For &lt;Saturday&gt;?',
      'Slip &lt;dress&gt;',
      '$129',
      'A find',
      '$20',
    ])
      expect(text).toContain(shown)
    expect(text).toContain(`href="/fitting-room?pieces=${id}"`)
    expect(text).toMatch(/href="https:\/\/shop\.example\/find" rel="sponsored nofollow noopener noreferrer"/)
    expect(text).toContain('Paid link')
    expect(text).toContain('Made with AI')
    expect(text).toContain('compositeWithTrainedAlgorithmicMedia')
    expect(text).not.toMatch(/An old name|javascript:/)
  })

  test('leads to no shop of a piece that is Luxe’s, even where her saved look does', async () => {
    const owner = await createSignedIn()
    const url = 'https://shop.example/gown'
    const { id } = await createProduct({ name: 'Gown', isLuxe: true, productUrl: url })
    const { path } = await showLook(owner, { lookId: await saveLook(owner, [{ id, name: 'Gown', url }]) })
    const text = await (await open(path)).text()
    expect(text).toContain('Gown')
    expect(text).not.toContain('shop.example')
  })

  test('runs no script, is in no index, is kept by nobody, and tells no other site its address', async () => {
    const { path } = await showLook(await createSignedIn())
    const answer = await open(path)
    const text = await answer.text()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noimageindex',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(text).toContain('<meta name="robots" content="noindex')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/script-src|unsafe/)
    // Its one style is let in by its hash, with the type of the shop.
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`)
    expect(style).toContain(face)
    expect(text).not.toMatch(/ style=|<script(?! type="application\/ld\+json")/)
  })

  test('leads to no other picture or look of hers', async () => {
    const owner = await createSignedIn({ photoStorage: 'account' })
    const other = await showLook(owner)
    const { path, id } = await showLook(owner)
    const text = await (await open(path)).text()
    for (const own of [owner.id, owner.email, 'Ada', '/api/photos', id, other.id, other.path])
      expect(text).not.toContain(own)
  })

  test('shows the picture that was made for it, and the cards', async () => {
    const { path } = await showLook(await createSignedIn(), { cards })
    for (const name of ['picture', 'wide', 'square']) {
      const answer = await open(`${path}/${name}.jpg`)
      expect([
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('content-type'),
      ]).toEqual([200, 'private, no-store', 'image/jpeg'])
    }
  })

  test.each([
    ['de-DE,de;q=0.9', 'de', 'ltr', 'Selbst anprobieren'],
    ['ar', 'ar-u-nu-latn', 'rtl', 'جرّبيها على نفسك'],
    ['ja', 'ja', 'ltr', '自分でも試着する'],
  ])('speaks to %s', async (wanted, _, direction, words) => {
    const { path } = await showLook(await createSignedIn())
    const text = await (await open(path, { 'accept-language': wanted })).text()
    expect(text).toContain(`dir="${direction}"`)
    expect(text).toContain(words)
  })

  test('of pieces alone says nothing of AI', async () => {
    const { path } = await showLook(await createSignedIn(), { shows: 'pieces' })
    expect(await (await open(path, { 'accept-language': 'en' })).text()).not.toContain('Made with AI')
  })
})

/** As the programs of networks and messengers name themselves; none of them asks for a language. */
const agents = {
  WhatsApp: 'WhatsApp/2.24.10.84 A',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Telegram: 'TelegramBot (like TwitterBot)',
  X: 'Twitterbot/1.0',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
}

describe('the card of a look', () => {
  test.each(Object.entries(agents))('is whole for %s, and its pictures are there', async (name, agent) => {
    const { path } = await showLook(await createSignedIn(), { cards, words: 'Zu viel?', language: 'de' })
    const card = cardIn(await (await open(path, { 'user-agent': agent })).text())
    const told = (property: string) => card.filter(([one]) => one === property).map(([, content]) => content)
    expect(told('og:title')).toEqual(['Evening in wine · Cabine'])
    expect(told('og:description')).toEqual(['Zu viel?'])
    expect(told('og:locale')).toEqual(['de'])
    expect(told('og:url')).toEqual([site + path])
    expect(told('twitter:card')).toEqual(['summary_large_image'])
    expect(told('twitter:image')).toEqual([`${site}${path}/wide.jpg`])
    const isMessenger = name === 'WhatsApp' || name === 'Telegram'
    expect(told('og:image:width')).toEqual(['1200', '1200'])
    expect(told('og:image:height')).toEqual(isMessenger ? ['1200', '630'] : ['630', '1200'])
    for (const address of told('og:image')) {
      const picture = await open(String(address).slice(site.length), { 'user-agent': agent })
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  })

  test('has no picture behind a password, and says nothing of the look', async () => {
    const { path } = await showLook(await createSignedIn(), { cards, password: 'velvet', words: 'A secret' })
    for (const agent of Object.values(agents)) {
      const text = await (await open(path, { 'user-agent': agent })).text()
      expect(text).not.toMatch(/(?:og|twitter):image|A secret|Evening in wine/)
    }
    for (const name of ['picture', 'wide', 'square']) expect(await isGone(`${path}/${name}.jpg`)).toBe(true)
  })
})

describe('a look behind a password', () => {
  test('opens for who knows it, in her browser alone', async () => {
    const { path } = await showLook(await createSignedIn(), { password: 'velvet' })
    const wrong = await send(`${path}/open`, { password: 'cotton' })
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
    const opened = await send(`${path}/open`, { password: 'velvet' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path])
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(new RegExp(`Path=${path};.*HttpOnly; Secure; SameSite=Lax`))
    const own = { cookie: cookie.split(';')[0] ?? '' }
    expect(await (await open(path, own)).text()).toContain('Evening in wine')
    expect((await open(`${path}/picture.jpg`, own)).status).toBe(200)
    // One look's password opens no other.
    const other = await showLook(await createSignedIn(), { password: 'velvet' })
    expect(await (await open(other.path, own)).text()).not.toContain('Evening in wine')
  })

  test('lets nobody guess for long', async () => {
    const { path } = await showLook(await createSignedIn(), { password: 'velvet' })
    const from = { 'cf-connecting-ip': `198.51.100.${Math.ceil(Math.random() * 200)}` }
    const statuses: number[] = []
    for (let at = 0; at < 9; at++)
      statuses.push((await send(`${path}/open`, { password: `guess${at}` }, from)).status)
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 403))
    expect(statuses[8]).toBe(429)
    expect((await send(`${path}/open`, { password: 'velvet' }, from)).status).toBe(429)
  })

  test('is opened by no form of another site', async () => {
    const { path } = await showLook(await createSignedIn(), { password: 'velvet' })
    const forged = await send(`${path}/open`, { password: 'velvet' }, { origin: 'https://evil.example' })
    expect([forged.status, forged.headers.get('set-cookie')]).toEqual([403, null])
  })
})

describe('a look that is taken back', () => {
  test('is gone at once: page, card and picture', async () => {
    const owner = await createSignedIn()
    const { path, id } = await showLook(owner, { cards })
    await owner.api['shown-looks'][':id'].$delete({ param: { id } })
    for (const part of ['', '/picture.jpg', '/wide.jpg', '/square.jpg'])
      expect([part, await isGone(path + part)]).toEqual([part, true])
    const unknown = await (await open(`/l/${randomText(16)}`)).text()
    expect(await (await open(path)).text()).toBe(unknown)
  })

  test.each(['ends_at = 1', 'look_id = null'])('is gone where %s', async (change) => {
    const { path, id } = await showLook(await createSignedIn(), { cards })
    await env.DB.prepare(`update shown_looks set ${change} where id = ?`).bind(id).run()
    expect([await isGone(path), await isGone(`${path}/picture.jpg`)]).toEqual([true, true])
  })
})

describe('whoever tries addresses', () => {
  test('is asked to wait after sixty, and who has the link is not kept from it', async () => {
    const { path } = await showLook(await createSignedIn())
    const from = { 'cf-connecting-ip': '203.0.113.77' }
    const tried = Array.from({ length: 80 }, () => open(`/l/${randomText(16)}/picture.jpg`, from))
    const statuses = (await Promise.all(tried)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await open(path, from)).status).toBe(200)
  })

  test('finds nothing in ten thousand keys', async () => {
    await showLook(await createSignedIn())
    const keys = Array.from({ length: 10_000 }, () => randomText(16))
    const found = env.DB.prepare(
      'select count(*) as count from shown_looks where key in (select value from json_each(?))',
    ).bind(JSON.stringify(keys))
    expect([new Set(keys).size, await found.first('count')]).toEqual([10_000, 0])
  })

  test.each(['/l/', '/l/short', "/l/' or 1=1", '/l/../api', `/l/${'a'.repeat(26)}/x`])(
    '%s is no page',
    async (path) => {
      expect((await open(path)).status).toBe(404)
    },
  )
})

describe('a report of a look', () => {
  test('reaches the office, which takes it down with one press', async () => {
    const owner = await createSignedIn()
    const { path, id } = await showLook(owner, {
      words: 'Rude words',
      picture: jpegDataUrlOf({ width: 31, height: 37 }),
    })
    const sent = await send(`${path}/report`, { reason: 'offensive', words: 'Rude' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?report=sent#report`])
    const editor = await createStaff('editor')
    const queue = await (
      await editor.ask('GET', '/moderation')
    ).json<{
      reported: { id: string; post: { title: string; description: string; thumbnailUrl: string } }[]
    }>()
    const reported = queue.reported.find((one) => one.id === id)
    expect(reported?.post).toMatchObject({ title: 'Evening in wine', description: 'Rude words' })
    const picture = await editor.ask('GET', (reported?.post.thumbnailUrl ?? '').replace('/api/office', ''))
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const taken = await editor.ask('POST', `/moderation/${id}/takedown`, { reason: 'rude', why: 'offensive' })
    expect(taken.status).toBe(204)
    expect([await isGone(path), await isGone(`${path}/picture.jpg`)]).toEqual([true, true])
    // Her look is still in her lookbook, and she is told.
    expect(await (await owner.api.lookbook.$get()).json()).toHaveLength(1)
    const { notifications } = await (await owner.api.notifications.$get()).json()
    expect(notifications.map(({ kind }) => kind)).toContain('outfit_taken_down')
  })

  test('says what is missing', async () => {
    const { path } = await showLook(await createSignedIn())
    const sent = await send(`${path}/report`, { words: 'No reason' })
    expect(sent.headers.get('location')).toBe(`${path}?report=missing#report`)
  })
})
