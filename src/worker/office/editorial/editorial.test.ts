import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadEditorial } from '../../outfits/editorial-plan.ts'
import { purgeAtTurns } from '../../catalogue/placements.ts'
import { refreshCachedLists } from '../../imports/refresh-lists.ts'
import { createPost, createProduct, createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createStaff, readActs, type Staff } from '../../testing/staff.ts'

const reason = 'a new season'
const tab = openTab()
let editor: Staff

beforeAll(async () => {
  editor = await createStaff('editor')
  await createProducts(
    Array.from({ length: 30 }, (_, i) => ({
      id: `top-${i}`,
      name: `Shirt ${i}`,
      brand: `Brand ${i}`,
      garmentCategory: 'tops' as const,
    })),
  )
})

/** What somebody is shown in a country; from nowhere where it is left out. */
async function read<Answer>(path: string, market?: string) {
  const answer = await tab.fetch(`/api/${path}`, market ? { headers: { 'cf-ipcountry': market } } : {})
  return { status: answer.status, vary: answer.headers.get('vary'), told: await answer.json<Answer>() }
}

type Tile = { slug: string; title: string; product_count: number }
type Card = { id: string; title: string }
type Kind = 'collection' | 'preset' | 'post'

const save = (kind: Kind, id: string, body: object) =>
  editor.ask('PUT', `/editorial/${kind}/${id}`, { kind, title: id, description: '', ...body })
const collection = (id: string, more: object = {}) =>
  save('collection', id, { isPremium: false, imageUrl: '', pieces: ['top-1', 'top-2'], rule: null, ...more })
const outfit = (kind: 'preset' | 'post', id: string, more: object = {}) =>
  save(kind, id, {
    occasion: 'work',
    pieces: ['top-1', 'top-2'],
    ...(kind === 'preset' && { isPremium: false }),
    ...more,
  })

const limits = (more: object = {}) => ({
  shownFrom: null,
  shownUntil: null,
  markets: [],
  isHidden: false,
  ...more,
})
const limit = (kind: Kind, id: string, more: object) =>
  editor.ask('PUT', `/editorial/${kind}/${id}/placement`, limits(more))

const slugs = async (market?: string) =>
  (await read<Tile[]>('collections', market)).told.map(({ slug }) => slug)
const idsOf = async (list: 'outfit-presets' | 'outfit-posts', market?: string) =>
  (await read<Card[]>(list, market)).told.map(({ id }) => id)

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

describe('an editor', () => {
  test('makes a collection that shoppers see at once, changes it, and removes it', async () => {
    expect((await collection('cosy', { title: 'Cosy', rule: { categories: ['tops'] } })).status).toBe(204)
    const { told } = await read<Tile[]>('collections')
    expect(told.find(({ slug }) => slug === 'cosy')).toMatchObject({ title: 'Cosy' })
    const pieces = (await read<Card[]>('collections/cosy')).told
    expect(pieces.slice(0, 2).map(({ id }) => id)).toEqual(['top-1', 'top-2'])
    await collection('cosy', { title: 'Cosier', pieces: ['top-3'] })
    expect((await read<Card[]>('collections/cosy')).told.map(({ id }) => id)).toEqual(['top-3'])
    const acts = (await readActs()).filter(
      ({ subject, act }) => subject === 'cosy' && act === 'collection.save',
    )
    expect(acts).toMatchObject([
      { before: null, after: { title: 'Cosy' }, actor: editor.id },
      { before: { title: 'Cosy', pinned: ['top-1', 'top-2'] }, after: { title: 'Cosier' } },
    ])
    expect((await editor.ask('POST', '/editorial/collection/cosy/removal', { reason })).status).toBe(204)
    expect(await slugs()).not.toContain('cosy')
    expect((await read('collections/cosy')).status).toBe(404)
  })

  test('begins Top Picks and the handpicked with pieces of her own', async () => {
    for (const [list, path] of [
      ['top-picks', 'top-picks'],
      ['handpicked', 'handpicked-products'],
    ] as const) {
      expect((await collection(list, { pieces: ['top-9', 'top-8'] })).status).toBe(204)
      const ids = (await read<Card[]>(path)).told.map(({ id }) => id)
      expect(ids.slice(0, 2)).toEqual(['top-9', 'top-8'])
      expect(new Set(ids).size).toBe(ids.length)
      await limit('collection', list, { markets: ['DE'] })
      expect((await read<Card[]>(path, 'DE')).told[0]?.id).toBe('top-9')
      expect((await read<Card[]>(path, 'FR')).told.slice(0, 2).map(({ id }) => id)).not.toEqual([
        'top-9',
        'top-8',
      ])
    }
    // They have no tile.
    expect(await slugs()).not.toContain('top-picks')
  })

  test('makes a preset that can be tried on, of Luxe where she says so', async () => {
    expect((await outfit('preset', 'desk', { isPremium: true })).status).toBe(204)
    const [preset] = (
      await read<{ id: string; isPremium: boolean; garments: object[] }[]>('outfit-presets')
    ).told.filter(({ id }) => id === 'desk')
    expect(preset).toMatchObject({ isPremium: true, garments: [{ category: 'tops' }, { category: 'tops' }] })
    const isLuxe = () =>
      env.CATALOGUE_DB.prepare("select is_luxe from products where id = 'top-1'").first('is_luxe')
    expect(await isLuxe()).toBe(1)
    await editor.ask('POST', '/editorial/preset/desk/removal', { reason })
    expect(await isLuxe()).toBe(0)
  })

  test('makes an outfit of Explore, and takes no shopper’s for it', async () => {
    expect((await outfit('post', 'walk')).status).toBe(204)
    expect((await read<{ products: Card[] }>('outfit-posts/walk')).told.products.map(({ id }) => id)).toEqual(
      ['top-1', 'top-2'],
    )
    const { id } = await createPost({ userId: (await createSignedIn()).id, title: 'Hers' })
    await outfit('post', id, { title: 'Taken' })
    expect((await read<Card>(`outfit-posts/${id}`)).told.title).toBe('Hers')
    expect((await editor.ask('GET', `/editorial/post/${id}`)).status).toBe(404)
    expect((await editor.ask('POST', `/editorial/post/${id}/removal`, { reason })).status).toBe(404)
  })

  test.each([
    ['a piece that there is not', { pieces: ['nowhere'] }],
    ['a piece twice', { pieces: ['top-1', 'top-1'] }],
    ['no title', { title: ' ' }],
    ['an occasion of her own', { occasion: 'brunch' }],
  ])('is told of %s', async (_, more) => {
    expect((await outfit('post', 'wrong', more)).status).toBe(400)
  })

  test('an outfit of which nothing can be worn is none', async () => {
    const { id } = await createProduct({ garmentCategory: null, category: 'home' })
    expect((await outfit('preset', 'vase', { pieces: [id] })).status).toBe(400)
  })

  test('puts a list into order, and what she does not name comes after', async () => {
    for (const id of ['a1', 'a2', 'a3']) await outfit('preset', id)
    await editor.ask('PUT', '/editorial/preset/order', { ids: ['a3', 'a1'] })
    expect((await idsOf('outfit-presets')).filter((id) => /^a\d$/.test(id))).toEqual(['a3', 'a1', 'a2'])
    const act = (await readActs()).findLast(({ act: what }) => what === 'preset.order')
    expect(act).toMatchObject({ before: [], after: ['a3', 'a1'] })
    await outfit('post', 'late')
    await editor.ask('PUT', '/editorial/post/order', { ids: ['late'] })
    expect((await idsOf('outfit-posts'))[0]).toBe('late')
  })
})

describe('what is shown when and where', () => {
  test.each(['collection', 'preset', 'post'] as const)(
    'a %s begins and ends, and is hidden',
    async (kind) => {
      const id = `timed-${kind}`
      await (kind === 'collection' ? collection(id) : outfit(kind, id))
      const lists = {
        collection: slugs,
        preset: () => idsOf('outfit-presets'),
        post: () => idsOf('outfit-posts'),
      }
      const isThere = async () => (await lists[kind]()).includes(id)
      expect(await isThere()).toBe(true)
      for (const [more, shown] of [
        [{ shownFrom: inAnHour() }, false],
        [{ shownFrom: anHourAgo() }, true],
        [{ shownUntil: anHourAgo() }, false],
        [{ shownUntil: inAnHour() }, true],
        [{ isHidden: true }, false],
      ] as const) {
        expect((await limit(kind, id, more)).status).toBe(204)
        expect(await isThere(), JSON.stringify(more)).toBe(shown)
        const detail = { collection: `collections/${id}`, preset: null, post: `outfit-posts/${id}` }[kind]
        if (detail) expect((await read(detail)).status, detail).toBe(shown ? 200 : 404)
      }
    },
  )

  test('a market sees its own, others do not, and the caches are told to keep them apart', async () => {
    await collection('alpine')
    expect((await read('collections')).vary).toBeNull()
    await limit('collection', 'alpine', { markets: ['at', 'CH'] })
    expect(await slugs('AT')).toContain('alpine')
    expect(await slugs('CH')).toContain('alpine')
    for (const elsewhere of ['DE', 'T1', undefined]) expect(await slugs(elsewhere)).not.toContain('alpine')
    expect((await read('collections', 'AT')).vary).toBe('CF-IPCountry')
    expect((await read('collections/alpine', 'DE')).status).toBe(404)
    expect((await read('collections/alpine', 'AT')).status).toBe(200)
    await limit('collection', 'alpine', {})
    expect((await read('collections')).vary).toBeNull()
  })

  test('the preview is the list of that moment and place', async () => {
    await outfit('post', 'christmas')
    await limit('post', 'christmas', {
      shownFrom: '2030-12-20T00:00:00.000Z',
      shownUntil: '2030-12-27T00:00:00.000Z',
      markets: ['DE'],
    })
    const preview = async (query: string) =>
      (await (await editor.ask('GET', `/editorial/preview/post?${query}`)).json<Card[]>()).map(({ id }) => id)
    expect(await preview('at=2030-12-24T12:00:00.000Z&market=DE')).toContain('christmas')
    expect(await preview('at=2030-12-24T12:00:00.000Z&market=FR')).not.toContain('christmas')
    expect(await preview('at=2031-01-01T12:00:00.000Z&market=DE')).not.toContain('christmas')
    const pieces = await editor.ask('GET', '/editorial/preview/collection/top-picks?market=DE')
    expect((await pieces.json<Card[]>())[0]?.id).toBe('top-9')
  })

  test('the caches are emptied when something begins or ends, and only then', async () => {
    await env.CATALOGUE_DB.prepare('delete from placements').run()
    const purged: unknown[] = []
    const run = () => purgeAtTurns(env, async (tags) => void purged.push(tags))
    await limit('collection', 'alpine', { shownFrom: anHourAgo(), shownUntil: inAnHour() })
    await run()
    expect(purged).toEqual([])
    await limit('collection', 'alpine', { shownFrom: new Date(Date.now() - 60_000).toISOString() })
    await run()
    expect(purged).toEqual([['catalogue', 'outfits']])
  })

  test('an import of a plan leaves the office’s entries, their order and their limits', async () => {
    await collection('ours', { title: 'Ours' })
    await limit('collection', 'ours', { markets: ['FR'] })
    const tile = {
      slug: 'ours',
      title: 'Theirs',
      description: '',
      kind: 'editorial',
      isPremium: false,
      imageUrl: '',
      pinned: [],
      rule: null,
    }
    const given = { collections: [tile], presets: [], posts: [], templates: [] }
    await loadEditorial(env, { given, origin: 'hand', feedId: 'test' })
    await refreshCachedLists(env)
    const found = (await read<Tile[]>('collections', 'FR')).told.find(({ slug }) => slug === 'ours')
    expect(found?.title).toBe('Ours')
    expect(await slugs('DE')).not.toContain('ours')
    expect((await editor.ask('POST', '/editorial/collection/ours/removal', { reason })).status).toBe(204)
  })
})
