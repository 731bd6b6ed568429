import { abortAllDurableObjects, env, evictDurableObject } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BatchView } from '#shared/studio.ts'
import { firstIn, nth } from '#shared/testing/first.ts'
import { openDb } from '../lib/db.ts'
import { workOnRemoval } from '../account/removal-work.ts'
import { askForRemoval, beginRemoval } from '../account/removal.ts'
import { createPieces, createTemplates } from '../testing/studio.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'

vi.setConfig({ testTimeout: 60_000 })

const templateIds = Array.from({ length: 12 }, (_, i) => `template-${i}`)

beforeAll(async () => {
  await createPieces()
  await createTemplates(templateIds)
})
beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => undefined))

/** As our own page asks: it is answered at once. */
const generate = (shopper: SignedIn, ids: string[]) =>
  shopper.api.outfits['generate-batch'].$post(
    { json: { templateIds: ids } },
    { headers: { prefer: 'respond-async' } },
  )

async function begin(shopper: SignedIn, ids: string[]) {
  const answer = await generate(shopper, ids)
  expect(answer.status).toBe(202)
  return answer.json()
}

const look = async (shopper: SignedIn, id: string): Promise<BatchView> =>
  (await shopper.api.outfits.batches[':id'].$get({ param: { id } })).json()

const ended = (shopper: SignedIn, id: string) =>
  expect.poll(async () => (await look(shopper, id)).state, { timeout: 50_000, interval: 100 }).toBe('done')

const countOf = async (table: string, userId: string) =>
  env.DB.prepare(`select count(*) n from ${table} where user_id = ?`).bind(userId).first<number>('n')

describe('a batch of the studio', () => {
  test('answers at once, makes one outfit after the other, tells her at the end', async () => {
    const shopper = await createSignedIn()
    const begun = await begin(shopper, templateIds.slice(0, 2))
    expect(begun).toMatchObject({
      state: 'running',
      count: 0,
      outfits: [
        { templateId: 'template-0', title: 'Template 0', state: 'working', outfit: null },
        { templateId: 'template-1', state: 'waiting', outfit: null },
      ],
    })
    await ended(shopper, begun.batchId)
    const { count, outfits } = await look(shopper, begun.batchId)
    expect(count).toBe(2)
    const made = firstIn(outfits)
    expect(made.outfit?.shopItems.length).toBeGreaterThanOrEqual(3)
    const picture = await shopper.fetch(made.outfit?.thumbnailUrl ?? '')
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(await (await shopper.api.outfits.batches.$get()).json()).toEqual({ running: null })
    const { results } = await env.DB.prepare('select kind, data from notifications where user_id = ?')
      .bind(shopper.id)
      .all()
    expect(results).toEqual([
      { kind: 'outfits_ready', data: JSON.stringify({ batchId: begun.batchId, count: 2 }) },
    ])
  })

  test('whoever does not prefer otherwise is answered when all is made, with the outfits and their count', async () => {
    const shopper = await createSignedIn()
    const answer = await shopper.api.outfits['generate-batch'].$post({
      json: { templateIds: templateIds.slice(0, 2) },
    })
    expect(answer.status).toBe(200)
    const { outfits, count, state } = await answer.json()
    expect([state, count, outfits.length]).toEqual(['done', 2, 2])
    for (const outfit of outfits)
      expect(outfit).toMatchObject({
        title: expect.stringContaining('Template') as string,
        description: expect.any(String) as string,
        thumbnailUrl: expect.stringMatching(/^\/api\/outfit-boards\//) as string,
        shopItems: expect.arrayContaining([
          expect.objectContaining({
            name: expect.any(String),
            image: expect.any(String),
            price: expect.any(String),
          }),
        ]) as unknown,
      })
  })

  test('of twelve, cut off again and again, makes each outfit once', async () => {
    const shopper = await createSignedIn()
    const { batchId } = await begin(shopper, templateIds)
    for (const least of [2, 5, 9]) {
      await expect
        .poll(() => countOf('generated_outfits', shopper.id), { timeout: 30_000, interval: 20 })
        .toBeGreaterThanOrEqual(least)
      if (least === 5) await evictDurableObject(env.OUTFIT_BATCHES.getByName(batchId))
      else await abortAllDurableObjects()
    }
    await ended(shopper, batchId)
    const { results } = await env.DB.prepare(
      'select template_id, thumbnail_key from generated_outfits where user_id = ? order by template_id',
    )
      .bind(shopper.id)
      .all<{ template_id: string; thumbnail_key: string }>()
    expect(results.map((row) => row.template_id)).toEqual(templateIds.toSorted())
    for (const { thumbnail_key: key } of results) expect(await env.CATALOGUE.head(key)).not.toBeNull()
    expect(await countOf('notifications', shopper.id)).toBe(1)
  })

  test('another one begins only after its end, and of many presses at once one has its way', async () => {
    const shopper = await createSignedIn()
    const answers = await Promise.all([0, 1, 2, 3].map((at) => generate(shopper, [nth(templateIds, at)])))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['202', '429', '429', '429'])
    const { running } = await (await shopper.api.outfits.batches.$get()).json()
    await ended(shopper, running?.batchId ?? '')
    expect((await generate(shopper, templateIds.slice(0, 1))).status).toBe(202)
  })

  test('one that died without an end does not keep her from others, and 36 outfits are a day', async () => {
    const shopper = await createSignedIn()
    const lay = (minutesAgo: number, count: number, isEnded: boolean) =>
      env.DB.prepare('insert into outfit_batches values (?, ?, ?, ?, ?)')
        .bind(
          `${shopper.id}-${minutesAgo}`,
          shopper.id,
          JSON.stringify(templateIds.slice(0, count)),
          Date.now() - minutesAgo * 60_000,
          isEnded ? Date.now() : null,
        )
        .run()
    await lay(20, 12, false)
    await lay(60, 12, true)
    await lay(24 * 60 + 1, 12, true)
    const refused = await generate(shopper, templateIds)
    expect(refused.status).toBe(202)
    await ended(shopper, (await refused.json()).batchId)
    const full = await generate(shopper, templateIds.slice(0, 1))
    expect([full.status, await full.json()]).toMatchObject([429, { error: 'studio_limit' }])
  })

  test('begins although its object never heard of it: the first look makes up for it', async () => {
    const shopper = await createSignedIn()
    await env.DB.prepare('insert into outfit_batches values (?, ?, ?, ?, null)')
      .bind('0-cut-off', shopper.id, JSON.stringify(templateIds.slice(0, 1)), Date.now())
      .run()
    await ended(shopper, '0-cut-off')
    expect((await look(shopper, '0-cut-off')).count).toBe(1)
  })

  test.each([
    [[], 'no_templates'],
    [['unknown'], 'invalid_input'],
    [['template-0', 'template-0'], 'invalid_input'],
  ])('of %j is refused: %s', async (ids, error) => {
    const answer = await generate(await createSignedIn(), ids)
    expect([String(answer.status), await answer.json()]).toMatchObject(['400', { error }])
  })

  test('of a template for which the shop has nothing fails, kindly, and the others are made', async () => {
    const shopper = await createSignedIn()
    await env.DB.prepare('insert into styling_profiles values (?, ?, null, null, 0)')
      .bind(shopper.id, JSON.stringify({ 'department-selection': ['men'] }))
      .run()
    const { batchId } = await begin(shopper, templateIds.slice(0, 2))
    await ended(shopper, batchId)
    expect(await look(shopper, batchId)).toMatchObject({
      count: 0,
      outfits: [{ state: 'failed' }, { state: 'failed' }],
    })
    expect(await countOf('notifications', shopper.id)).toBe(0)
  })

  test('of a template that is too dear for her fails, and says so', async () => {
    const shopper = await createSignedIn()
    await env.CATALOGUE_DB.prepare('update products set price_cents = 300000').run()
    await env.DB.prepare('insert into styling_profiles values (?, ?, null, null, 0)')
      .bind(shopper.id, JSON.stringify({ 'shopping-tier': ['generous'] }))
      .run()
    const { batchId } = await begin(shopper, templateIds.slice(0, 1))
    await ended(shopper, batchId)
    expect((await look(shopper, batchId)).outfits).toMatchObject([{ state: 'failed', reason: 'budget' }])
    await env.CATALOGUE_DB.prepare('update products set price_cents = 5000').run()
    const again = await begin(shopper, templateIds.slice(0, 1))
    await ended(shopper, again.batchId)
    expect((await look(shopper, again.batchId)).outfits).toMatchObject([{ state: 'done' }])
  })

  test('a second one of the same template makes another outfit', async () => {
    const shopper = await createSignedIn()
    for (let round = 0; round < 2; round++)
      await ended(shopper, (await begin(shopper, templateIds.slice(0, 1))).batchId)
    const { outfits } = await (await shopper.api.outfits.generated.$get()).json()
    const [second, first] = outfits.map(({ shopItems }) => shopItems.map(({ id }) => id).toSorted())
    expect(second).not.toEqual(first)
  })

  test('pieces of Luxe are for Luxe', async () => {
    await env.CATALOGUE_DB.prepare(
      "update products set is_luxe = 1 where category = 'dresses' and brand = 'Closed'",
    ).run()
    const itemsOf = async (plan: 'free' | 'premium') => {
      const shopper = await createSignedIn({ plan })
      await ended(shopper, (await begin(shopper, ['template-11'])).batchId)
      const { outfits } = await (await shopper.api.outfits.generated.$get()).json()
      return outfits.flatMap(({ shopItems }) =>
        shopItems.flatMap(({ brand, alternatives }) => [brand, ...alternatives.map((one) => one.brand)]),
      )
    }
    expect(await itemsOf('free')).not.toContain('Closed')
    expect(await itemsOf('premium')).toContain('Closed')
  })

  test('of an account that ends stops, and leaves neither rows nor pictures nor a place on Explore', async () => {
    const shopper = await createSignedIn()
    const before = (await env.CATALOGUE.list({ prefix: 'boards/' })).objects.length
    const { batchId } = await begin(shopper, templateIds)
    await expect
      .poll(() => countOf('generated_outfits', shopper.id), { timeout: 30_000, interval: 20 })
      .toBeGreaterThanOrEqual(1)
    const { outfits } = await (await shopper.api.outfits.generated.$get()).json()
    const param = { id: firstIn(outfits).id }
    await shopper.api.outfits.generated[':id'].publication.$put({ param })
    const visitor = await createSignedIn()
    expect((await visitor.api['outfit-posts'][':id'].$get({ param })).status).toBe(200)
    await askForRemoval(openDb(env.DB), shopper.id, '')
    await beginRemoval(openDb(env.DB), shopper.id, null)
    await workOnRemoval(env, shopper.id)
    expect((await visitor.api['outfit-posts'][':id'].$get({ param })).status).toBe(404)
    expect((await (await visitor.api['outfit-posts'].$get()).json()).map(({ id }) => id)).not.toContain(
      param.id,
    )
    expect(await env.OUTFIT_BATCHES.getByName(batchId).progress(shopper.id)).toBeNull()
    expect((await env.CATALOGUE.list({ prefix: 'boards/' })).objects).toHaveLength(before)
  })
})
