import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import type { PhotographScenario } from '../../testing/photographer-scenarios.ts'
import { fakeGoogleTryOn, openServiceAccount, photographsOf, runOf } from '../../testing/photographers.ts'
import { makeLargeJpeg } from '../../testing/shop-pictures.ts'
import { serviceAccount } from './google-token.ts'
import { openGoogle } from './google.ts'
import { shrinkWith, sizeOf } from './shrink-picture.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const place = {
  base: fakeGoogleTryOn.address,
  project: 'fake-project',
  region: 'global',
  model: 'gemini-nano-banana-2.1',
  account: {
    client_email: 'a@b.example',
    private_key: '',
    private_key_id: '',
    project_id: '',
    token_uri: '',
  },
  shrink: null,
}

async function open(options: Parameters<typeof openServiceAccount>[0] = {}, more: object = {}) {
  const account = await openServiceAccount(options)
  const provider = openGoogle({
    ...place,
    account: v.parse(serviceAccount, account.file),
    shrink: shrinkWith(env.IMAGES),
    ...more,
  })
  return { ...account, provider }
}

test('a try-on answers within the call, in proportions next to those of her photo, and tells its cost', async () => {
  const { provider } = await open()
  const run = await runOf({}, { person: { bytes: await makeLargeJpeg(), type: 'image/jpeg' }, draft: null })
  const started = await provider.start(run, 10_000)
  // 1,420 tokens in and 1,120 out, as the fake counts them.
  expect(started).toMatchObject({ type: 'completed', picture: { type: 'image/jpeg' }, cost: 33_955 })
  if (started.type === 'completed') expect(sizeOf(started.picture)).toEqual({ width: 1200, height: 1800 })
  const { asked, isBilled } = firstIn(await photographsOf(fakeGoogleTryOn, run.digest))
  expect(asked).toMatchObject({ aspectRatio: '2:3', imageSize: '1K', seed: 7, hasDraft: false })
  expect(isBilled).toBe(true)
})

test('a whole outfit is one call, without the draft, of which she was not told; a successor that nobody knows is counted as the dearest', async () => {
  const { provider } = await open()
  const one = await runOf({}, { highQuality: true })
  const [top] = one.garments
  if (!top) throw new Error('no top')
  const garments = (['bottoms', 'tops', 'outerwear', 'shoes', 'bags'] as const).map((category) => ({
    ...top,
    category,
  }))
  await provider.start({ ...one, garments, draft: one.person }, 10_000)
  const { asked, garmentDigests } = firstIn(await photographsOf(fakeGoogleTryOn, one.digest))
  expect(garmentDigests).toHaveLength(5)
  expect(asked).toMatchObject({ imageSize: '2K', hasDraft: false })
  expect(asked.prompt).toContain('the shoes of the fifth picture')
  expect(asked.prompt).toContain('the bag of the sixth picture')
  const prices = ['gemini-nano-banana-2.1', 'gemini-3-pro-image', 'gemini-9'].map((model) =>
    openGoogle({ ...place, model }).price({ garmentCount: 1, highQuality: false }),
  )
  expect(prices).toEqual([33_880, 136_640, 203_840])
})

test('a garment of another kind goes in as a JPEG', async () => {
  const made = await env.IMAGES.input(new Blob([await makeLargeJpeg()]).stream()).output({
    format: 'image/webp',
  })
  const bytes = new Uint8Array(await made.response().arrayBuffer())
  const { provider } = await open()
  const garments = [{ picture: { bytes, type: 'image/webp' }, category: 'dresses' }] as const
  expect(await provider.start({ ...(await runOf()), garments: [...garments] }, 10_000)).toMatchObject({
    type: 'completed',
  })
})

describe('what goes wrong', () => {
  const failed = (failure: string, fault: string) => ({ type: 'failed', failure, fault })
  test.each<[PhotographScenario, unknown]>([
    ['no_picture', failed('unknown', 'provider')],
    ['garbage', failed('unknown', 'provider')],
    ['not_json', failed('unknown', 'provider')],
    ['refused_input', failed('picture_refused', 'refused')],
    ['refused_output', failed('picture_refused', 'refused')],
    ['unreadable', failed('processing_failed', 'input')],
    ['bad_request', failed('start_failed', 'provider')],
    ['server_error', failed('start_failed', 'provider')],
    ['bad_gateway', { type: 'outcome_unknown' }],
    ['revoked', failed('start_failed', 'account')],
    ['out_of_quota', failed('start_failed', 'account')],
    ['unknown_model', failed('start_failed', 'ended')],
    ['rate_limited', { type: 'busy', retryAfterMs: 10_000 }],
    ['out_of_capacity', { type: 'busy', retryAfterMs: 10_000 }],
    ['timed_out', { type: 'outcome_unknown' }],
    ['dropped', { type: 'outcome_unknown' }],
    ['hangs', { type: 'outcome_unknown' }],
  ])('%s', async (scenario, expected) => {
    const { provider } = await open()
    const timeoutMs = scenario === 'hangs' ? 200 : 5_000
    expect(await provider.start(await runOf({ google: scenario }), timeoutMs)).toEqual(expected)
  })

  test.each([
    ['another region', { region: 'europe-west1' }, 'ended'],
    ['a model that has ended', { model: 'virtual-try-on-001' }, 'ended'],
    ['another project', { project: 'other-project' }, 'account'],
  ])('%s', async (_, more, fault) => {
    const { provider } = await open({}, more)
    expect(await provider.start(await runOf(), 5_000)).toEqual(failed('start_failed', fault))
  })
})

describe('the token', () => {
  test('is asked for once by runs that start together, and serves the next', async () => {
    const { provider, tokens } = await open()
    const start = async () => provider.start(await runOf(), 5_000)
    const started = [...(await Promise.all([start(), start(), start()])), await start()]
    expect(started.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'completed'))
    expect(await tokens()).toBe(1)
  })

  test('is renewed shortly before its end', async () => {
    const { provider, tokens } = await open({ tokenSeconds: 121 })
    const start = async () => (await provider.start(await runOf(), 5_000)).type
    expect([await start(), await start()]).toEqual(['completed', 'completed'])
    expect(await tokens()).toBe(1)
    await scheduler.wait(1_100)
    expect(await start()).toBe('completed')
    expect(await tokens()).toBe(2)
  })

  test('that is withdrawn before its time is replaced within the run', async () => {
    const { provider, tokens, withdrawTokens } = await open()
    const start = async () => (await provider.start(await runOf(), 5_000)).type
    expect(await start()).toBe('completed')
    await withdrawTokens()
    expect(await start()).toBe('completed')
    expect(await tokens()).toBe(2)
  })

  test('of an account that is closed, or with a key that is none, is nobody’s', async () => {
    const closed = await open()
    await closed.revoke()
    const refused = { type: 'failed', failure: 'start_failed', fault: 'account' }
    expect(await closed.provider.start(await runOf(), 5_000)).toEqual(refused)
    const { file } = await openServiceAccount()
    const account = v.parse(serviceAccount, { ...file, private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n' })
    expect(await (await open({}, { account })).provider.start(await runOf(), 5_000)).toEqual(refused)
  })

  test.each([
    [399, 'provider'],
    [400, 'account'],
    [429, 'provider'],
    [499, 'account'],
    [500, 'provider'],
  ])('that its server answers with %i is the fault of the %s', async (tokenStatus, fault) => {
    const { provider } = await open({ tokenStatus })
    expect(await provider.start(await runOf(), 5_000)).toMatchObject({ type: 'failed', fault })
  })

  test('that its server cannot give is the provider’s fault, and asked for again', async () => {
    const { file } = await openServiceAccount()
    const account = v.parse(serviceAccount, { ...file, token_uri: 'http://127.0.0.1:9/token' })
    const { provider } = await open({}, { account })
    expect(await provider.start(await runOf(), 5_000)).toMatchObject({ type: 'failed', fault: 'provider' })
  })
})
