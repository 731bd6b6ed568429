import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAll } from '#worker/testing/feeds.ts'
import { root } from '../local/paths.ts'

const folder = join(root, '../shared/data/feeds/found-2026-11')
const isThere = existsSync(folder)
const read = (name: string) => (isThere ? readFileSync(join(folder, name), 'utf8') : '')

/** `id`, `field`, `want` a line. How many tiles a product of several variants gives is told elsewhere. */
const wanted = read('right.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([, field]) => field !== 'tiles' && field !== 'sizes')

test.skipIf(isThere)('the folder with feeds that were found is not here: they are not read', () => undefined)

describe.skipIf(!isThere)('feeds that were once read wrongly are read right', async () => {
  const { products, refusals } = await readAll(read('feed.xml'), { now: Date.UTC(2026, 10, 29) })

  test.each(wanted)('%s: the %s is %s', (id = '', field = '', want = '') => {
    const product = products.find(({ itemId }) => itemId === id)
    const refusal = refusals.find(({ example }) => example === id)
    const bottoms = want === 'bottoms' ? /^(?:bottoms|skirts)$/ : new RegExp(`^${want}$`)
    if (field === 'category') expect(product?.category).toMatch(bottoms)
    else if (field === 'in_stock') expect(Number(product?.availability === 'in_stock')).toBe(Number(want))
    else if (field === 'shown') expect(Number(product !== undefined)).toBe(Number(want))
    else if (field === 'title') expect(product?.name).toBe(want)
    else if (field === 'image') expect(product?.imageUrl).toBe(want)
    else if (want.endsWith('?')) expect(refusal?.reason).toBe('the sign of the currency is of several')
    else expect(`${(product?.priceCents ?? 0) / 100} ${product?.currency}`).toBe(want)
  })

  test('lines of JSON are products', async () => {
    const { products: lines, refusals: none, failure } = await readAll(read('lines.jsonl'))
    expect([lines.map(({ itemId }) => itemId), none, failure]).toEqual([['l0', 'l1', 'l2', 'l3'], [], null])
  })
})
