import { env } from 'cloudflare:test'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Editorial } from '#shared/editorial.ts'
import { firstIn } from '#shared/testing/first.ts'
import { openCatalogue } from '../lib/db.ts'
import { outfitPosts, outfitPresets, outfitTemplates } from './schema.ts'
import { createPost, createProducts } from '../testing/products.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { loadEditorial } from './editorial-plan.ts'
import { productId } from '../catalogue/product-id.ts'
import { collections } from '../catalogue/schema.ts'

const db = openCatalogue(env.CATALOGUE_DB)
const idOf = (itemId: string) => productId('sample', itemId)

const plan = (): Editorial => ({
  collections: [
    {
      slug: 'party-season',
      title: 'Party Season',
      description: 'Velvet and one red thing.',
      kind: 'editorial',
      isPremium: true,
      imageUrl: '/samples/collections/party-season/960.webp',
      pinned: ['velvet-dress', 'nowhere-to-be-found', 'red-pumps'],
      rule: null,
    },
    {
      slug: 'workwear',
      title: 'Workwear',
      description: '',
      kind: 'call',
      isPremium: false,
      imageUrl: '',
      pinned: [],
      rule: { occasions: ['workwear'] },
    },
  ],
  presets: [
    {
      id: 'velvet-wine',
      title: 'Velvet Wine',
      description: '',
      occasion: 'events',
      isPremium: true,
      thumbnailUrl: '/samples/presets/velvet-wine/640.webp',
      garments: ['velvet-dress'],
      objects: ['red-pumps', 'nowhere-to-be-found'],
    },
    {
      id: 'half-an-outfit',
      title: 'Half an Outfit',
      description: '',
      occasion: 'casual',
      isPremium: false,
      thumbnailUrl: '/samples/presets/half-an-outfit/640.webp',
      garments: ['velvet-dress', 'coat-that-is-not-there'],
      objects: [],
    },
  ],
  posts: [
    {
      id: '1',
      title: 'Classic Business Attire',
      description: '',
      occasion: 'work',
      thumbnailUrl: '/samples/posts/1/640.webp',
      aspect: 0.8,
      items: ['red-pumps', 'velvet-dress'],
    },
  ],
  templates: [
    {
      id: 'monday-meeting',
      title: 'Monday Meeting',
      description: '',
      occasion: 'work',
      style: 'classic',
      pieces: ['tailored blazer'],
      colors: ['black'],
    },
  ],
})

const read = async () => ({
  collections: await db.select().from(collections).orderBy(asc(collections.position)),
  presets: await db.select().from(outfitPresets).orderBy(asc(outfitPresets.position)),
  posts: await db.select().from(outfitPosts).orderBy(asc(outfitPosts.position)),
  templates: await db.select().from(outfitTemplates),
})

describe('what editors make of the sample feed', () => {
  beforeEach(async () => {
    await env.CATALOGUE_DB.exec('delete from products')
    const sample = { feedId: 'sample', isSample: true }
    await createProducts([
      {
        ...sample,
        id: idOf('velvet-dress'),
        itemId: 'velvet-dress',
        name: 'Velvet Dress',
        category: 'dresses',
        garmentCategory: 'dresses',
        imageUrl: '/samples/garments/velvet-dress/960.webp',
        sewnUrl: '/samples/garments/velvet-dress/sewn.bin',
        landmarks: {
          kind: 'upper',
          neck: { left: [0.4, 0.1], right: [0.6, 0.1] },
          neckFront: [0.5, 0.2],
          shoulder: { left: [0.3, 0.1], right: [0.7, 0.1] },
          armpit: { left: [0.3, 0.3], right: [0.7, 0.3] },
          hem: { left: [0.3, 0.9], right: [0.7, 0.9] },
        },
      },
      {
        ...sample,
        id: idOf('red-pumps'),
        itemId: 'red-pumps',
        name: 'Red Pumps',
        category: 'shoes',
        garmentCategory: 'shoes',
      },
    ])
  })

  test('is listed with the ids of the catalogue, in its order', async () => {
    const report = await loadEditorial(env, { given: plan() })
    expect(report.missing).toHaveLength(2)
    const editorial = await read()
    expect(
      editorial.collections.map(({ slug, pinned, isPremium, rule }) => [slug, pinned, isPremium, rule]),
    ).toEqual([
      ['party-season', [idOf('velvet-dress'), idOf('red-pumps')], true, null],
      ['workwear', [], false, { occasions: ['workwear'] }],
    ])
    expect(editorial.posts[0]).toMatchObject({
      id: '1',
      productIds: [idOf('red-pumps'), idOf('velvet-dress')],
    })
    expect(editorial.templates[0]).toMatchObject({ pieces: ['tailored blazer'], colors: ['black'] })
  })

  test('a preset dresses her with the seams of the catalogue, in its shoes, and sells all of it', async () => {
    await loadEditorial(env, { given: plan() })
    const { presets } = await read()
    expect(presets).toHaveLength(1)
    const preset = firstIn(presets)
    expect(preset.garments).toMatchObject([
      {
        image: '/samples/garments/velvet-dress/960.webp',
        category: 'dresses',
        landmarks: { hem: { left: [0.3, 0.9] } },
        sewn: '/samples/garments/velvet-dress/sewn.bin',
      },
      { category: 'shoes', shoe: {} },
    ])
    expect(preset.items.map(({ id, name, price, url }) => [id, name, price, url])).toEqual([
      [idOf('velvet-dress'), 'Velvet Dress', '$59.00', ''],
      [idOf('red-pumps'), 'Red Pumps', '$59.00', ''],
    ])
  })

  test('a second time changes nothing, and what a shopper has published stays', async () => {
    const { id: userId } = await createSignedIn()
    const published = await createPost({ userId, title: 'Mine', position: 100 })
    await loadEditorial(env, { given: plan() })
    const before = await read()
    expect(before.posts.map(({ id }) => id)).toEqual(['1', published.id])
    await loadEditorial(env, { given: plan() })
    const after = await read()
    expect(after).toEqual({ ...before, posts: expect.any(Array) })
    expect(after.posts.map(({ id }) => id)).toEqual(['1', published.id])
  })

  test('the tile of an imported collection stays, unless the plan has one of its name', async () => {
    await loadEditorial(env, { given: { ...plan(), collections: [] } })
    const tile = (slug: string) => ({
      slug,
      title: 'Imported',
      kind: 'editorial' as const,
      rule: { feedId: slug },
      position: 100,
    })
    await db.insert(collections).values([tile('coats'), tile('workwear')])
    await loadEditorial(env, { given: plan() })
    const titles = (await read()).collections.map(({ slug, title }) => [slug, title])
    expect(titles).toEqual([
      ['party-season', 'Party Season'],
      ['workwear', 'Workwear'],
      ['coats', 'Imported'],
    ])
    await db.delete(collections)
  })

  test('a plan that is none leaves everything as it was', async () => {
    await loadEditorial(env, { given: plan() })
    const before = await read()
    const { templates: _, ...half } = plan()
    await expect(loadEditorial(env, { given: half })).rejects.toThrow()
    await expect(loadEditorial(env, { given: { ...plan(), presets: [{ id: 'x' }] } })).rejects.toThrow()
    expect(await read()).toEqual(before)
  })

  test('what the database refuses is taken back whole', async () => {
    await loadEditorial(env, { given: plan() })
    const before = await read()
    const [post] = plan().posts
    await expect(
      loadEditorial(env, { given: { ...plan(), collections: [], posts: [post, post] } }),
    ).rejects.toThrow()
    expect(await read()).toEqual(before)
  })

  test('the bundled plan is read from the assets', async () => {
    const asked: string[] = []
    const answer = (status: number) => async (input: RequestInfo | URL) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return Response.json(plan(), { status })
    }
    const report = await loadEditorial({ ...env, ASSETS: { fetch: answer(200) } })
    expect(asked).toEqual(['/samples/editorial.json'])
    expect(report.presets).toBe(1)
    await expect(loadEditorial({ ...env, ASSETS: { fetch: answer(404) } })).rejects.toThrow('404')
  })
})
