import { beforeAll, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openSearch, stockShop } from '../../testing/searched-shop.ts'

const { search } = openSearch()

beforeAll(stockShop)

test.each([
  ['balck dress', 'black dress', 'Wrap dress'],
  ['snekaers', 'sneakers', 'Court sneakers'],
  ['cashmire', 'cashmere', 'Cashmere sweater'],
  ['trosers', 'trousers', 'Wide trousers'],
  ['demelier', 'demellier', 'Leather tote'],
  ['weding bag', 'wedding bag', 'Satin clutch'],
])('%s is read as %s', async (q, corrected, best) => {
  const answer = await search({ q })
  expect([answer.corrected, firstIn(answer.products).name]).toEqual([corrected, best])
})

test('each part that was understood can be left out', async () => {
  const { understood } = await search({ q: 'wrap dress not red under $100' })
  expect(understood).toEqual([
    { words: 'wrap dress', without: 'not red under $100' },
    { words: 'not red', without: 'wrap dress under $100' },
    { words: 'under $100', without: 'wrap dress not red' },
  ])
})

test('a part that was written wrong is named as it was typed', async () => {
  const { corrected, letGo, understood } = await search({ q: 'sweatr zzqqy' })
  expect([corrected, letGo]).toEqual(['sweater zzqqy', ['zzqqy']])
  expect(understood).toEqual([{ words: 'sweatr', without: 'zzqqy' }])
})

test('a sentence that is a wish is handed on, with what Sophia shows first', async () => {
  const { isWish, products, total } = await search({ q: 'what do I wear to a wedding in October?' })
  expect([isWish, total]).toEqual([true, products.length])
  expect(products.map(({ name }) => name)).not.toContain('Oxford shirt')
  expect((await search({ q: 'red dress' })).isWish).toBe(false)
})

test('what is written right is not corrected, and what nothing is near to finds nothing', async () => {
  expect((await search({ q: 'wrap dress' })).corrected).toBeNull()
  expect(await search({ q: 'zzqqyzzqqy' })).toMatchObject({ corrected: null, total: 0, products: [] })
})

test('an order, a gift and whose it is are parts that can be left out, too', async () => {
  const wordsOf = async (q: string) => (await search({ q })).understood.map(({ words }) => words)
  expect(await wordsOf('cheap dress')).toEqual(['cheap', 'dress'])
  expect(await wordsOf('shirt for men')).toEqual(['shirt', 'men'])
  expect(await wordsOf('gift under $100')).toEqual(['gift', 'under $100'])
})
