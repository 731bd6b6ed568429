import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { publish, visitsTo } from '../testing/web.ts'
import { openShopMy } from './shopmy-tiles.ts'

test('the key goes to ShopMy alone, wherever its answer points', async () => {
  const shopMy = 'https://shopmy-redirects.example'
  const elsewhere = 'https://shopmy-elsewhere.example'
  await publish(`${shopMy}/v1/Partners/Collections`, {
    status: 302,
    headers: { location: `${elsewhere}/v1/Partners/Collections` },
  })
  await publish(`${elsewhere}/v1/Partners/Collections`, { body: '[]' })
  await publish(`${shopMy}/api/Collections/7`, { body: JSON.stringify({ name: 'Coats', pins: [] }) })
  const sources = { ...env, SHOPMY_BASE_URL: shopMy, SHOPMY_API_KEY: 'developer:access' }
  expect(await (await openShopMy(sources, 'shopmy:7')).json()).toMatchObject({ title: 'Coats' })
  expect(await visitsTo('shopmy-elsewhere.example')).toEqual([])
  const asked = (await visitsTo('shopmy-redirects.example')).map(({ headers }) => headers['x-access-token'])
  expect(asked).toEqual(['Bearer access', undefined])
})
