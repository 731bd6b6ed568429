import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Answers } from '@cabine/sophia/questions/question-flow.ts'
import { refreshCachedLists } from '../imports/refresh-lists.ts'
import { saveToWishlist } from '../testing/saved-products.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { createProducts } from '../testing/products.ts'
import { cataloguePlanOf } from '../testing/query-plan.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import { stylingProfiles } from '../stylist/schema.ts'
import { devicePhoto } from '../testing/try-ons.ts'
import { listOfBrands } from './queries.ts'
import { recordTries } from './tried-products.ts'

const colours = ['black', 'red', 'green'] as const
const categories = ['tops', 'dresses', 'skirts'] as const

beforeAll(async () => {
  await createProducts(
    categories.flatMap((category) =>
      colours.flatMap((colourFamily) =>
        [1, 2].map((i) => ({
          id: `${colourFamily}-${category}-${i}`,
          category,
          colourFamily,
          brand: `Brand of ${colourFamily}`,
          imageUrl: `/samples/garments/${colourFamily}-${category}-${i}/960.webp`,
        })),
      ),
    ),
  )
  await createProducts([
    { id: 'rare', brand: 'Rare', imageUrl: 'https://rare.example/a.jpg?size=l' },
    { id: 'mens', brand: 'Rare', department: 'men' },
  ])
  await refreshCachedLists(env)
})

const ask = async (tab: Pick<SignedIn, 'api'>, json: object = {}) =>
  (await (await tab.api.recommendations.$post({ json })).json()).recommendations.map(({ id }) => id)

test('two shoppers with different wishlists are recommended different things, and nothing that they have', async () => {
  const [red, black] = [await createSignedIn(), await createSignedIn()]
  for (const id of ['red-dresses-1', 'red-tops-1', 'red-skirts-1']) await saveToWishlist(red.id, id)
  for (const id of ['black-dresses-1', 'black-tops-1', 'black-skirts-1']) await saveToWishlist(black.id, id)
  const [forRed, forBlack] = [await ask(red), await ask(black)]
  expect(forRed.slice(0, 2).every((id) => id.startsWith('red-'))).toBe(true)
  expect(forBlack.slice(0, 2).every((id) => id.startsWith('black-'))).toBe(true)
  expect(forRed).not.toContain('red-dresses-1')
})

test('what she tried on counts, in whatever size its picture was', async () => {
  const shopper = await createSignedIn({ plan: 'premium' })
  const garments = [1, 2].flatMap((i) =>
    categories.slice(0, 2).map((category) => ({
      image: `/samples/garments/green-${category}-${i}/320.avif`,
      category,
    })),
  )
  const proxied = `/api/proxy-image?w=640&url=${encodeURIComponent('https://rare.example/a.jpg?size=l')}`
  for (const pieces of [garments, [{ image: proxied, category: 'tops' as const }]]) {
    const answer = await shopper.api.fashn['start-tryon'].$post({
      json: { userImage: devicePhoto, garments: pieces },
    })
    expect(answer.status).toBe(200)
  }
  await expect
    .poll(async () => {
      const { results } = await env.DB.prepare(
        'select product_id from product_tries where user_id = ? order by product_id',
      )
        .bind(shopper.id)
        .all()
      return results.map((row) => row.product_id)
    })
    .toEqual(['green-dresses-1', 'green-dresses-2', 'green-tops-1', 'green-tops-2', 'rare'])
  expect((await ask(shopper))[0]).toMatch(/^green-skirts/)
})

test('the brand and the department that she names', async () => {
  expect((await ask(openTab(), { brandPreferences: ['Rare'], department: 'women' }))[0]).toBe('rare')
  const inCapitals = await listOfBrands(openCatalogue(env.CATALOGUE_DB), ['RARE'], [])
  expect(inCapitals.map(({ id }) => id)).toEqual(['mens', 'rare'])
  expect(await cataloguePlanOf((catalogue) => listOfBrands(catalogue, ['Rare'], []))).toContain(
    'products_by_brand',
  )
  expect(await ask(openTab(), { department: 'men' })).toEqual(['mens'])
})

test('what she told of herself: her brands, her department and her colours', async () => {
  const told = async (answers: Answers) => {
    const shopper = await createSignedIn()
    await openDb(env.DB)
      .insert(stylingProfiles)
      .values({ userId: shopper.id, answers, updatedAt: new Date() })
    return shopper
  }
  expect(
    (await ask(await told({ 'brand-preference': ['rare'], 'department-selection': ['women'] })))[0],
  ).toBe('rare')
  expect(await ask(await told({ 'department-selection': ['men'] }))).toEqual(['mens'])
  const lovesGreen = await told({ 'color-palette': ['green'], 'department-selection': ['women'] })
  for (const id of (await ask(lovesGreen)).slice(0, 2)) expect(id).toMatch(/^green-/)
  expect(await ask(lovesGreen, { department: 'men' })).toEqual(['mens'])
})

test('of the sizes that share a picture the first one that is sold still was tried on', async () => {
  const imageUrl = '/samples/garments/shared/960.webp'
  await createProducts([
    { id: 'shared-gone', imageUrl, goneAt: new Date() },
    { id: 'shared-s', imageUrl },
    { id: 'shared-m', imageUrl },
  ])
  const { id } = await createSignedIn()
  const named = `/api/proxy-image?product=shared-m&url=${encodeURIComponent(imageUrl)}`
  const triesOf = async (image: string) => {
    await recordTries({ db: openDb(env.DB), catalogue: openCatalogue(env.CATALOGUE_DB) }, id, [image])
    const { results } = await env.DB.prepare(
      'select product_id, count from product_tries where user_id = ? order by product_id',
    )
      .bind(id)
      .all<{ product_id: string; count: number }>()
    return results.map(({ product_id, count }) => `${product_id} ${count}`)
  }
  expect(await triesOf('/samples/garments/shared/320.avif')).toEqual(['shared-s 1'])
  expect(await triesOf(named)).toEqual(['shared-m 1', 'shared-s 1'])
})

test('more than a dozen brands are no preference', async () => {
  const statusOf = async (count: number) => {
    const brandPreferences = Array.from({ length: count }, (_, i) => `Brand ${i}`)
    return String((await openTab().api.recommendations.$post({ json: { brandPreferences } })).status)
  }
  expect([await statusOf(12), await statusOf(13)]).toEqual(['200', '400'])
})

test('she asks for herself alone', async () => {
  const [shopper, other] = [await createSignedIn(), await createSignedIn()]
  const statusOf = async (tab: Pick<SignedIn, 'api'>, userId: string) =>
    String((await tab.api.recommendations.$post({ json: { userId } })).status)
  expect(await statusOf(shopper, shopper.id)).toBe('200')
  expect(await statusOf(shopper, other.id)).toBe('403')
  expect(await statusOf(openTab(), shopper.id)).toBe('403')
})

test('a visitor costs no trip, a shopper one', async () => {
  const send = (tab: Pick<SignedIn, 'api'>) => tab.api.recommendations.$post({ json: {} })
  expect(tripsOf(await send(openTab()))).toBe(0)
  expect(tripsOf(await send(await createSignedIn()))).toBe(2)
})
