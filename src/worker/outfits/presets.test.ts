import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OutfitPreset } from '#shared/outfits.ts'
import { collections } from '../catalogue/schema.ts'
import { openCatalogue } from '../lib/db.ts'
import { replacePresets } from '../testing/presets.ts'
import { createPost, createProduct } from '../testing/products.ts'
import { cataloguePlanOf } from '../testing/query-plan.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { devicePhoto } from '../testing/try-ons.ts'
import { markLuxePieces, requirePresetAccess } from './presets.ts'

const preset = (id: string, isPremium: boolean, ...images: string[]): OutfitPreset => ({
  id,
  title: id,
  thumbnailUrl: `/samples/presets/${id}/320.webp`,
  description: '',
  occasion: 'everyday',
  isPremium,
  items: [],
  garments: images.map((image) => ({ image, category: 'tops' as const })),
})

const listMarked = async () =>
  (
    await env.CATALOGUE_DB.prepare('select id from products where is_luxe order by id').all<{ id: string }>()
  ).results.map(({ id }) => id)

const store = { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }

describe('outfit presets (spec 2.3.8 to 2.3.10, 2.5.4, 2.7.14)', () => {
  beforeEach(() =>
    replacePresets(store, [
      preset('tee', false, '/samples/garments/tee/960.webp'),
      preset('olive-silk', true, '/samples/garments/slip/960.webp', '/samples/garments/tee/960.webp'),
    ]),
  )

  test('everybody reads the list, in its stored order', async () => {
    const list = await (await openTab().api['outfit-presets'].$get()).json()
    expect(list.map(({ id, isPremium }) => [id, isPremium])).toEqual([
      ['tee', false],
      ['olive-silk', true],
    ])
  })

  test('a premium outfit is refused by its id and by a piece that only premium outfits have', async () => {
    const ask = (presetId: string | undefined, ...images: string[]) =>
      requirePresetAccess(store, { presetId, images })
    await expect(ask('olive-silk')).rejects.toThrow('premium_required')
    await expect(ask(undefined, '/samples/garments/slip/960.webp')).rejects.toThrow('premium_required')
    await expect(ask('tee', '/samples/garments/tee/960.webp')).resolves.toBeUndefined()
    await expect(ask(undefined, '/samples/garments/tee/640.avif')).resolves.toBeUndefined()
  })

  test.each([
    ['another size', '/samples/garments/slip/640.webp'],
    ['another format', '/samples/garments/slip/960.avif'],
    ['the picture of the whole outfit', '/samples/presets/olive-silk/640.webp'],
  ])('a premium piece is refused as %s too', async (_, image) => {
    await expect(requirePresetAccess(store, { images: [image] })).rejects.toThrow('premium_required')
  })

  test.each([
    '/api/proxy-image?url=https%3A%2F%2Fshop.example%2Fslip%2F1.jpg&w=960',
    '/api/proxy-image?w=320&product=x&url=%68ttps://shop.example/slip/1.jpg',
  ])("a shop's picture of a premium piece is refused however its address is spelt (%s)", async (image) => {
    const slip = 'https://shop.example/slip/1.jpg'
    await replacePresets(store, [
      preset('tee', false, 'https://shop.example/slip/2.jpg'),
      preset('silk', true, slip),
    ])
    await expect(requirePresetAccess(store, { images: [image] })).rejects.toThrow('premium_required')
    const other = image.replace('1.jpg', '2.jpg')
    await expect(requirePresetAccess(store, { images: [other] })).resolves.toBeUndefined()
  })

  test.each([
    '/samples/./garments/slip/960.webp',
    '/samples//garments/slip/960.webp',
    '/samples/x/../garments/slip/960.webp',
  ])('a detour to it (%s) names nothing', async (garmentImage) => {
    const shopper = await createSignedIn()
    const json = { userImage: devicePhoto, garmentImage }
    expect(String((await shopper.api.fashn['start-tryon'].$post({ json })).status)).toBe('400')
  })

  test('a new list takes the place of the old one at once', async () => {
    await openTab().api['outfit-presets'].$get()
    await replacePresets(store, [preset('wine', false, '/samples/garments/wine/960.webp')])
    const list = await (await openTab().api['outfit-presets'].$get()).json()
    expect(list.map(({ id }) => id)).toEqual(['wine'])
  })

  test('the pieces that only premium outfits have are Luxe’s, what can be worn and what lies beside', async () => {
    const piece = (id: string, garmentCategory: 'tops' | null = 'tops') =>
      createProduct({ id, garmentCategory, imageUrl: `https://shop.example/${id}.jpg` })
    await Promise.all([
      piece('slip'),
      piece('shared'),
      piece('by-picture'),
      piece('other'),
      piece('bag', null),
    ])
    await createProduct({ id: 'once-luxe', isLuxe: true, garmentCategory: 'tops' })
    const item = (id: string) => ({ id, name: id, brand: '', price: '', category: '', image: '', url: '' })
    await replacePresets(store, [
      { ...preset('open', false, '/samples/a.webp'), items: [item('shared')] },
      {
        ...preset('wine', true, 'https://shop.example/by-picture.jpg'),
        items: [item('slip'), item('shared'), item('bag')],
      },
    ])
    expect(await listMarked()).toEqual(['bag', 'by-picture', 'slip'])
    const outfit = await openTab().api['try-on-pieces'].$get({ query: { ids: 'slip' } })
    expect((await outfit.json()).isPremium).toBe(false)
  })

  test('so are those that only exclusive collections pin; one open place makes a piece everybody’s', async () => {
    const pieces = ['exclusive', 'in-outfit', 'in-collection', 'in-look', 'in-her-look', 'gathered'] as const
    for (const id of pieces)
      await createProduct({ id, category: 'bags', imageUrl: `https://shop.example/${id}.jpg` })
    const owner = await createSignedIn()
    await createPost({ productIds: ['in-look'] })
    await createPost({ productIds: ['in-her-look'], userId: owner.id })
    await openCatalogue(env.CATALOGUE_DB)
      .insert(collections)
      .values([
        {
          slug: 'atelier',
          title: '',
          kind: 'editorial',
          isPremium: true,
          pinned: pieces.filter((id) => id !== 'gathered'),
          rule: { categories: ['bags'] },
        },
        { slug: 'open', title: '', kind: 'editorial', pinned: ['in-collection'] },
      ])
    const worn = { id: 'in-outfit', name: '', brand: '', price: '', category: '', image: '', url: '' }
    await replacePresets(store, [{ ...preset('open', false, '/samples/a.webp'), items: [worn] }])
    const marked = await listMarked()
    expect(pieces.filter((id) => marked.includes(id))).toEqual(['exclusive', 'in-her-look'])
    await env.CATALOGUE_DB.prepare("delete from collections where slug = 'atelier'").run()
    await markLuxePieces(openCatalogue(env.CATALOGUE_DB))
    expect(await listMarked()).not.toContain('exclusive')
  })

  test('a piece of the shop may be tried on alone, though a premium outfit has it', async () => {
    const { id, imageUrl } = await createProduct({ garmentCategory: 'tops' })
    await replacePresets(store, [preset('silk', true, imageUrl)])
    expect(await listMarked()).toContain(id)
    const image = `/api/proxy-image?url=${encodeURIComponent(imageUrl)}`
    await expect(requirePresetAccess(store, { images: [image] })).resolves.toBeUndefined()
    await expect(requirePresetAccess(store, { presetId: 'silk', images: [] })).rejects.toThrow(
      'premium_required',
    )
  })

  test('the list tells no links to shops', async () => {
    const url = 'https://shop.example/slip'
    const items = [{ name: 'Slip', brand: '', price: '', category: '', image: '', url }]
    await replacePresets(store, [{ ...preset('slip', true, '/samples/slip.webp'), items }])
    const answer = await openTab().api['outfit-presets'].$get()
    expect(await answer.text()).not.toContain('shop.example')
  })
})

test('what is Luxe is found without a look at every product', async () => {
  expect(await cataloguePlanOf(markLuxePieces)).not.toMatch(/SCAN products(?! USING INDEX products_of_luxe)/)
})
