import { createScheduledController, env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import worker from '../../index.ts'
import { withinAMinute } from '../../testing/minutes.ts'
import { createProduct } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { tripsOf } from '../../testing/trips.ts'

const today = () => new Date().toISOString().slice(0, 10)

const clicksOf = async (productId: string) => {
  const { results } = await env.CATALOGUE_DB.prepare(
    'select * from product_clicks where product_id = ? order by place',
  )
    .bind(productId)
    .all()
  return results
}

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

/** As `navigator.sendBeacon` sends it. */
const beacon = (body: unknown, headers: Record<string, string> = {}) =>
  openTab().fetch('/api/clicks', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'cf-connecting-ip': newAddress(), ...headers },
  })

describe('a click on a paid link', () => {
  test('is counted by product, day and place, in one trip', async () => {
    const { id } = await createProduct()
    const first = await beacon({ productId: id, place: 'top-picks' })
    expect([first.status, await first.text(), tripsOf(first)]).toEqual([204, '', 1])
    await beacon({ productId: id, place: 'top-picks' }, { 'content-type': 'application/json' })
    await beacon({ productId: id, place: 'detail' })
    expect(await clicksOf(id)).toEqual([
      { product_id: id, day: today(), place: 'detail', count: 1 },
      { product_id: id, day: today(), place: 'top-picks', count: 2 },
    ])
  })

  test('tells nothing of who: neither what is stored nor what is written down has a name or an address', async () => {
    const shopper = await createSignedIn()
    const { id } = await createProduct()
    const lines: unknown[] = []
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push(words))
    const init = {
      method: 'POST',
      body: JSON.stringify({ productId: id, place: 'wishlist', userId: shopper.id }),
      headers: { 'cf-connecting-ip': '198.51.100.77', 'user-agent': 'Mozilla/5.0 (Ada)' },
    }
    const answer = await shopper.fetch('/api/clicks', init)
    vi.restoreAllMocks()
    expect([answer.status, answer.headers.get('set-cookie'), lines]).toEqual([204, null, []])
    expect(Object.keys(firstIn(await clicksOf(id))).toSorted()).toEqual([
      'count',
      'day',
      'place',
      'product_id',
    ])
  })

  test('of a product that does not exist is not counted, and nobody learns that', async () => {
    const productId = 'a'.repeat(26)
    expect((await beacon({ productId, place: 'detail' })).status).toBe(204)
    expect(await clicksOf(productId)).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'productId=x'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no place', { productId: 'ID' }],
    ['an invented place', { productId: 'ID', place: 'everywhere' }],
    ['a place that is an object', { productId: 'ID', place: { $ne: null } }],
    ['a list of products', { productId: ['ID'], place: 'detail' }],
    ['a quote', { productId: "ID' or 1=1 --", place: 'detail' }],
  ])('with %s is let pass without a count', async (_, body) => {
    const { id } = await createProduct()
    const text = (typeof body === 'string' ? body : JSON.stringify(body)).replace('ID', id)
    expect((await beacon(text)).status).toBe(204)
    expect(await clicksOf(id)).toEqual([])
  })

  test('from one address counts thirty times a minute at most, and another address still counts', async () => {
    await withinAMinute(async (turn) => {
      const { id } = await createProduct()
      const from = (address: string) =>
        beacon({ productId: id, place: 'search' }, { 'cf-connecting-ip': address })
      const statuses: number[] = []
      for (let i = 0; i < 40; i++) statuses.push((await from(`198.51.100.${turn}`)).status)
      expect(new Set(statuses)).toEqual(new Set([204]))
      expect(await clicksOf(id)).toMatchObject([{ count: 30 }])
      await from(`203.0.113.${turn}`)
      expect(await clicksOf(id)).toMatchObject([{ count: 31 }])
    })
  })

  test('from one household of IPv6 counts as from one address', async () => {
    await withinAMinute(async (turn) => {
      const { id } = await createProduct()
      for (let i = 0; i < 35; i++)
        await beacon({ productId: id, place: 'search' }, { 'cf-connecting-ip': `2001:db8:7:${turn}::${i}` })
      expect(await clicksOf(id)).toMatchObject([{ count: 30 }])
    })
  })

  test('is answered alike when the database is away', async () => {
    vi.spyOn(env.CLICK_LIMIT, 'limit').mockRejectedValue(new Error('away'))
    vi.spyOn(console, 'log').mockReturnValue()
    const { id } = await createProduct()
    expect((await beacon({ productId: id, place: 'detail' })).status).toBe(204)
    vi.restoreAllMocks()
    expect(await clicksOf(id)).toEqual([])
  })

  test('is forgotten after four hundred days', async () => {
    const { id } = await createProduct()
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    for (const days of [402, 399, 0])
      await env.CATALOGUE_DB.prepare("insert into product_clicks values (?, ?, 'detail', 1)")
        .bind(id, dayBefore(days))
        .run()
    await worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)
    expect((await clicksOf(id)).map(({ day }) => day)).toEqual([dayBefore(399), dayBefore(0)])
  })
})
