import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { withinAMinute } from '../testing/minutes.ts'
import { createProduct } from '../testing/products.ts'
import { openTab } from '../testing/shopper.ts'

afterEach(() => vi.restoreAllMocks())

const from =
  (address: string) =>
  (path: string, init: RequestInit = {}) =>
    openTab().fetch(path, {
      ...init,
      headers: { 'cf-connecting-ip': address, 'content-type': 'application/json' },
    })

const keptLists = async () => (await env.CACHE.list({ prefix: 'list:products:' })).keys.length

test('one network asks the database so often, and the cache as often as it likes', async () => {
  await withinAMinute(async (turn) => {
    const { id } = await createProduct()
    const ask = from(`2001:db8:7:${turn}::1`)
    const recommend = (brandPreferences: string[]) =>
      ask('/api/recommendations', { method: 'POST', body: JSON.stringify({ brandPreferences }) })
    await ask(`/api/products?ids=${id}`)
    await expect.poll(keptLists).toBe(turn)
    expect((await recommend([])).status).toBe(200)

    let answered = 0
    while (answered < 300 && (await ask(`/api/products?ids=unknown${turn}-${answered}`)).status === 200)
      answered += 1
    expect(answered).toBeGreaterThanOrEqual(119)
    expect(answered).toBeLessThan(300)

    const refused = await ask(`/api/search?q=coat${turn}`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.json()).toMatchObject({ error: 'too_many_attempts', retryAfterSeconds: 60 })
    expect((await ask('/api/try-on-pieces?ids=unknown')).status).toBe(429)
    expect((await ask('/api/products/unknown')).status).toBe(429)
    expect((await ask(`/api/search/alike?look=${'A'.repeat(64)}`)).status).toBe(429)
    expect((await ask('/api/stylist/outfits?occasion=workwear&weather=hot')).status).toBe(429)
    expect((await ask(`/api/stylist/alternatives?id=${id}&change=cheaper`)).status).toBe(429)
    expect((await recommend(['Rare'])).status).toBe(429)
    expect((await recommend([])).status).toBe(200)
    expect((await ask(`/api/products?ids=${id}`)).status).toBe(200)
    expect((await from(`2001:db8:7:${turn}::2`)(`/api/search?q=coat${turn}`)).status).toBe(429)
    expect((await from(`2001:db8:8:${turn}::1`)(`/api/search?q=coat${turn}`)).status).toBe(200)
    // A missing list is not cached.
    expect(await keptLists()).toBe(turn)
  })
})

test('a limit that is away keeps nobody out', async () => {
  vi.spyOn(env.SEARCH_LIMIT, 'limit').mockRejectedValue(new Error('away'))
  vi.spyOn(console, 'log').mockReturnValue()
  expect((await from('203.0.113.9')('/api/search?q=hat')).status).toBe(200)
})
