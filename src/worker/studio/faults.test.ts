import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { newId } from '../lib/ids.ts'
import { createFaultyBucket } from '../testing/faulty-bucket.ts'
import { createFaultyD1, type Fault } from '../testing/faulty-d1.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createBatch, createPieces, createTemplates } from '../testing/studio.ts'
import type { Order } from './batch-machine.ts'

vi.setConfig({ testTimeout: 60_000 })

const template = {
  id: 'template-0',
  title: 'Template 0',
  description: '',
  occasion: 'everyday',
  style: 'classic',
  pieces: ['poplin blouse', 'straight trousers', 'ballet flats', 'shoulder bag'],
  colors: ['black', 'ivory'],
}

beforeAll(async () => {
  await createPieces()
  await createTemplates([template.id])
})
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

/** Runs a batch of one outfit in such an environment to its end, without its waits. */
async function driveBatch(surroundings: Partial<Env>) {
  const shopper = await createSignedIn()
  const batchId = newId()
  await createBatch(shopper.id, { id: batchId, templateIds: [template.id], endedAt: null })
  const order: Order = { batchId, userId: shopper.id, templates: [template], origin: 'https://cabine.test' }
  const object = env.OUTFIT_BATCHES.getByName(batchId)
  // Its alarms are triggered by the test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await runInDurableObject(object, (one) => {
    Object.assign(one, { env: { ...env, ...surroundings } })
  })
  await object.start(order)
  for (let alarms = 0; alarms < 12; alarms++) {
    await runDurableObjectAlarm(object)
    vi.setSystemTime(Date.now() + 11_000)
  }
  return { userId: shopper.id, batchId }
}

const rowsOf = async (table: string, userId: string) =>
  (await env.DB.prepare(`select * from ${table} where user_id = ?`).bind(userId).all()).results

const boards = async () => (await env.CATALOGUE.list({ prefix: 'boards/' })).objects.map(({ key }) => key)

async function expectWhole(surroundings: Partial<Env>) {
  const before = await boards()
  const { userId } = await driveBatch(surroundings)
  const [outfit, ...others] = await rowsOf('generated_outfits', userId)
  expect(others).toEqual([])
  const after = (await boards()).filter((key) => !before.includes(key))
  expect(after).toEqual(outfit ? [outfit.thumbnail_key] : [])
  const told = await rowsOf('notifications', userId)
  expect(told.map(({ data }) => JSON.parse(String(data)) as unknown)).toMatchObject(
    outfit ? [{ count: 1 }] : [],
  )
  const batch = firstIn(await rowsOf('outfit_batches', userId))
  expect(batch.ended_at).not.toBeNull()
  return outfit
}

describe('a batch ends once, with all that belongs to it', () => {
  const places = Array.from({ length: 12 }, (_, place) => place)
  test.each(places)('although trip %i to the database fails', async (place) => {
    for (const fault of ['refused', 'done_unanswered'] satisfies Fault[]) {
      const faulty = createFaultyD1(env.DB)
      faulty.plan(...Array.from({ length: place }, () => null), fault)
      expect(await expectWhole({ DB: faulty.binding })).toBeDefined()
    }
  })

  test.each([0, 1, 2])('although trip %i to the catalogue fails', async (place) => {
    const faulty = createFaultyD1(env.CATALOGUE_DB)
    faulty.plan(...Array.from({ length: place }, () => null), 'refused')
    expect(await expectWhole({ CATALOGUE_DB: faulty.binding })).toBeDefined()
  })

  test.each(['put', 'delete'] as const)('although the bucket fails to %s', async (call) => {
    for (const isDone of [false, true])
      expect(await expectWhole({ CATALOGUE: createFaultyBucket(env.CATALOGUE, call, isDone) })).toBeDefined()
  })

  test('given up, it leaves no picture that nothing names', async () => {
    const refusing = new Proxy(env.DB, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: unknown[]): unknown => {
          if (name === 'prepare' && String(args[0]).startsWith('insert into "generated_outfits"'))
            throw new Error('D1_ERROR: no')
          return Reflect.apply(member, target, args)
        }
      },
    })
    expect(await expectWhole({ DB: refusing })).toBeUndefined()
  })
})
