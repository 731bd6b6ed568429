import { createExecutionContext, env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { placements } from '../../catalogue/schema.ts'
import worker from '../../index.ts'
import { openCatalogue } from '../../lib/db.ts'
import { createFaultyD1 } from '../../testing/faulty-d1.ts'
import { createPost, createProduct } from '../../testing/products.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createGenerated } from '../../testing/studio.ts'

const site = 'https://cabine.example'
const policy = "default-src 'none'; script-src 'self'"
const shell = `<!doctype html><html lang="en"><head><title>Outfit</title><meta name="description" content="An outfit" /></head>
<body><div id="root"><svg><title>A sign</title></svg></div></body></html>`

/** The build's files, as the platform serves them. */
const files = {
  fetch: (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
    return Promise.resolve(new Response(pathname === '/shells/outfit' ? shell : 'nowhere', { headers }))
  },
}

const siteEnv = (overrides: object = {}) =>
  ({ ...env, ASSETS: files, SITE_ADDRESS: site, ...overrides }) as unknown as Env

const open = (id: string, init: RequestInit = {}, of = siteEnv()) =>
  worker.fetch(new Request(`${site}/outfit/${id}`, init), of, createExecutionContext())

/** As the program of a network reads a link: it runs no script, and has no cookie. */
const readCard = async (id: string, of = siteEnv()) =>
  cardIn(await (await open(id, { headers: { 'user-agent': 'facebookexternalhit/1.1' } }, of)).text())

const cardIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  ) as Record<string, string>

const general = {
  'og:title': 'Cabine',
  'og:image': `${site}/share-card.jpg`,
  'og:image:width': '1200',
  'twitter:image': `${site}/share-card.jpg`,
}

describe('the link to an outfit of Explore', () => {
  test("has that outfit's card: its title, its words and its picture", async () => {
    const { id } = await createPost({ title: 'Velvet & "lamp" </title><b>' })
    const answer = await open(id)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, policy])
    expect(text).toContain('<title>Velvet &amp; "lamp" &lt;/title&gt;&lt;b&gt; · Cabine</title>')
    expect(text).toContain('<title>A sign</title>')
    expect(text).not.toMatch(/<b>|\sstyle=/)
    expect(text).toContain(`<link rel="canonical" href="${site}/outfit/${id}"`)
    const picture = `${site}/samples/boards/evening-elegance/960.webp`
    const title = 'Velvet &amp; &quot;lamp&quot; &lt;/title&gt;&lt;b&gt; · Cabine'
    expect(cardIn(text)).toMatchObject({
      description: 'Dark velvet and a lamp.',
      'og:url': `${site}/outfit/${id}`,
      'og:title': title,
      'og:description': 'Dark velvet and a lamp.',
      'og:image': picture,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': 'Dark velvet and a lamp.',
      'twitter:image': picture,
    })
  })

  test('names its pieces where it has no words of its own', async () => {
    const { id: dress } = await createProduct({ brand: 'Lin', name: 'Slip dress' })
    const { id: coat } = await createProduct({ brand: '', name: 'Wool coat' })
    const { id } = await createPost({ description: '', productIds: [dress, coat] })
    expect(await readCard(id)).toMatchObject({ 'og:description': 'Lin Slip dress · Wool coat' })
  })

  test('is one for everybody, kept no longer than the outfit itself, and leaves the caches with it', async () => {
    const { id } = await createPost()
    const shopper = await createSignedIn()
    const visitor = await open(id)
    const signedIn = await open(id, { headers: { cookie: `__Host-session=${shopper.cookie}` } })
    expect(await signedIn.text()).toBe(await visitor.text())
    expect(visitor.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(visitor.headers.get('cloudflare-cdn-cache-control')).toBe('max-age=60')
    expect(visitor.headers.get('cache-tag')).toBe(`catalogue,outfits,outfit:${id}`)
  })

  test('has the card of the site where its editor shows it in another country alone', async () => {
    const { id } = await createPost()
    await openCatalogue(env.CATALOGUE_DB)
      .insert(placements)
      .values({ kind: 'post', id, markets: ['FR'], isHidden: false })
    const from = (country: string) => open(id, { headers: { 'cf-ipcountry': country } })
    const inFrance = await from('FR')
    expect(inFrance.headers.get('vary')?.toLowerCase()).toContain('cf-ipcountry')
    expect(cardIn(await inFrance.text())['og:title']).toBe('Evening Elegance · Cabine')
    expect(cardIn(await (await from('US')).text())).toMatchObject(general)
  })

  test('names no address where the site does not know its own', async () => {
    const { id } = await createPost()
    const card = await readCard(id, siteEnv({ SITE_ADDRESS: '' }))
    expect(card).toMatchObject({ 'og:title': 'Evening Elegance · Cabine' })
    expect(Object.keys(card).join()).not.toMatch(/url|image/)
  })
})

describe('the link to an outfit that its owner keeps to herself', () => {
  test('has the card of the site, and not a word or a picture of it, for herself too', async () => {
    const shopper = await createSignedIn()
    const piece = await createProduct({ name: 'Slip dress of hers' })
    const { id, title, description, thumbnailKey } = await createGenerated(shopper.id, {
      pieces: [{ id: piece.id, slot: 'dress', alternatives: [] }],
    })
    const answers = [
      await open(id),
      await open(id, { headers: { cookie: `__Host-session=${shopper.cookie}` } }),
    ]
    const nowhere = await (await open('0-nowhere')).text()
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const text = await answer.text()
      expect(cardIn(text)).toMatchObject(general)
      // Nobody learns from it that there is such an outfit.
      expect(text).toBe(nowhere)
      for (const own of [
        title,
        description,
        thumbnailKey.slice('boards/'.length),
        piece.name,
        shopper.id,
        id,
      ])
        expect(text).not.toContain(own)
    }
  })

  test('has its own card while she shows it on Explore, and no photo of anybody', async () => {
    const shopper = await createSignedIn({ photoStorage: 'account' })
    const { id, thumbnailKey } = await createGenerated(shopper.id)
    const publication = shopper.api.outfits.generated[':id'].publication
    await publication.$put({ param: { id } })
    const text = await (await open(id)).text()
    expect(cardIn(text)).toMatchObject({
      'og:title': 'Monday Meeting · Cabine',
      'og:image': `${site}/api/outfit-boards/${thumbnailKey.slice('boards/'.length)}`,
    })
    for (const personal of [shopper.id, shopper.email, '/api/photos', 'profile-photo', 'lookbook'])
      expect(text).not.toContain(personal)
    await publication.$delete({ param: { id } })
    expect(await readCard(id)).toMatchObject(general)
  })
})

test('where the database fails the page is there with the card of the site, and nobody keeps it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { id } = await createPost()
  const { binding, plan } = createFaultyD1(env.CATALOGUE_DB)
  plan('refused')
  const answer = await open(id, {}, siteEnv({ CATALOGUE_DB: binding }))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(cardIn(await answer.text())).toMatchObject(general)
})

test.each(['a/b', ''])('/outfit/%s is no page', async (path) => {
  expect((await open(path)).status).toBe(404)
})
