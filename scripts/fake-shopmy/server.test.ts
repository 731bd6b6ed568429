import { afterAll, expect, test } from 'vitest'
import { openFeed } from '#worker/imports/import-step.ts'
import { bundledFiles } from '../local/bundled-files.ts'
import { dryRun } from '../catalogue/dry-run.ts'
import { startFakeShopMy } from './server.ts'

const shopMy = await startFakeShopMy({ key: 'dev-key', access: 'user-token' })
afterAll(shopMy.close)

const read = (collection: number, SHOPMY_API_KEY?: string) =>
  dryRun(
    openFeed({ ASSETS: bundledFiles, SHOPMY_BASE_URL: shopMy.address, SHOPMY_API_KEY }),
    { id: 'edit', address: `shopmy:${collection}`, kind: 'shopmy', isSample: false },
    () => undefined,
  )

test('a public collection is read without a key; a piece without a price stays', async () => {
  expect(await read(4132)).toMatchObject({ dialect: 'ShopMy, JSON', accepted: 2, skipped: 0, failure: null })
})

test("with a key, a partner's own collections come from the partner API", async () => {
  shopMy.asked.length = 0
  expect(await read(77, 'dev-key:user-token')).toMatchObject({ accepted: 1, failure: null })
  expect(shopMy.asked).toEqual(['/v1/Partners/Collections'])
})

test('a collection of somebody else is the public one, also with a key', async () => {
  expect(await read(4132, 'dev-key:user-token')).toMatchObject({ accepted: 2 })
})

test.each([
  [77, undefined, 'The shop has no feed at this address (404).'],
  [77, 'wrong', 'ShopMy does not take the key (401).'],
  [5, undefined, 'ShopMy answered without a list of products.'],
  [6, undefined, 'ShopMy answered with something that is no JSON.'],
])('collection %i with the key %s ends in a sentence', async (collection, key, failure) => {
  expect(await read(collection, key)).toMatchObject({ accepted: 0, failure })
})
