import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { Answers } from '@cabine/sophia/questions/question-flow.ts'
import { firstIn, firstOf } from '#shared/testing/first.ts'
import { openDb } from '../lib/db.ts'
import { createProduct, createProducts } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import { smallWardrobe } from '../testing/wardrobe.ts'
import { stylingProfiles } from './schema.ts'

beforeAll(() => createProducts(smallWardrobe()))

type Tab = { fetch: (path: string) => Promise<Response> }

const ask = (tab: Tab, call: 'alternatives' | 'outfits', query: Record<string, string>) =>
  tab.fetch(`/api/stylist/${call}?${new URLSearchParams(query).toString()}`)

async function alternatives(query: Record<string, string>, tab: Tab = openTab()) {
  const answered = await ask(tab, 'alternatives', query)
  expect(answered.status).toBe(200)
  return (await answered.json<{ alternatives: Product[] }>()).alternatives
}

type Outfit = { pieces: Product[]; ownLayer: boolean; reasons: Record<string, { why: string }> }

async function outfits(query: Record<string, string>, tab: Tab = openTab()) {
  const answered = await ask(tab, 'outfits', { occasion: 'workwear', weather: 'mild', ...query })
  expect(answered.status).toBe(200)
  return (await answered.json<{ outfits: Outfit[] }>()).outfits
}

const failureOf = async (answer: Promise<Response>) => {
  const answered = await answer
  return [answered.status, (await answered.json<{ error?: string }>()).error]
}

async function shopperWho(answers: Answers) {
  const shopper = await createSignedIn()
  await openDb(env.DB).insert(stylingProfiles).values({ userId: shopper.id, answers, updatedAt: new Date() })
  return shopper
}

const idsOf = (products: Product[]) => products.map(({ id }) => id)

describe('another piece in the place of one', () => {
  test('in another colour: its own design first, then what is like it', async () => {
    const found = await alternatives({ id: 'tops-1-0', change: 'another_colour' })
    expect(idsOf(found).slice(0, 2).toSorted()).toEqual(['tops-1-1', 'tops-1-2'])
    expect(found).toHaveLength(6)
    for (const { category, colour_family } of found)
      expect([category, colour_family === 'black']).toEqual(['tops', false])
  })

  test('cheaper: by a tenth at least', async () => {
    for (const { price_cents } of await alternatives({ id: 'shoes-1-0', change: 'cheaper' }))
      expect(price_cents).toBeLessThanOrEqual(160_00 * 0.9)
    expect(await failureOf(ask(openTab(), 'alternatives', { id: 'shoes-3-0', change: 'cheaper' }))).toEqual([
      404,
      'nothing_suitable',
    ])
  })

  test('in a colour that she names, and none of what she told not to wear', async () => {
    const white = await alternatives({ id: 'tops-0-0', change: 'in_colour', colour: 'white' })
    expect(new Set(white.map(({ colour_family: family }) => family))).toEqual(new Set(['white']))
    const told = await alternatives({ id: 'tops-0-0', change: 'another_colour', avoids: 'white' })
    expect(told.map(({ colour_family: family }) => family)).not.toContain('white')
    const silk = { id: 'tops-0-0', change: 'something_else', without: 'silk' }
    expect(await failureOf(ask(openTab(), 'alternatives', silk))).toEqual([404, 'nothing_suitable'])
  })

  test('dearer costs more', async () => {
    for (const { price_cents: cents } of await alternatives({ id: 'tops-2-0', change: 'dearer' }))
      expect(cents).toBeGreaterThan(120_00)
  })

  test('something else: another design each, for the same place', async () => {
    const found = await alternatives({ id: 'bags-0-0', change: 'something_else' })
    expect(new Set(found.map(({ name }) => name))).toEqual(
      new Set(['Shoulder Bag 1', 'Shoulder Bag 2', 'Shoulder Bag 3']),
    )
  })

  test('keeps to what she wears with it', async () => {
    await createProduct({
      id: 'cognac',
      category: 'bags',
      name: 'Hobo Bag',
      colour: 'Cognac',
      colourFamily: 'brown',
      occasions: ['workwear'],
    })
    const query = { id: 'bags-0-0', change: 'something_else', occasion: 'workwear', weather: 'mild' }
    expect(idsOf(await alternatives(query))).toContain('cognac')
    expect(idsOf(await alternatives({ ...query, with: 'dresses-0-0,shoes-0-0' }))).not.toContain('cognac')
  })

  test('nothing that she has seen', async () => {
    const query = { id: 'tops-0-0', change: 'another_colour' }
    const first = await alternatives(query)
    const second = await alternatives({ ...query, not: idsOf(first).join() })
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
    expect(idsOf(await alternatives(query))).toEqual(idsOf(first))
  })

  test('costs no more than she told that a piece may', async () => {
    const shopper = await shopperWho({ 'shopping-tier': ['middle'] })
    const query = { id: 'tops-0-0', change: 'something_else' }
    for (const { price_cents } of await alternatives(query, shopper))
      expect(price_cents).toBeLessThanOrEqual(150_00)
    const isDear = ({ price_cents }: Product) => (price_cents ?? 0) > 150_00
    expect((await alternatives(query)).some(isDear)).toBe(true)
    // What the shopper asks for now overrides her profile.
    expect((await alternatives({ ...query, most_per_piece: 'any' }, shopper)).some(isDear)).toBe(true)
    expect((await alternatives({ ...query, most_per_piece: '150' })).some(isDear)).toBe(false)
  })

  test('where the shop has no other design, the same one in another colour', async () => {
    const coat = {
      category: 'outerwear',
      garmentCategory: 'outerwear',
      department: 'men',
      groupId: 'gents',
    } as const
    const told = { name: 'Last Train Coat for Men', occasions: ['casual-day' as const] }
    const [navy, grey] = firstOf(
      2,
      await createProducts([
        { ...coat, ...told, colour: 'navy', colourFamily: 'blue', colourKey: 'navy' },
        { ...coat, ...told, colour: 'grey', colourFamily: 'grey', colourKey: 'grey' },
      ]),
    )
    const found = await alternatives({ id: navy.id, change: 'something_else' })
    expect(idsOf(found)).toEqual([grey.id])
  })

  test('an unknown piece is not found, and a vase has no place in an outfit', async () => {
    const { id } = await createProduct({ category: 'home', name: 'Ribbed Vase' })
    const change = 'something_else'
    expect(await failureOf(ask(openTab(), 'alternatives', { id: 'nobody', change }))).toEqual([
      404,
      'not_found',
    ])
    expect(await failureOf(ask(openTab(), 'alternatives', { id, change }))).toEqual([404, 'nothing_suitable'])
  })
})

/** A slip dress in three colours, of which the most popular one needs Luxe. */
async function createSlips() {
  const slip = (id: string, colour: string, colourFamily: 'beige' | 'green' | 'black', isLuxe: boolean) => ({
    id,
    groupId: 'slip',
    brand: 'Maison',
    category: 'dresses' as const,
    name: `Slip Dress in ${colour}`,
    colour,
    colourFamily,
    isLuxe,
    popularity: isLuxe ? 9_999 : 1,
    occasions: ['workwear' as const],
  })
  await createProducts([
    slip('slip-champagne', 'Champagne', 'beige', false),
    slip('slip-olive', 'Olive', 'green', true),
    slip('slip-black', 'Black', 'black', true),
  ])
}

describe('pieces of Luxe', () => {
  const asked = { around: 'slip-champagne', weather: 'warm' }
  const locked = (products: Product[]) => idsOf(products.filter((one) => one.is_luxe))

  test('the very piece that she asks about, whatever other colours there are, and however often', async () => {
    await createSlips()
    const seen: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      for (const { pieces } of await outfits({ ...asked, most: '2', not: seen.join() })) {
        expect(idsOf(pieces)).toContain('slip-champagne')
        expect(locked(pieces)).toEqual([])
        seen.push(...idsOf(pieces))
      }
    }
  })

  test('come unasked to Luxe alone, as another colour, too', async () => {
    const luxe = await createSignedIn({ plan: 'premium' })
    const query = { id: 'slip-champagne', change: 'another_colour' }
    expect(locked(await alternatives(query, luxe)).toSorted()).toEqual(['slip-black', 'slip-olive'])
    for (const tab of [openTab(), await createSignedIn()])
      expect(locked(await alternatives(query, tab))).toEqual([])
    // A piece that was asked for is shown even though it needs Luxe.
    const { pieces } = firstIn(await outfits({ around: 'slip-olive', weather: 'warm' }))
    expect(locked(pieces)).toEqual(['slip-olive'])
  })
})

describe('whole outfits', () => {
  test('from shoulder to shoe, with a reason for each piece', async () => {
    const outfit = firstIn(await outfits({}))
    const categories = outfit.pieces.map(({ category }) => category)
    expect(categories).toContain('shoes')
    expect(categories.includes('dresses') || categories.includes('tops')).toBe(true)
    for (const { id } of outfit.pieces) expect(outfit.reasons[id]?.why).toBeTruthy()
    expect(await outfits({})).toEqual([outfit])
  })

  test('several are of different clothes, and what she has seen does not come again', async () => {
    const three = await outfits({ most: '3', shape: 'dress' })
    const dresses = three.map(({ pieces }) => firstIn(pieces).id)
    expect(new Set(dresses).size).toBe(3)
    const next = firstIn(await outfits({ shape: 'dress', not: dresses.join() }))
    expect(dresses).not.toContain(firstIn(next.pieces).id)
  })

  test('built on a piece that she chose', async () => {
    const outfit = firstIn(await outfits({ around: 'bags-2-2', shape: 'separates' }))
    expect(idsOf(outfit.pieces)).toContain('bags-2-2')
    expect(outfit.pieces.map(({ category }) => category)).toContain('tops')
    expect(
      await failureOf(
        ask(openTab(), 'outfits', { occasion: 'workwear', weather: 'hot', around: 'outerwear-0-0' }),
      ),
    ).toEqual([404, 'nothing_suitable'])
    expect(
      await failureOf(ask(openTab(), 'outfits', { occasion: 'workwear', weather: 'hot', around: 'nobody' })),
    ).toEqual([404, 'not_found'])
  })

  test('within what she wants to pay, today or as she told it once', async () => {
    const sum = (pieces: Product[]) => pieces.reduce((cents, piece) => cents + (piece.price_cents ?? 0), 0)
    const today = firstIn(await outfits({ budget: 'outfit_500', most: '1' }))
    expect(sum(today.pieces)).toBeLessThanOrEqual(500_00)
    const careful = await shopperWho({ 'shopping-tier': ['middle'] })
    const cheapOutfit = firstIn(await outfits({}, careful))
    for (const { price_cents } of cheapOutfit.pieces) expect(price_cents).toBeLessThanOrEqual(150_00)
    const free = firstIn(await outfits({ most_per_piece: 'any' }, careful))
    expect(Math.max(...free.pieces.map(({ price_cents }) => price_cents ?? 0))).toBeGreaterThan(150_00)
  })

  test('from the department that she told', async () => {
    const shopper = await shopperWho({ 'department-selection': ['men'] })
    const query = { occasion: 'workwear', weather: 'warm' }
    expect(await failureOf(ask(shopper, 'outfits', query))).toEqual([404, 'nothing_suitable'])
    const kinds = [
      ['tops', 'Oxford Shirt'],
      ['bottoms', 'Chinos'],
      ['shoes', 'Derby Shoes'],
    ] as const
    await createProducts(
      kinds.map(([category, name]) => ({
        id: `mens-${category}`,
        category,
        name,
        department: 'men',
        occasions: ['workwear'],
      })),
    )
    const { pieces } = firstIn(await outfits(query, shopper))
    expect(idsOf(pieces)).toEqual(['mens-tops', 'mens-bottoms', 'mens-shoes'])
  })

  test('lead to their shop as any other', async () => {
    await createProduct({
      id: 'luxe',
      category: 'dresses',
      name: 'Silk Dress',
      colourFamily: 'black',
      isLuxe: true,
      occasions: ['workwear'],
    })
    const { pieces } = firstIn(await outfits({ around: 'luxe' }))
    expect(pieces.map(({ id }) => id)).toContain('luxe')
    expect(pieces.filter(({ product_url: link }) => !link)).toEqual([])
  })
})

test.each([
  ['alternatives', { id: 'tops-0-0', change: 'sillier' }],
  ['alternatives', { id: "x'; drop table products", change: 'cheaper' }],
  ['alternatives', { id: 'tops-0-0', change: 'cheaper', with: 'a,b,c,d,e,f,g,h' }],
  ['outfits', { occasion: 'funeral', weather: 'mild' }],
  ['outfits', { occasion: 'workwear', weather: 'sleet' }],
  ['outfits', { occasion: 'workwear', weather: 'mild', most: '9' }],
] as const)('%s refuses %o', async (call, query) => {
  expect(await failureOf(ask(openTab(), call, query))).toEqual([400, 'invalid_input'])
})

test('asking costs one trip, a visitor’s second time none', async () => {
  const shopper = await shopperWho({ 'style-inspiration': ['chic'] })
  const calls = [
    ['outfits', { occasion: 'date-night', weather: 'cool' }],
    ['alternatives', { id: 'tops-0-0', change: 'another_colour', weather: 'cool' }],
  ] as const
  for (const [call, query] of calls) {
    expect(tripsOf(await ask(shopper, call, query))).toBe(2)
    const visitor = openTab()
    expect(tripsOf(await ask(visitor, call, query))).toBe(1)
    await expect.poll(async () => tripsOf(await ask(visitor, call, query))).toBe(0)
  }
})
