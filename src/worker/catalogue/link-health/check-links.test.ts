import { createScheduledController, env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import type { products } from '../schema.ts'
import worker from '../../index.ts'
import { openCatalogue } from '../../lib/db.ts'
import { randomText } from '../../lib/ids.ts'
import { expireAtOnce } from '../../testing/timeouts.ts'
import { createProduct, createProducts } from '../../testing/products.ts'
import { publish, strayVisits, visitsTo } from '../../testing/web.ts'
import { checkLinks } from './check-links.ts'
import { createPace } from './request-pace.ts'
import { brokenLinks } from './queries.ts'

beforeEach(async () => {
  await env.CATALOGUE_DB.exec('delete from products; delete from link_checks; delete from price_history')
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

/** A product whose shop's page is at a unique host. */
async function createLinked(overrides: Partial<typeof products.$inferInsert> = {}) {
  const host = `${randomText(8)}.example`
  const product = await createProduct({ productUrl: `https://${host}/shirt`, ...overrides })
  return { ...product, host }
}

/** The nightly run, without the pauses. */
const run = () => checkLinks(env, createPace(Date.now() + 25_000, 0))

const stateOf = (id: string) =>
  env.CATALOGUE_DB.prepare(
    'select gone_at is not null as is_gone, status, failures from products join link_checks on product_id = id where id = ?',
  )
    .bind(id)
    .first()

const historyOf = async (id: string) => {
  const { results } = await env.CATALOGUE_DB.prepare(
    'select availability from price_history where product_id = ? order by at',
  )
    .bind(id)
    .all()
  return results.map(({ availability }) => availability)
}

const methodsTo = async (host: string) => (await visitsTo(host)).map(({ method }) => method)

describe('the nightly look at the links', () => {
  test('a page that stands is asked for by HEAD, once, by a name of our own', async () => {
    const { id, productUrl, host } = await createLinked()
    await publish(productUrl)
    await run()
    expect(await stateOf(id)).toEqual({ is_gone: 0, status: 200, failures: 0 })
    const visits = await visitsTo(host)
    expect(visits).toMatchObject([{ method: 'HEAD', headers: { 'user-agent': 'Cabine link check' } }])
  })

  test.each([404, 410])(
    'a page that answers %i three nights in a row takes its product away',
    async (status) => {
      const { id, productUrl } = await createLinked()
      await publish(productUrl, { status })
      for (const failures of [1, 2]) {
        await run()
        expect(await stateOf(id)).toEqual({ is_gone: 0, status, failures })
      }
      await run()
      expect(await stateOf(id)).toEqual({ is_gone: 1, status, failures: 3 })
      expect(await historyOf(id)).toEqual(['gone'])
      expect(await brokenLinks(openCatalogue(env.CATALOGUE_DB))).toMatchObject([
        { productId: id, link: productUrl, status },
      ])
    },
  )

  test('it comes back with its page', async () => {
    const { id, productUrl } = await createLinked()
    await publish(productUrl, { status: 404 })
    for (let night = 0; night < 4; night++) await run()
    expect(await stateOf(id)).toEqual({ is_gone: 1, status: 404, failures: 4 })
    await publish(productUrl)
    await scheduler.wait(2)
    await run()
    expect(await stateOf(id)).toEqual({ is_gone: 0, status: 200, failures: 0 })
    expect(await historyOf(id)).toEqual(['gone', 'in_stock'])
    expect(await brokenLinks(openCatalogue(env.CATALOGUE_DB))).toEqual([])
  })

  test('one good night in between begins the count anew', async () => {
    const { id, productUrl } = await createLinked()
    for (const status of [404, 404, 200, 404, 404]) {
      await publish(productUrl, { status })
      await run()
    }
    expect(await stateOf(id)).toEqual({ is_gone: 0, status: 404, failures: 2 })
  })

  test.each([500, 503, 429, 403, 401, 418])(
    '%i says nothing of the product, however often',
    async (status) => {
      const { id, productUrl } = await createLinked()
      await publish(productUrl, { status })
      for (let night = 0; night < 4; night++) await run()
      expect(await stateOf(id)).toEqual({ is_gone: 0, status, failures: 0 })
    },
  )

  test('silence does not either, nor does it forget what was missing before', async () => {
    const { id, productUrl } = await createLinked()
    await publish(productUrl, { status: 404 })
    await run()
    await publish(productUrl, { delayMs: 7_000 })
    const hasWaited = expireAtOnce(5_000)
    await run()
    expect(hasWaited()).toBe(true)
    expect(await stateOf(id)).toEqual({ is_gone: 0, status: null, failures: 1 })
  })

  test.each([405, 501, 404])('a shop that answers HEAD with %i is asked by GET', async (status) => {
    const { id, productUrl, host } = await createLinked()
    await publish(productUrl, { statusOfHead: status, body: '<h1>Shirt</h1>' })
    await run()
    expect(await stateOf(id)).toEqual({ is_gone: 0, status: 200, failures: 0 })
    expect(await methodsTo(host)).toEqual(['HEAD', 'GET'])
  })

  test('redirects within the shop are followed, three of them; one that leaves it is not', async () => {
    const { id, productUrl, host } = await createLinked()
    await publish(productUrl, { status: 301, headers: { location: `https://www.${host}/new` } })
    await publish(`https://www.${host}/new`)
    await run()
    expect(await stateOf(id)).toMatchObject({ status: 200 })
    for (const location of [
      'https://elsewhere.example/',
      `https://not${host}/`,
      'http://169.254.169.254/',
      'https://localhost/',
      `https://www.${host}:8443/`,
    ]) {
      await publish(productUrl, { status: 302, headers: { location } })
      await run()
      expect(await stateOf(id)).toEqual({ is_gone: 0, status: 302, failures: 0 })
    }
    await publish(productUrl, { status: 302, headers: { location: productUrl } })
    await run()
    expect(await stateOf(id)).toMatchObject({ status: null })
    expect(await visitsTo('elsewhere.example')).toEqual([])
    expect(await strayVisits()).toEqual([])
  })

  test('a paid link is never followed: its merchant is asked, or nobody', async () => {
    const merchant = `https://${randomText(8)}.example/shirt`
    await publish(merchant, { status: 404 })
    const productUrl = `https://www.awin1.com/cread.php?ued=${encodeURIComponent(merchant)}`
    const told = await createProduct({ productUrl })
    const silent = await createProduct({ productUrl: 'https://go.shopmy.us/p-1' })
    await run()
    expect(await stateOf(told.id)).toMatchObject({ status: 404, failures: 1 })
    expect(await stateOf(silent.id)).toMatchObject({ status: null, failures: 0 })
    expect(await strayVisits()).toEqual([])
  })

  test('a shop that says of most of its pages that they are missing is taken to refuse us', async () => {
    const host = `${randomText(8)}.example`
    const pages = await createProducts(
      Array.from({ length: 7 }, (_, i) => ({ productUrl: `https://${host}/${i}` })),
    )
    await env.CATALOGUE_DB.prepare('insert or replace into link_checks values (?, 1, 404, 2)')
      .bind(nth(pages, 6).id)
      .run()
    for (const { productUrl } of pages) await publish(productUrl, { status: 404 })
    for (let night = 0; night < 3; night++) await run()
    expect(await stateOf(firstIn(pages).id)).toEqual({ is_gone: 0, status: null, failures: 0 })
    expect(await stateOf(nth(pages, 6).id)).toMatchObject({ is_gone: 1 })
    for (const { productUrl } of pages.slice(0, 4)) await publish(productUrl)
    await run()
    expect(await stateOf(firstIn(pages).id)).toEqual({ is_gone: 0, status: 200, failures: 0 })
    expect(await stateOf(nth(pages, 5).id)).toEqual({ is_gone: 0, status: 404, failures: 1 })
  })

  test('samples, and what its feed has dropped, are left alone', async () => {
    const sample = await createProduct({ productUrl: '/sample-shop/shirt', isSample: true })
    const dropped = await createLinked({ goneAt: new Date() })
    await run()
    expect([await stateOf(sample.id), await stateOf(dropped.id)]).toEqual([null, null])
    expect(await visitsTo(dropped.host)).toEqual([])
  })

  test('what its feed drops while its page is missing does not come back with the page alone', async () => {
    const { id, productUrl } = await createLinked()
    await publish(productUrl, { status: 404 })
    await run()
    await env.CATALOGUE_DB.prepare('update products set gone_at = 1 where id = ?').bind(id).run()
    await publish(productUrl)
    await run()
    expect(await stateOf(id)).toEqual({ is_gone: 1, status: 200, failures: 0 })
  })

  test('a product that was given another link meanwhile stays', async () => {
    const { id, productUrl } = await createLinked()
    await publish(productUrl, { status: 404 })
    await run()
    await run()
    await publish(productUrl, { status: 404, delayMs: 300 })
    const last = run()
    await scheduler.wait(100)
    await env.CATALOGUE_DB.prepare("update products set product_url = 'https://new.example/' where id = ?")
      .bind(id)
      .run()
    await last
    expect(await stateOf(id)).toMatchObject({ is_gone: 0 })
    expect(await historyOf(id)).toEqual([])
  })

  test(
    'four hundred a night: first what was missing, then what was not looked at for longest',
    {
      timeout: 30_000,
    },
    async () => {
      const [fresh, suspect] = [await createLinked(), await createLinked()]
      // The targets of these are unknown, so they cost no request.
      await createProducts(Array.from({ length: 430 }, (_, i) => ({ productUrl: `https://bit.ly/${i}` })))
      await env.CATALOGUE_DB.batch([
        env.CATALOGUE_DB.prepare('insert or replace into link_checks values (?, ?, 404, 2)').bind(
          suspect.id,
          Date.now(),
        ),
        env.CATALOGUE_DB.prepare('insert or replace into link_checks values (?, ?, 200, 0)').bind(
          fresh.id,
          Date.now() - 1_000,
        ),
      ])
      await publish(suspect.productUrl, { status: 410 })
      await run()
      const count = () =>
        env.CATALOGUE_DB.prepare('select count(*) as n from link_checks where checked_at > 1000').first('n')
      expect(await count()).toBe(401)
      expect(await stateOf(suspect.id)).toMatchObject({ is_gone: 1, failures: 3 })
      await run()
      expect(await count()).toBe(432)
      expect(await visitsTo(fresh.host)).toHaveLength(1)
    },
  )
})

describe('manners', () => {
  test('at most four at once', async () => {
    for (let i = 0; i < 12; i++) await publish((await createLinked()).productUrl, { delayMs: 100 })
    let [under, most] = [0, 0]
    const original = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      most = Math.max(most, ++under)
      return original(...request).finally(() => under--)
    })
    await run()
    expect(most).toBe(4)
  })

  test('at most one request a second to one host, and an end after the time that is given', async () => {
    const host = `${randomText(8)}.example`
    for (let i = 0; i < 8; i++) {
      const { productUrl } = await createProduct({ productUrl: `https://${host}/${i}` })
      await publish(productUrl)
    }
    const before = Date.now()
    await checkLinks(env, createPace(before + 2_500))
    expect(Date.now() - before).toBeLessThan(3_500)
    expect(await visitsTo(host)).toHaveLength(3)
    expect(
      await env.CATALOGUE_DB.prepare('select count(*) as n from link_checks where checked_at > 0').first('n'),
    ).toBe(3)
  })

  test('the cron does it at its hour', async () => {
    const { id, productUrl } = await createLinked()
    await publish(productUrl)
    await worker.scheduled(createScheduledController({ cron: '41 4 * * *' }), env)
    expect(await stateOf(id)).toMatchObject({ status: 200 })
  })
})
