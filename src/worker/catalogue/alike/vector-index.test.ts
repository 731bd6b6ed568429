import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { decode } from '#shared/alike/code.ts'
import { vectorLength } from '#shared/alike/network.ts'
import { firstOf } from '#shared/testing/first.ts'
import { openCatalogue } from '../../lib/db.ts'
import { codeOfDrawn } from '../../testing/drawn-pictures.ts'
import { fakeVectorize } from '../../testing/fake-vectorize.ts'
import { createProducts } from '../../testing/products.ts'
import { openIndex } from './open-index.ts'

beforeEach(() => env.CATALOGUE_DB.exec('delete from products; delete from product_vectors'))

const red = await codeOfDrawn('trousers', [190, 30, 40])
const asRed = await codeOfDrawn('trousers', [190, 30, 40], 14)
const blue = await codeOfDrawn('trousers', [30, 50, 170])
const bag = await codeOfDrawn('bag', [190, 30, 40])

const open = {
  'in the catalogue': () => openIndex({}, openCatalogue(env.CATALOGUE_DB)),
  'in Vectorize': () =>
    openIndex({ ALIKE: fakeVectorize(vectorLength).binding }, openCatalogue(env.CATALOGUE_DB)),
}

describe.each(Object.keys(open) as (keyof typeof open)[])('an index %s', (where) => {
  const filled = async () => {
    const index = open[where]()
    const [one, two, three] = firstOf(
      3,
      await createProducts([{ category: 'bottoms' }, { category: 'bottoms' }, { category: 'bags' }]),
    )
    await index.put([
      { number: one.number, category: 'bottoms', code: red },
      { number: two.number, category: 'bottoms', code: blue },
      { number: three.number, category: 'bags', code: bag },
    ])
    const ask = async (category?: 'bottoms' | 'bags') =>
      index.nearest({ vector: decode(asRed), category: category && [category], most: 5, maxRows: 100 })
    const numbers = async (category?: 'bottoms' | 'bags') => (await ask(category)).map(({ number }) => number)
    return { index, one, two, three, ask, numbers }
  }

  test('gives what looks like it first, and says how alike it is', async () => {
    const { one, ask } = await filled()
    const [first, second] = firstOf(2, await ask())
    expect(first.number).toBe(one.number)
    expect(first.likeness).toBeGreaterThan(0.9)
    expect(second.likeness).toBeLessThan(first.likeness)
  })

  test('looks in the categories that are asked for', async () => {
    const { one, two, three, numbers } = await filled()
    expect(await numbers('bags')).toEqual([three.number])
    expect(await numbers('bottoms')).toEqual([one.number, two.number])
  })

  test('a product has one place: with another picture it is found by that, and by the former no more', async () => {
    const { index, one, ask } = await filled()
    await index.put([{ number: one.number, category: 'bags', code: bag }])
    const found = await ask()
    expect(found.filter(({ number }) => number === one.number)).toHaveLength(1)
    expect(found.find(({ number }) => number === one.number)?.likeness).toBeLessThan(0.9)
  })

  test('what is taken out is found no more', async () => {
    const { index, one, two, three, numbers } = await filled()
    await index.remove([one.number, two.number])
    expect(await numbers()).toEqual([three.number])
  })
})

test('a product that has gone while its picture was read stays out of the index', async () => {
  const index = open['in the catalogue']()
  const [gone] = firstOf(1, await createProducts([{ goneAt: new Date() }]))
  await index.put([{ number: gone.number, category: 'tops', code: red }])
  expect(await index.nearest({ vector: decode(red), most: 5, maxRows: 100 })).toEqual([])
})

test('a question reads no more rows than it may, beginning with what is nearest', async () => {
  const index = open['in the catalogue']()
  const products = await createProducts(Array.from({ length: 6 }, () => ({ category: 'bottoms' as const })))
  await index.put(
    products.map(({ number }, i) => ({ number, category: 'bottoms' as const, code: i === 5 ? red : blue })),
  )
  const found = await index.nearest({ vector: decode(red), most: 5, maxRows: 1 })
  expect(found.map(({ number }) => number)).toEqual([products.at(-1)?.number])
})
