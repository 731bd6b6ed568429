import { beforeAll, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { createProducts } from '../../testing/products.ts'
import { openSearch, stockShop } from '../../testing/searched-shop.ts'

const { search } = openSearch()

beforeAll(stockShop)

test.each([
  ['zzqqy wrap dress', ['zzqqy'], 'Wrap dress'],
  ['jeans for the office', ['office'], 'Baggy jeans'],
  ['white cashmere sweater', ['white'], 'Cashmere sweater'],
  ['leather sneakers', ['leather'], 'Court sneakers'],
  ['white jeans under $5', ['white', 'under $5'], 'Baggy jeans'],
  ['dungarees', ['dungarees'], 'Baggy jeans'],
])('of %s it is said that %j had to go', async (q, letGo, best) => {
  const answer = await search({ q })
  expect([answer.corrected, answer.letGo, firstIn(answer.products).name]).toEqual([null, letGo, best])
})

test('where words are let go, a piece of the kind that was named comes before a text that mentions one', async () => {
  const told = 'In crimson merino, to wear under a boxy blazer. Cashmere soft.'
  await createProducts([
    { name: 'Merino turtleneck', category: 'tops', colour: 'crimson', description: told, popularity: 90 },
    { name: 'Twill blazer', category: 'outerwear', colour: 'navy' },
    { name: 'Velvet blazer', category: 'outerwear', colour: 'crimson' },
    { name: 'Ribbed balaclava', category: 'accessories', description: 'As warm as a bonnet of raffia.' },
  ])
  const found = await search({ q: 'quilted crimson cashmere blazer' })
  expect([found.letGo, found.products.map(({ name }) => name)]).toEqual([
    ['quilted', 'cashmere'],
    ['Velvet blazer'],
  ])
  expect(firstIn((await search({ q: 'ribbed bonnet velvet blazer' })).products).name).toBe('Velvet blazer')
  expect((await search({ q: 'ribbed raffia blazer' })).letGo).toEqual(['raffia', 'ribbed'])
})

test('a sum of no named money is of the money on the labels where nothing costs so little in her country’s', async () => {
  await createProducts([
    { name: 'Leather watch', category: 'accessories', priceCents: 9_000 },
    { name: 'Steel watch', category: 'accessories', priceCents: 14_000 },
  ])
  const found = await search({ q: 'relógio até 100', language: 'pt', country: 'BR' })
  expect([found.letGo, found.products.map(({ name }) => name)]).toEqual([[], ['Leather watch']])
  // Nothing costs ten thousand dollars: the sum is of her money.
  const yen = await search({ q: 'watch under 10000', language: 'en', country: 'JP' })
  expect(yen.letGo).toEqual(['under 10000'])
})

test('what asks for nothing that the shop tells is said, and not dropped', async () => {
  const { letGo, products } = await search({ q: 'vestido que no haya que planchar', language: 'es' })
  expect(letGo).toEqual(['haya que planchar'])
  expect(products.length).toBeGreaterThan(0)
})

test('of a kind that the shop has none of, what comes nearest is shown', async () => {
  await createProducts([
    { name: 'Wrap top', category: 'tops' },
    { name: 'Leather jacket', category: 'outerwear', popularity: 90 },
  ])
  const { letGo, products } = await search({ q: 'kimono' })
  expect(letGo).toEqual(['kimono'])
  expect(firstIn(products).name).toBe('Wrap top')
  expect(products.map(({ name }) => name)).not.toContain('Leather jacket')
})

test('where all there is has what is not wanted, it is shown, and said', async () => {
  const { letGo, products } = await search({ q: 'sneakers not white' })
  expect(letGo).toEqual(['not white'])
  expect(firstIn(products).name).toBe('Court sneakers')
})
