import { describe, expect, test } from 'vitest'
import { nth } from '../../testing/first.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { Asked } from './messages.ts'
import { isHeldByBudget, pickOne, pickPieces, type PickWishes } from './picks.ts'
import { makeProduct } from './testing.ts'

const asked: Asked = { occasion: 'workwear', weather: 'mild', outfitType: 'top_bottom' }
const wishes = (own: Partial<PickWishes> = {}): PickWishes => ({
  asked,
  count: 6,
  shown: [],
  seen: [],
  known: { brief: {}, department: null },
  anyPrice: false,
  language: 'en',
  seed: 'a',
  ...own,
})

const kinds = {
  top: { category: 'tops', name: 'Poplin Shirt', colour: 'white', colour_family: 'white' },
  bottom: { category: 'bottoms', name: 'Pleated Trousers' },
  coat: { category: 'outerwear', name: 'Blazer' },
  dress: { category: 'dresses', name: 'Wrap Dress' },
  heels: { category: 'shoes', name: 'Pumps' },
  flats: { category: 'shoes', name: 'Loafers' },
  bag: { category: 'bags', name: 'Tote Bag' },
  ring: { category: 'accessories', name: 'Ring', colour: 'gold', colour_family: 'gold' },
} as const satisfies Record<string, Partial<Product>>
type Kind = keyof typeof kinds

const piece = (kind: Kind, number = 1, own: Partial<Product> = {}) =>
  makeProduct(`${kind}-${number}`, { ...kinds[kind], ...own })
const shop = (...names: (Kind | [Kind, Partial<Product>])[]) =>
  names.map((one, at) => (typeof one === 'string' ? piece(one, at) : piece(one[0], at, one[1])))

const isShoe = ({ category }: Product) => category === 'shoes'
const pick = (products: Product[], own: Partial<PickWishes> = {}) =>
  pickPieces(
    products.filter((one) => !isShoe(one)),
    products.filter(isShoe),
    wishes(own),
  )
const kindsOf = (products: readonly Product[] = []) => products.map(({ id }) => id.split('-')[0])

const full = shop('top', 'top', 'bottom', 'bottom', 'coat', 'heels', 'flats', 'bag', 'ring')
const dresses = shop(
  ['dress', { colour: 'black' }],
  ['dress', { colour: 'beige', colour_family: 'beige' }],
  'dress',
  'heels',
  'heels',
  'flats',
  'coat',
  'bag',
)

describe('one piece that she named', () => {
  const look = shop('top', 'bottom')
  const trainers = piece('flats', 7, { name: 'Canvas Trainers', colour: 'white', colour_family: 'white' })
  const leather = piece('flats', 8, {
    name: 'Leather Trainers',
    colour: 'white',
    colour_family: 'white',
    material: 'leather',
  })
  test.each([
    ['by another word of its shop', { kind: 'sneakers' }, [trainers, piece('heels', 9)], trainers],
    ['with what she said of it', { kind: 'sneakers', traits: ['leather'] }, [trainers, leather], leather],
    ['without it, where none has it', { kind: 'sneakers', traits: ['suede'] }, [trainers], trainers],
    ['never in another colour', { kind: 'sneakers', colour: 'red' }, [trainers], null],
    ['nor of another kind', { kind: 'sandals' }, [trainers, piece('heels', 9)], null],
    ['any of them, where she names none', { kind: 'shoes' }, [piece('heels', 9)], piece('heels', 9)],
  ] as const)('%s', (_, named, pool, found) => {
    expect(pickOne(pool, named, [look], wishes())?.product ?? null).toEqual(found)
  })

  test('she is told where it suits neither the day nor the rest, and gets nothing that she does not wear', () => {
    const sandals = piece('flats', 9, { name: 'Leather Sandals', season: 'summer', material: 'leather' })
    const cool = { asked: { ...asked, weather: 'cool' as const } }
    expect(pickOne([sandals], { kind: 'sandals' }, [look], wishes(cool))?.isOdd).toBe(true)
    expect(pickOne([piece('heels')], { kind: 'heels' }, [look], wishes(cool))?.isOdd).toBe(false)
    const vegan = { ...cool, known: { brief: { without: ['leather' as const] }, department: null } }
    expect(pickOne([sandals], { kind: 'sandals' }, [look], wishes(vegan))).toBe(null)
  })
})

describe('the core set', () => {
  test.each<[string, Product[], Partial<Asked>, number, Kind[]]>([
    ['mild: a layer', full, {}, 4, ['top', 'bottom', 'coat', 'heels']],
    ['cool: a layer', full, { weather: 'cool' }, 4, ['top', 'bottom', 'coat', 'heels']],
  ])('%s', (_, products, own, count, expected) => {
    const found = pick(products, { asked: { ...asked, ...own }, count })
    expect(kindsOf(found?.items).map((one) => (one === 'flats' ? 'heels' : one))).toEqual(expected)
    expect(found?.set.looks).toEqual([[0, 1, 2, 3]])
  })

  test.each(['hot', 'warm'] as const)('%s: another top or bottom, and no layer', (weather) => {
    const found = pick(full, { asked: { ...asked, weather }, count: 4 })
    const found4 = kindsOf(found?.items)
    expect(found4).not.toContain('coat')
    expect(found4.filter((kind) => kind === 'top' || kind === 'bottom')).toHaveLength(3)
    expect(found?.set.looks).toHaveLength(2)
  })

  test('dresses: two, and heels for each', () => {
    const found = pick(dresses, { asked: { ...asked, outfitType: 'dresses' }, count: 4 })
    expect(kindsOf(found?.items)).toEqual(['dress', 'heels', 'dress', 'heels'])
    expect(found?.set.looks).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  test('dresses where there are no heels: other shoes', () => {
    const flat = dresses.filter(({ id }) => !id.startsWith('heels'))
    const found = pick([...flat, piece('flats', 20)], {
      asked: { ...asked, outfitType: 'dresses' },
      count: 4,
    })
    expect(kindsOf(found?.items)).toEqual(['dress', 'flats', 'dress', 'flats'])
  })

  test('is filled with what finishes it', () => {
    expect(kindsOf(pick(full)?.items).slice(4)).toEqual(['bag', 'ring'])
    expect(kindsOf(pick(dresses, { asked: { ...asked, outfitType: 'dresses' } })?.items).slice(4)).toEqual([
      'coat',
      'bag',
    ])
  })
})

describe('no piece twice', () => {
  test('by its address, nor by its id where that is kept back', () => {
    const twins = [
      ...full,
      piece('bag', 30, { product_url: nth(full, 7).product_url }),
      { ...nth(full, 8), product_url: '' },
      piece('ring', 31, { product_url: '' }),
      piece('ring', 31, { product_url: '' }),
    ]
    const items = pick(twins, { count: 12 })?.items ?? []
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    const addresses = items.flatMap(({ product_url }) => product_url || [])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('nor what was shown before; when all was, there is nothing', () => {
    let shown: string[] = []
    const all: string[] = []
    for (let round = 0; round < 9; round++) {
      const found = pick(full, { count: round === 0 ? 6 : 4, shown })
      if (!found) break
      all.push(...found.items.map(({ id }) => id))
      shown = [...shown, ...found.items.flatMap(({ id, product_url }) => [id, product_url])]
    }
    expect(all.toSorted()).toEqual(full.map(({ id }) => id).toSorted())
    expect(pick(full, { count: 4, shown })).toBe(null)
  })
})

test('the same seed makes the same picks, another one others', () => {
  const many = shop(
    ...Array.from({ length: 40 }, (_, at) => nth(['top', 'bottom', 'coat', 'flats'] as const, at % 4)),
  )
  const ids = (seed: string) => pick(many, { seed })?.items.map(({ id }) => id)
  expect(ids('a')).toEqual(ids('a'))
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => String(ids(seed)))).size).toBeGreaterThan(1)
})

test('the kind of piece that she named comes first', () => {
  const many = [...full, piece('bottom', 8, { name: 'Linen Shorts', season: 'summer' })]
  for (const seed of ['a', 'b', 'c', 'd']) {
    const found = pick(many, { asked: { ...asked, weather: 'hot' }, named: ['shorts'], seed })
    expect(found?.items.map(({ id }) => id)).toContain('bottom-8')
  }
})

describe('rules give way in their order', () => {
  const dear = (products: Product[]) => products.map((one) => ({ ...one, price_cents: 40_000 }))
  test.each<[string, Product[], Partial<PickWishes>, string | null]>([
    ['nothing has to', full, {}, null],
    [
      'first the occasion',
      full.map((one) => (isShoe(one) ? { ...one, occasions: ['everyday' as const] } : one)),
      {},
      'occasion',
    ],
    [
      'then what her profile wishes',
      full.map((one) => (isShoe(one) ? { ...one, name: 'Pumps' } : one)),
      { known: { brief: { shoes: 'flat' }, department: null } },
      'wishes',
    ],
    ['a shop without shoes shows what it has', full.filter((one) => !isShoe(one)), {}, 'together'],
  ])('%s', (_, products, own, eased) => {
    expect(pick(products, own)?.set.eased).toBe(eased)
  })

  test('but never a colour that she cannot bear', () => {
    const found = pick(full, { known: { brief: { avoids: ['black'] }, department: null } })
    expect(found?.items.some(({ colour_family: family }) => family === 'black') ?? false).toBe(false)
  })

  test('within her budget as long as that makes an outfit', () => {
    const mixed = [...full, ...dear(full).map((one) => ({ ...one, id: `dear-${one.id}`, product_url: '' }))]
    const found = pick(mixed, { known: { brief: { maxPerPieceCents: 15_000 }, department: null } })
    expect(found?.items.every(({ price_cents }) => (price_cents ?? 0) <= 15_000)).toBe(true)
  })

  describe('never her budget, unless she says so', () => {
    const known = { brief: { maxPerPieceCents: 15_000 }, department: null }
    const dearShoes = full.map((one) => (isShoe(one) ? { ...one, price_cents: 40_000 } : one))
    const isHeld = (products: Product[], own: Partial<PickWishes>) =>
      isHeldByBudget(
        products.filter((one) => !isShoe(one)),
        products.filter(isShoe),
        wishes(own),
      )

    test('a shop of dear things has nothing for her, and she can look beyond it', () => {
      expect(pick(dear(full), { known })).toBe(null)
      expect(isHeld(dear(full), { known })).toBe(true)
      expect(pick(dear(full), { known, anyPrice: true })?.set).toMatchObject({ eased: null, looks: [{}] })
      expect(isHeld(dear(full), { known, anyPrice: true })).toBe(false)
    })

    test('where only the shoes are dear she sees the rest', () => {
      const found = pick(dearShoes, { known })
      expect(found?.set.looks).toEqual([])
      expect(found?.items.some(isShoe)).toBe(false)
      expect(isHeld(dearShoes, { known })).toBe(true)
    })

    test('what no money could buy is not held back', () => {
      expect(isHeld([], { known })).toBe(false)
      expect(isHeld(dear(full), {})).toBe(false)
    })
  })

  test('more of the same stays within her budget', () => {
    const cheap = full.slice(0, 7)
    const shown = cheap.flatMap(({ id, product_url }) => [id, product_url])
    const products = [
      ...cheap,
      ...dear(full).map((one) => ({ ...one, id: `dear-${one.id}`, product_url: '' })),
    ]
    const known = { brief: { maxPerPieceCents: 15_000 }, department: null }
    expect(pick(products, { count: 4, shown, known })).toBe(null)
  })

  test.each<[string, Product[]]>([
    ['an empty shop', []],
    ['shoes and bags alone', shop('heels', 'bag', 'ring')],
    ['what is sold out', full.map((one) => ({ ...one, availability: 'out_of_stock' as const }))],
    ['what is gone', full.map((one) => ({ ...one, availability: 'gone' as const }))],
    ["men's things", full.map((one) => ({ ...one, department: 'men' as const }))],
    ['dresses where she asked for separates', dresses.filter(({ category }) => category === 'dresses')],
  ])('%s is nothing to show', (_, products) => {
    expect(pick(products)).toBe(null)
  })

  test("men's things are for whom they are for", () => {
    const his = full.map((one) => ({ ...one, department: 'men' as const }))
    expect(pick(his, { known: { brief: {}, department: 'men' } })?.items).toHaveLength(6)
  })
})
