import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { decode, likeness } from '#shared/alike/code.ts'
import { vectorLength } from '#shared/alike/network.ts'
import { firstOf } from '#shared/testing/first.ts'
import { codeOfDrawn, drawPicture } from '../../testing/drawn-pictures.ts'
import { fakeVectorize } from '../../testing/fake-vectorize.ts'
import { createProduct, createProducts } from '../../testing/products.ts'
import { publish, visitsTo } from '../../testing/web.ts'
import { describePictures } from './describe-pictures.ts'

beforeEach(async () => {
  await env.CATALOGUE_DB.exec(
    'delete from products; delete from product_vectors; delete from pictures_due; delete from picture_days',
  )
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const red = [190, 30, 40] as const
const hourMs = 3_600_000

const codeOf = (number: number) =>
  env.CATALOGUE_DB.prepare('select code from product_vectors where number = ?')
    .bind(number)
    .first<string>('code')
const due = async () => {
  const { results } = await env.CATALOGUE_DB.prepare('select number from pictures_due order by number').all()
  return results.map(({ number }) => number)
}
const update = (number: number, set: string) =>
  env.CATALOGUE_DB.prepare(`update products set ${set} where number = ?`).bind(number).run()

async function createTrousers(answer: Parameters<typeof publish>[1] = {}) {
  const product = await createProduct({ category: 'bottoms' })
  await publish(product.imageUrl, { body: await drawPicture('trousers', red), ...answer })
  return product
}

describe('the pictures of new products', () => {
  test('are described as the browser describes the same picture', async () => {
    const { number } = await createTrousers()
    expect(await due()).toEqual([number])
    await describePictures(env)
    const code = await codeOf(number)
    expect(likeness(decode(await codeOfDrawn('trousers', red)), code ?? '')).toBeGreaterThan(0.97)
    expect(await due()).toEqual([])
  })

  test('are asked for once where several products show the same', async () => {
    const one = await createTrousers()
    const other = await createProduct({ imageUrl: one.imageUrl, category: 'bottoms' })
    await describePictures(env)
    expect(await codeOf(other.number)).toBe(await codeOf(one.number))
    expect(await visitsTo(new URL(one.imageUrl).host)).toHaveLength(1)
  })

  test('are looked at again when another picture takes their place, and not when a price changes', async () => {
    const { number, imageUrl } = await createTrousers()
    await describePictures(env)
    await update(number, 'price_cents = 100')
    expect(await due()).toEqual([])
    const former = await codeOf(number)
    const next = imageUrl.replace('shirt.jpg', 'bag.jpg')
    await publish(next, { body: await drawPicture('bag', [20, 90, 60]) })
    await update(number, `image_url = '${next}'`)
    expect(await codeOf(number)).toBeNull()
    await describePictures(env)
    expect(await codeOf(number)).not.toBe(former)
  })

  test('of the sample shop come from our own files', async () => {
    const { number } = await createProduct({ imageUrl: '/samples/garments/white-tee/320.webp' })
    const file = await drawPicture('trousers', red)
    await describePictures({ ...env, ASSETS: { ...env.ASSETS, fetch: async () => new Response(file) } })
    expect(await codeOf(number)).toHaveLength(vectorLength)
  })
})

describe('a picture that cannot be had', () => {
  test('is asked for again after an hour, a day and a week, and then no more', async () => {
    const { number } = await createTrousers({ status: 503 })
    const now = Date.now()
    await describePictures(env, now)
    expect(await codeOf(number)).toBeNull()
    const waits = async () =>
      (await env.CATALOGUE_DB.prepare('select due_at from pictures_due').first<number>('due_at')) ?? 0
    expect(await waits()).toBe(now + hourMs)
    await describePictures(env, now + 2 * hourMs)
    expect(await waits()).toBe(now + 26 * hourMs)
    await describePictures(env, now + 30 * hourMs)
    await describePictures(env, now + 300 * hourMs)
    expect(await due()).toEqual([])
  })

  test('does not keep others from being described', async () => {
    const broken = await createTrousers({ body: 'no picture' })
    const whole = await createTrousers()
    await describePictures(env)
    expect(await codeOf(broken.number)).toBeNull()
    expect(await codeOf(whole.number)).not.toBeNull()
  })
})

describe('what is no longer sold', () => {
  test('leaves the index at once, and Vectorize with the next run', async () => {
    const vectorize = fakeVectorize(vectorLength)
    const bound = { ...env, ALIKE: vectorize.binding }
    const { number } = await createTrousers()
    await describePictures(bound)
    expect(vectorize.ids()).toEqual([String(number)])
    await update(number, 'gone_at = 1')
    expect(await codeOf(number)).toBeNull()
    await describePictures(bound)
    expect(vectorize.ids()).toEqual([])
    await update(number, 'gone_at = null')
    await describePictures(bound)
    expect(await codeOf(number)).not.toBeNull()
  })

  test('is taken out when its row is deleted', async () => {
    const { number } = await createTrousers()
    await describePictures(env)
    await env.CATALOGUE_DB.exec('delete from products')
    expect(await codeOf(number)).toBeNull()
  })
})

describe('the work', () => {
  test('is done in portions, and no picture is taken by two at once', async () => {
    const products = await createProducts(Array.from({ length: 50 }, () => ({ category: 'tops' as const })))
    const [first] = firstOf(1, products)
    await publish(first.imageUrl, { body: await drawPicture('trousers', red) })
    await env.CATALOGUE_DB.prepare('update products set image_url = ?').bind(first.imageUrl).run()
    const runs = await Promise.all([describePictures(env), describePictures(env)])
    expect(runs.filter(Boolean)).toHaveLength(1)
    expect(await due()).toEqual([])
    expect(await env.CATALOGUE_DB.prepare('select count from picture_days').first('count')).toBe(50)
  })

  test('ends for the day when the day is full', async () => {
    const { number } = await createTrousers()
    const day = new Date().toISOString().slice(0, 10)
    await env.CATALOGUE_DB.prepare('insert into picture_days values (?, 20000)').bind(day).run()
    expect(await describePictures(env)).toBe(false)
    expect(await codeOf(number)).toBeNull()
    await describePictures(env, Date.now() + 24 * hourMs)
    expect(await codeOf(number)).not.toBeNull()
  })

  test('that was cut off is another’s after a while', async () => {
    const { number } = await createTrousers()
    const now = Date.now()
    await env.CATALOGUE_DB.prepare('update pictures_due set due_at = ?, tries = 1')
      .bind(now + 60_000)
      .run()
    await describePictures(env, now)
    expect(await codeOf(number)).toBeNull()
    await describePictures(env, now + 120_000)
    expect(await codeOf(number)).not.toBeNull()
  })
})
