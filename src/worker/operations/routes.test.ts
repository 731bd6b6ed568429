import { env, SELF } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { openCatalogue } from '../lib/db.ts'
import { createShopper, origin } from '../testing/shopper.ts'
import { listErrorMessages, maxKinds, noteError } from './client-errors.ts'
import type { Health } from './health.ts'
import { noteRuns } from './job-runs.ts'

const token = 'an-operators-long-token'
const context = () =>
  ({ waitUntil: () => undefined, passThroughOnException: () => undefined }) as unknown as ExecutionContext

/** Asks a site of its own, so that what another test's site remembers is not answered. */
const ask = (path: string, bindings: Partial<Env> = {}, init: { headers?: Record<string, string> } = {}) =>
  worker.fetch(
    new Request(`${origin}${path}`, {
      ...init,
      headers: { origin, ...Object.fromEntries(new Headers(init.headers)) },
    }),
    { ...env, ...bindings },
    context(),
  )

const away: D1Database = new Proxy({} as D1Database, {
  get: (_, name) => () => {
    if (name === 'withSession') return away
    throw new Error('the database is away')
  },
})
const ofOperator = { headers: { authorization: `Bearer ${token}` } }
const detailsOf = async (bindings: Partial<Env> = {}) =>
  (await ask('/api/health/details', { OPERATOR_TOKEN: token, ...bindings }, ofOperator)).json<Health>()

afterEach(() => vi.restoreAllMocks())

describe('health', () => {
  test('says of each part how it is, and of nothing more to anybody', async () => {
    const answer = await ask('/api/health')
    expect(answer.status).toBe(200)
    const health = await answer.json<Health>()
    expect(health).toMatchObject({
      ok: true,
      parts: { accounts: { ok: true }, catalogue: { ok: true }, photos: { ok: true }, cache: { ok: true } },
    })
    expect(health).not.toHaveProperty('details')
  })

  test('a site without its accounts says so with 503, and still tells of the others', async () => {
    const answer = await ask('/api/health', { DB: away })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      ok: false,
      parts: { accounts: { ok: false, condition: 'away' }, catalogue: { ok: true } },
    })
  })

  test('is read once in some seconds, however often it is asked', async () => {
    const site = { ...env }
    const read = vi.spyOn(env.PHOTOS, 'head')
    for (let times = 0; times < 5; times++)
      await worker.fetch(new Request(`${origin}/api/health`), site, context())
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('only who has the token sees ages and numbers', async () => {
    const asked = (authorization: string, bindings = {}) =>
      ask('/api/health/details', bindings, { headers: { authorization } })
    expect((await asked(`Bearer ${token}`)).status).toBe(404)
    expect((await asked(`Bearer ${token}x`, { OPERATOR_TOKEN: token })).status).toBe(404)
    expect((await asked('Bearer short', { OPERATOR_TOKEN: 'short' })).status).toBe(404)
    expect((await asked(`Bearer ${token}`, { OPERATOR_TOKEN: token })).status).toBe(200)
  })

  test('a job that has not gone well for longer than it may is late, and one that fails in the queue', async () => {
    await noteRuns(env, [{ job: 'five_minutes/mails', isDone: true }], new Date(Date.now() - 17 * 60_000))
    await noteRuns(env, [{ job: 'night/mails', isDone: true }], new Date(Date.now() - 30 * 3_600_000))
    for (let times = 0; times < 3; times++) await noteRuns(env, [{ job: 'queue/savers', isDone: false }])
    const { parts, details } = await detailsOf()
    expect(parts).toMatchObject({ crons: { condition: 'late' }, queue: { condition: 'late' } })
    expect(details.jobs.filter(({ isLate }) => isLate).map(({ job }) => job)).toEqual([
      'five_minutes/mails',
      'queue/savers',
    ])
    await noteRuns(env, [{ job: 'five_minutes/mails', isDone: true }])
    await noteRuns(env, [{ job: 'queue/savers', isDone: true }])
    const after = await detailsOf()
    expect(after.parts).toMatchObject({ crons: { condition: 'on_time' }, queue: { condition: 'on_time' } })
  })

  test('mails are in trouble where five fail or one is not tried, and not because of one address that bounces', async () => {
    const { id } = await createShopper()
    const write = (count: number, attempts: number, ageMs: number) =>
      env.DB.prepare(
        `insert into mails (id, key, user_id, kind, data, email, created_at, attempts)
         select 'm-' || ?3 || '-' || value, 'm-' || ?3 || '-' || value, ?1, 'luxe_ended', '{}', '', ?4, ?3 from json_each(?2)`,
      )
        .bind(id, JSON.stringify(Array.from({ length: count }, (_, at) => at)), attempts, Date.now() - ageMs)
        .run()
    await env.DB.prepare('delete from mails').run()
    await write(1, 8, 3_600_000)
    expect((await detailsOf()).parts.mails.ok).toBe(true)
    await write(4, 3, 600_000)
    expect((await detailsOf()).parts.mails.ok).toBe(false)
    await env.DB.prepare('delete from mails').run()
    await write(1, 0, 960_000)
    expect((await detailsOf()).parts.mails).toMatchObject({ ok: false, condition: 'late' })
    await env.DB.prepare('delete from mails').run()
  })

  test('names nobody: no email, no id of a shopper, no secret', async () => {
    const shopper = await createShopper()
    const text = JSON.stringify(await detailsOf({ STRIPE_SECRET_KEY: 'sk_test_of_a_shop' }))
    expect(text).not.toContain(shopper.id)
    expect(text).not.toContain('@')
    expect(text).not.toContain('sk_test')
  })
})

describe('a call has an id', () => {
  test('that is Cloudflare’s, stands in an error’s answer and in each line of the log', async () => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const ray = '8f1e2d3c4b5a6978-FRA'
    const broken = await ask(
      '/api/top-picks',
      { CATALOGUE_DB: away, CACHE: undefined as unknown as KVNamespace },
      { headers: { 'cf-ray': ray } },
    )
    expect(broken.status).toBe(500)
    expect(broken.headers.get('x-request-id')).toBe(ray)
    const told = lines.mock.calls.map(
      ([line]) => JSON.parse(String(line)) as { event: string; requestId: string },
    )
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ requestId }) => requestId))).toEqual(new Set([ray]))
  })

  test('a made-up one is not believed', async () => {
    const answer = await ask('/api/nothing', {}, { headers: { 'cf-ray': 'ada@example.com' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('a call is measured by its pattern, and by nothing of its caller', async () => {
  const points: unknown[] = []
  const METRICS = { writeDataPoint: (point: unknown) => void points.push(point) }
  await ask('/api/products/0-secret-id?q=ada%40example.com', { METRICS })
  expect(points).toEqual([
    {
      indexes: ['call'],
      blobs: ['call', expect.stringMatching(/^\d+$/), '/api/products/:id', 'GET', '4xx'],
      doubles: [expect.any(Number), expect.any(Number)],
    },
  ])
})

describe('errors of browsers', () => {
  const error = {
    message: 'Cannot read x of ada@example.com at https://cabine.example/verify-email?t=1#0-abc',
    stack: [
      'TypeError: Cannot read x of ada@example.com',
      `    at show (${origin}/assets/app-D3x.js?v=secret:1:20)`,
      '    at chrome-extension://abc/content.js:1:1',
      `    at ${origin}/assets/main-1.js:2:3`,
    ].join('\n'),
    page: '/outfit/:id',
  }
  let networks = 0
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    SELF.fetch(`${origin}/api/client-errors`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin, 'cf-connecting-ip': `198.51.100.${++networks}`, ...headers },
    })
  const kept = () => listErrorMessages(openCatalogue(env.CATALOGUE_DB))
  const trusted = { network: null, mayTakePlace: () => Promise.resolve(true) }

  test('are kept once, counted, and hold nothing of the shopper', async () => {
    await send(error, { cookie: 'session=0-secret' })
    await send(error)
    expect(await kept()).toMatchObject([
      {
        message: 'Cannot read x of [email] at https://cabine.example/verify-email',
        times: 2,
        places: [
          {
            stack: 'show /assets/app-D3x.js:1:20\n/assets/main-1.js:2:3',
            page: '/outfit/:id',
            times: 2,
          },
        ],
      },
    ])
  })

  test.each([
    ['an address for a pattern', { ...error, page: '/outfit/0-k5f2' }],
    ['a book for a message', { ...error, message: 'x'.repeat(3_000) }],
    ['what an extension did', { ...error, message: 'theirs', stack: 'x@moz-extension://abc/content.js:1:1' }],
    ['nothing', null],
  ])('%s is not kept, and not told so', async (_, body) => {
    const before = await kept()
    expect((await send(body)).status).toBe(204)
    expect(await kept()).toEqual(before)
  })

  test('of one network no more are taken than the limit says, and it is asked by the network alone', async () => {
    const keys: string[] = []
    const CLICK_LIMIT = {
      limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= 2 }),
    }
    const body = JSON.stringify({ ...error, message: 'again' })
    for (let times = 0; times < 4; times++)
      await worker.fetch(
        new Request(`${origin}/api/client-errors`, {
          method: 'POST',
          body,
          headers: { origin, 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' },
        }),
        { ...env, CLICK_LIMIT },
        context(),
      )
    expect((await kept()).find(({ message }) => message === 'again')).toMatchObject({ times: 2 })
    expect(new Set(keys)).toEqual(new Set(['error:8193:3512:1:2']))
  })

  test('are told by what they say, the last one first, with each place where they came from', async () => {
    const db = openCatalogue(env.CATALOGUE_DB)
    const says = (stack: string, at: number, message = 'shared by two places') =>
      noteError(db, { message, stack, page: '/explore' }, trusted, new Date(at))
    const soon = Date.now() + 60_000
    await says('one /assets/a.js:1:1', soon)
    await says('two /assets/b.js:1:1', soon + 1_000)
    await says('one /assets/a.js:1:1', soon + 2_000)
    await says('', soon + 3_000, 'later than both')
    expect((await kept()).slice(0, 2)).toMatchObject([
      { message: 'later than both', times: 1 },
      {
        message: 'shared by two places',
        times: 3,
        firstAt: new Date(soon).toISOString(),
        lastAt: new Date(soon + 2_000).toISOString(),
        places: [{ times: 2 }, { times: 1 }],
      },
    ])
  })

  test('so many kinds are kept and no more, while known ones still count', async () => {
    const db = openCatalogue(env.CATALOGUE_DB)
    await env.CATALOGUE_DB.prepare(
      `insert into client_errors select 'made-' || value, 'm', '', '/', 1, ?2, ?2, null, null from json_each(?1)`,
    )
      .bind(JSON.stringify(Array.from({ length: maxKinds }, (_, at) => at)), Date.now())
      .run()
    await noteError(db, { ...error, message: 'one too many' }, trusted)
    await noteError(db, error, trusted)
    const after = await kept()
    expect(after.map(({ message }) => message)).not.toContain('one too many')
    expect(
      after.find(({ places }) => places.some(({ page }) => page === '/outfit/:id'))?.times,
    ).toBeGreaterThan(1)
  })
})

test('the status page tells no number of anybody, and what the site does not have is off', async () => {
  const status = await (await ask('/api/status')).json<{ parts: { part: string; state: string }[] }>()
  expect(status).toMatchObject({ ok: true, days: 28 })
  expect(status.parts).toContainEqual({ part: 'payments', state: 'off' })
  expect(status.parts).toContainEqual({ part: 'shop', state: 'well' })
})
