import { env, evictDurableObject, SELF } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PhotographConsents } from '#shared/photographers.ts'
import { firstIn } from '#shared/testing/first.ts'
import { openLedger } from '../ledger/ledger.ts'
import { countTrips, openCatalogue, openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { notInCloud } from '../testing/orders.ts'
import { replacePresets } from '../testing/presets.ts'
import { createFaultyD1, type Fault } from '../testing/faulty-d1.ts'
import { finish, forgetLimits, garmentFor, runsOf } from '../testing/fashn.ts'
import { smallJpegBytes, smallJpegDataUrl } from '../testing/pictures.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import {
  ageJob,
  balanceOf,
  devicePhoto,
  entriesOf,
  jobOf,
  jobStub,
  startOnDevice,
} from '../testing/try-ons.ts'
import { TryOnJob } from './job.ts'
import type { Order } from './job-state.ts'
import { agreedPhotographers, providerFor } from './who-photographs.ts'
import { webhookAddress, webhookOrigin } from './webhook-address.ts'

beforeEach(forgetLimits)
afterEach(() => vi.restoreAllMocks())

/** Puts `wrap` between jobs and their database. */
const between = (wrap: (binding: D1Database) => D1Database) =>
  vi.spyOn(TryOnJob.prototype, 'ledger').mockImplementation(() => openLedger(openDb(wrap(env.DB))))

const json = { userImage: devicePhoto, garmentImage: '/samples/top.webp' }

const orderFor = (userId: string, overrides: Partial<Order> = {}): Order => ({
  jobId: newId(),
  userId,
  provider: 'cloud',
  premium: false,
  highQuality: false,
  categories: ['tops'],
  limits: { running: 3, monthly: null },
  ...notInCloud,
  photographers: ['fashn'],
  ...overrides,
})
const personAnd = (garment: Uint8Array<ArrayBuffer>) => [
  { bytes: smallJpegBytes(), type: 'image/jpeg' as const, width: 16, height: 24 },
  { bytes: garment, type: 'image/png' as const, width: 8, height: 12 },
]

describe('the cost of a start', () => {
  test('start-tryon makes 2 round trips to the database, the reading of the session included', async () => {
    const shopper = await createSignedIn()
    await shopper.api.fashn['start-tryon'].$post({ json })
    const { binding, trips } = countTrips(env.DB)
    between(() => binding)
    const answer = await shopper.api.fashn['start-tryon'].$post({ json })
    const worker = tripsOf(answer)
    expect({ worker, object: trips() }).toEqual({ worker: 1, object: 1 })
  })
})

describe('a database that fails at the start (owner, plan and reserve are one batch)', () => {
  test.each<Fault>(['refused', 'done_unanswered', 'done_late'])(
    '%s: 503 with the sentence, and no credit lost',
    async (fault) => {
      const shopper = await createSignedIn()
      const line = createFaultyD1(env.DB)
      between(() => line.binding)
      line.plan(fault)
      const answer = await shopper.api.fashn['start-tryon'].$post({ json })
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { error: 'start_failed', message: 'Unable to start virtual try-on. Please try again in a moment.' },
      ])
      await line.land()
      expect(await balanceOf(shopper.id)).toBe(5)
      expect((await entriesOf(shopper.id)).filter((entry) => entry.startsWith('release'))).toHaveLength(1)
    },
  )

  test('a release that the database does not take is tried until it does', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    const line = createFaultyD1(env.DB)
    between(() => line.binding)
    line.plan('refused')
    const result = await shopper.api.fashn.result[':id'].$put({
      param: { id },
      json: { success: false, failure: 'unknown' },
    })
    expect(await result.json()).toMatchObject({ status: 'failed' })
    expect(await balanceOf(shopper.id)).toBe(4)
    await ageJob(id, 10_000)
    await expect.poll(() => balanceOf(shopper.id)).toBe(5)
  })

  test('a picture is shown at once, also when the database cannot settle yet', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    const line = createFaultyD1(env.DB)
    between(() => line.binding)
    line.plan('refused')
    const rendered = { success: true as const, digest: 'a'.repeat(64), width: 8, height: 8, confidence: 1 }
    expect(
      await (await shopper.api.fashn.result[':id'].$put({ param: { id }, json: rendered })).json(),
    ).toMatchObject({ status: 'completed' })
    await ageJob(id, 10_000)
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
  })
})

describe('start, called twice', () => {
  test('at once and after an eviction: one answer, one debit, one run', async () => {
    const shopper = await createSignedIn()
    const garment = await garmentFor('slow')
    const order = orderFor(shopper.id)
    const start = () => jobStub(order.jobId).start(order, personAnd(garment.bytes))
    const [first, second] = await Promise.all([start(), start()])
    expect(first).toEqual(second)
    await expect.poll(async () => (await jobOf(order.jobId))?.phase).toBe('running')
    await evictDurableObject(jobStub(order.jobId))
    expect(await start()).toMatchObject({ outcome: 'started' })
    expect(await finish(shopper, order.jobId)).toMatchObject({ status: 'completed' })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    expect(await runsOf(garment.digest)).toHaveLength(1)
  })

  test('a run whose answer got lost is not sent again: its webhook names it, and the job carries on', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    const logged = vi.spyOn(console, 'log')
    const shopper = await createSignedIn()
    const garment = await garmentFor('run_answer_lost')
    const order = orderFor(shopper.id, { webhookOrigin: env.FASHN_BASE_URL })
    await jobStub(order.jobId).start(order, personAnd(garment.bytes))
    await expect.poll(async () => (await jobOf(order.jobId))?.phase).toBe('unsure')
    const run = firstIn(await runsOf(garment.digest))
    const secret = (await jobOf(order.jobId))?.secret ?? ''
    const body = JSON.stringify({ id: run.id, status: 'completed', output: ['x'.repeat(100_000)] })
    const rung = await SELF.fetch(webhookAddress('https://cabine.test', { jobId: order.jobId, secret }), {
      method: 'POST',
      body,
    })
    expect(rung.status).toBe(204)
    expect(await finish(shopper, order.jobId)).toMatchObject({ status: 'completed' })
    expect(await runsOf(garment.digest)).toHaveLength(1)
    // Its secret stands behind the ? alone, which no trace keeps.
    const called = sent.mock.calls.map(([address]) => new URL(new Request(address).url))
    expect(called.some(({ search }) => search.includes(secret))).toBe(true)
    const kept = [...called.map(({ pathname }) => pathname), ...logged.mock.calls.map(String)]
    expect(kept.filter((line) => line.includes(secret))).toEqual([])
  })

  test('a press of hers that is sent again, because its answer got lost, finds its job: one charge', async () => {
    const [shopper, other] = [await createSignedIn(), await createSignedIn()]
    const press = async (sender: SignedIn, key: string) => {
      const headers = { 'content-type': 'application/json', 'Idempotency-Key': key }
      const init = { method: 'POST', headers, body: JSON.stringify(json) }
      const answer = await sender.fetch('/api/fashn/start-tryon', init)
      expect([answer.status, tripsOf(answer)]).toEqual([200, 1])
      return (await answer.json<{ predictionId: string }>()).predictionId
    }
    const first = await press(shopper, 'press-1')
    expect(await Promise.all([press(shopper, 'press-1'), press(shopper, 'press-1')])).toEqual([first, first])
    await evictDurableObject(jobStub(first))
    expect(await press(shopper, 'press-1')).toBe(first)
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1'])
    expect(await press(shopper, 'press-2')).not.toBe(first)
    expect(await press(other, 'press-1')).not.toBe(first)
    expect(await balanceOf(shopper.id)).toBe(3)
  })

  test('sixty starts in a quarter of an hour are enough, even of those that fail and cost nothing', async () => {
    const shopper = await createSignedIn()
    const former = (minutesAgo: number) =>
      env.DB.prepare(
        `insert into credit_entries (user_id, subject, kind, credits, created_at)
         select ?1, 'try-on:' || ?1 || value || ends.kind || ?2, ends.kind, 0, ?2 from json_each(?3), (select 'reserve' as kind) ends`,
      )
        .bind(
          shopper.id,
          Date.now() - minutesAgo * 60_000,
          JSON.stringify(Array.from({ length: 59 }, (_, at) => at)),
        )
        .run()
    await former(16)
    await former(12)
    const start = async () => {
      const answer = await shopper.fetch('/api/fashn/start-tryon', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      })
      return [answer.status, (await answer.json<{ error: string | null }>()).error]
    }
    expect(await start()).toEqual([200, null])
    expect(await start()).toEqual([429, 'too_many_attempts'])
    expect(await balanceOf(shopper.id)).toBe(4)
  })

  test('the same key with another body is refused, at once and later, and nothing is charged for it', async () => {
    const shopper = await createSignedIn()
    const press = (body: object, key = 'press-1') =>
      shopper.fetch('/api/fashn/start-tryon', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      })
    const first = await press(json)
    const { predictionId } = await first.json<{ predictionId: string }>()
    for (const other of [
      { ...json, garmentImage: '/samples/tee.webp' },
      { ...json, highQuality: true },
    ]) {
      const refused = await press(other)
      expect([refused.status, await refused.json()]).toMatchObject([409, { error: 'key_reused' }])
    }
    await evictDurableObject(jobStub(predictionId))
    expect((await press({ ...json, garmentImage: '/samples/tee.webp' })).status).toBe(409)
    expect((await press({ ...json })).status, 'the same body').toBe(200)
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1'])
    expect((await press(json, 'a'.repeat(129))).status).toBe(400)
    expect((await press(json, 'a'.repeat(65))).status).toBe(200)
  })

  test('refused for want of a credit, a press that is sent again with one begins', async () => {
    const shopper = await createSignedIn()
    const press = () =>
      shopper.api.fashn['start-tryon'].$post(
        { json: { userImage: devicePhoto, garmentImage: '/samples/top.webp', category: 'tops' } },
        { headers: { 'Idempotency-Key': 'press' } },
      )
    const entry =
      "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'grant', ?, 0)"
    await env.DB.prepare(entry).bind(shopper.id, 'taken', -5).run()
    expect((await press()).status).toBe(402)
    expect((await press()).status).toBe(402)
    await env.DB.prepare(entry).bind(shopper.id, 'given', 1).run()
    expect((await press()).status).toBe(200)
    expect(await balanceOf(shopper.id)).toBe(0)
  })

  test('sent again after its job has failed, a press is answered so, and charged no more', async () => {
    const shopper = await createSignedIn()
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'press-1' },
      body: JSON.stringify(json),
    }
    const { predictionId: id } = await (
      await shopper.fetch('/api/fashn/start-tryon', init)
    ).json<{ predictionId: string }>()
    await shopper.api.fashn.result[':id'].$put({
      param: { id },
      json: { success: false, failure: 'unknown' },
    })
    const again = await shopper.fetch('/api/fashn/start-tryon', init)
    expect([again.status, await again.json()]).toMatchObject([503, { error: 'start_failed' }])
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
  })

  test('a month’s number of Luxe holds where the operator set one', async () => {
    const shopper = await createSignedIn()
    await env.DB.prepare("update users set plan = 'premium' where id = ?").bind(shopper.id).run()
    const limits = { running: 10, monthly: { most: 2, since: Date.now() - 1000 } }
    const outcomes = []
    for (let i = 0; i < 3; i++) {
      const order = orderFor(shopper.id, { provider: 'device', premium: true, limits })
      outcomes.push((await jobStub(order.jobId).start(order, [])).outcome)
    }
    expect(outcomes).toEqual(['started', 'started', 'monthly_limit'])
  })
})

type Circumstances = {
  key?: string
  order?: string
  consents?: PhotographConsents
  isConfirmed?: boolean
  references?: string[]
}

describe('which provider renders', () => {
  test.each([
    ['no key: the device', {}, 'device'],
    ['a key, and her yes: the cloud', { key: 'k' }, 'cloud'],
    ['several keys: the cloud', { key: 'k l' }, 'cloud'],
    ['she has not been asked: the device', { key: 'k', consents: {} }, 'device'],
    ['she said no: the device', { key: 'k', consents: { fashn: { granted: false, at: '' } } }, 'device'],
    [
      'she agreed to somebody else: the device',
      { key: 'k', consents: { google: { granted: true, at: '' } } },
      'device',
    ],
    ['neither email nor passkey: the device', { key: 'k', isConfirmed: false }, 'device'],
    [
      'a photo that stays on the device: the device, whatever is set',
      { key: 'k', references: [devicePhoto, '/samples/top.webp'] },
      'device',
    ],
    [
      'a garment that stays on the device: the device',
      { key: 'k', references: [smallJpegDataUrl, devicePhoto] },
      'device',
    ],
    ['everything switched off: the device', { key: 'k', order: 'off' }, 'device'],
  ] as [string, Circumstances, 'device' | 'cloud'][])(
    '%s',
    async (
      _,
      {
        key,
        order = 'fashn',
        consents = { fashn: { granted: true, at: '' } },
        isConfirmed = true,
        references = [smallJpegDataUrl, '/samples/top.webp'],
      },
      provider,
    ) => {
      const environment = { ...env, FASHN_API_KEY: key, PHOTOGRAPHERS: order }
      const agreed = await agreedPhotographers(environment, consents)
      expect(providerFor({ references, agreed, isConfirmed })).toBe(provider)
    },
  )

  const fashn = 'https://api.fashn.ai'
  test.each([
    ['https://cabine.shop/api/x', fashn, 'https://cabine.shop'],
    ['http://cabine.shop/api/x', fashn, null],
    ['https://localhost:5173/', fashn, null],
    ['https://127.0.0.1/', fashn, null],
    ['https://[::1]/', fashn, null],
    ['https://shop.local/', fashn, null],
    ['http://localhost:5191/api/x', 'http://127.0.0.1:5192', 'http://localhost:5191'],
  ])('a site at %s gives %s a webhook at %s', (site, provider, expected) => {
    expect(webhookOrigin(site, provider)).toBe(expected)
  })

  test('premium outfits need the plan, by id and by garment', async () => {
    const shopper = await createSignedIn()
    const preset = {
      id: 'velvet-wine',
      title: 'Velvet Wine',
      description: '',
      occasion: 'events' as const,
      thumbnailUrl: '/samples/v.webp',
      isPremium: true,
      items: [],
      garments: [{ image: '/samples/velvet.webp', category: 'dresses' as const }],
    }
    await replacePresets({ db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }, [preset])
    for (const asked of [
      { ...json, presetId: preset.id },
      { ...json, garmentImage: '/samples/velvet.webp' },
    ]) {
      const answer = await shopper.api.fashn['start-tryon'].$post({ json: asked })
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'premium_required' }])
    }
    await env.DB.prepare("update users set plan = 'premium' where id = ?").bind(shopper.id).run()
    expect(
      (await shopper.api.fashn['start-tryon'].$post({ json: { ...json, presetId: preset.id } })).status,
    ).toBe(200)
  })
})
