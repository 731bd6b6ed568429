import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { productNews } from '../catalogue/schema.ts'
import { openCatalogue } from '../lib/db.ts'
import { createFaultyD1 } from '../testing/faulty-d1.ts'
import { tellSavers } from './tell-savers.ts'

const catalogue = openCatalogue(env.CATALOGUE_DB)

/** More than a portion: the shoppers `prefix`-1 to `prefix`-`count`, who have all saved the product. */
async function createSavers(prefix: string, productId: string, count: number) {
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(value) as (select 1 union all select value + 1 from n where value < ?2)
      insert into users (id, email, name, created_at) select ?1 || '-' || value, ?1 || value || '@example.com', '', 1 from n`,
    ).bind(prefix, count),
    env.DB.prepare(
      `insert into wishlist_items (user_id, item_id, product_id, title, brand, price, image, link, category, saved_at)
      select id, ?2, ?2, '', '', '', '', '', '', 1 from users where id like ?1 || '-%'`,
    ).bind(prefix, productId),
  ])
}

const addNews = (productId: string) =>
  catalogue.insert(productNews).values({ productId, at: 5, kind: 'back_in_stock', data: { productId } })

const toldOf = async (prefix: string) => {
  const { results } = await env.DB.prepare(
    `select user_id, count(*) as n from notifications where user_id like ? || '-%' group by user_id`,
  )
    .bind(prefix)
    .all<{ user_id: string; n: number }>()
  return { shoppers: results.length, most: Math.max(...results.map(({ n }) => n)) }
}

test('everybody is told once, in as many portions as it takes, and the news is forgotten', async () => {
  await createSavers('many', 'loved', 4_500)
  await addNews('loved')
  await addNews('unloved')
  await tellSavers(env)
  expect(await toldOf('many')).toEqual({ shoppers: 4_500, most: 1 })
  expect(await catalogue.select().from(productNews)).toEqual([])
})

test('nobody who has asked for the end of her account is told', async () => {
  await createSavers('leaving', 'left', 3)
  await env.DB.prepare("update users set removal_due_at = 1 where id = 'leaving-2'").run()
  await addNews('left')
  await tellSavers(env)
  expect(await toldOf('leaving')).toEqual({ shoppers: 2, most: 1 })
})

test('of several loved products at once, no batch tells more shoppers than fit, so that others are not kept waiting', async () => {
  for (const name of ['one', 'two', 'three']) {
    await createSavers(name, `${name}-loved`, 700)
    await addNews(`${name}-loved`)
  }
  const batches = vi.spyOn(env.DB, 'batch')
  await tellSavers(env)
  const answers = await Promise.all(batches.mock.results.map(({ value }) => value as Promise<D1Result[]>))
  batches.mockRestore()
  const told = answers.map((of) => of.reduce((sum, { meta }) => sum + meta.changes, 0))
  expect(Math.max(...told)).toBe(700)
  for (const name of ['one', 'two', 'three']) expect(await toldOf(name)).toEqual({ shoppers: 700, most: 1 })
  expect(await catalogue.select().from(productNews)).toEqual([])
})

test.each([0, 1, 2, 3, 4, 5, 6])(
  'a run that is cut off at trip %i is made up for by the next',
  async (place) => {
    const [prefix, productId] = [`cut${place}`, `cut-product-${place}`]
    await createSavers(prefix, productId, 2_500)
    await addNews(productId)
    const accounts = createFaultyD1(env.DB)
    const shop = createFaultyD1(env.CATALOGUE_DB)
    const nothing = Array.from({ length: Math.floor(place / 2) }, () => null)
    ;(place % 2 ? accounts : shop).plan(...nothing, place > 3 ? 'done_unanswered' : 'refused')
    await expect(tellSavers({ ...env, DB: accounts.binding, CATALOGUE_DB: shop.binding })).rejects.toThrow()
    await tellSavers(env)
    expect(await toldOf(prefix)).toEqual({ shoppers: 2_500, most: 1 })
    expect(await catalogue.select().from(productNews)).toEqual([])
  },
)
