import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { fakeAi } from '../../testing/fake-ai.ts'
import type { PhotographScenario } from '../../testing/photographer-scenarios.ts'
import {
  failed,
  fakeGateway,
  fakeWorkersAi,
  outcomeOf,
  photographsOf,
  runOf,
} from '../../testing/photographers.ts'
import { makeLargeJpeg } from '../../testing/shop-pictures.ts'
import { openGateway } from './gateway.ts'
import { shrinkWith, sizeOf } from './shrink-picture.ts'
import { gatewayBinding, gatewayRest } from './workers-ai-call.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const shared = { model: 'google/nano-banana-2', shrink: shrinkWith(env.IMAGES) }
const rest = openGateway({
  ...shared,
  run: gatewayRest(fakeWorkersAi.base, fakeWorkersAi.token, 'default'),
  base: fakeWorkersAi.base,
})
const bound = openGateway({
  ...shared,
  run: gatewayBinding(fakeAi(fakeWorkersAi.address), 'default'),
  base: null,
})

describe.each([
  ['by the REST call, which answers an address', rest],
  ['by the binding, which answers the picture', bound],
])('%s', (_, provider) => {
  test('a photograph is made within the call', async () => {
    const run = await runOf({}, { person: { bytes: await makeLargeJpeg(), type: 'image/jpeg' } })
    const made = await outcomeOf(provider, run, 20_000)
    expect(made).toMatchObject({ type: 'completed', picture: { type: 'image/jpeg' } })
    if (made.type === 'completed') expect(sizeOf(made.picture)).toEqual({ width: 1024, height: 1536 })
    const { asked } = firstIn(await photographsOf(fakeGateway, run.digest))
    expect(asked).toMatchObject({
      aspect_ratio: '2:3',
      resolution: '1K',
      output_format: 'jpg',
      hasDraft: false,
    })
  })

  test.each<[PhotographScenario, unknown]>([
    ['no_picture', failed('unknown', 'provider')],
    ['garbage', failed('unknown', 'provider')],
    ['not_json', failed('unknown', 'provider')],
    ['refused_input', failed('picture_refused', 'refused')],
    ['refused_output', failed('picture_refused', 'refused')],
    ['unreadable', failed('start_failed', 'provider')],
    ['bad_request', failed('start_failed', 'provider')],
    ['server_error', failed('start_failed', 'provider')],
    ['bad_gateway', { type: 'outcome_unknown' }],
    ['revoked', failed('start_failed', 'account')],
    ['out_of_quota', failed('start_failed', 'account')],
    ['unknown_model', failed('start_failed', 'ended')],
    ['rate_limited', { type: 'busy', retryAfterMs: 1_000 }],
    ['out_of_capacity', { type: 'busy', retryAfterMs: 5_000 }],
    ['timed_out', { type: 'outcome_unknown' }],
    ['dropped', { type: 'outcome_unknown' }],
    ['hangs', { type: 'outcome_unknown' }],
  ])('%s', async (gateway, expected) => {
    expect(await outcomeOf(provider, await runOf({ gateway }), gateway === 'hangs' ? 300 : 5_000)).toEqual(
      expected,
    )
  })
})

test('several pieces go in as one picture beside the draft, in two kilobytes of side for a sharper look', async () => {
  const before = (await allRuns()).length
  const one = await runOf({}, { highQuality: true })
  const [top] = one.garments
  if (!top) throw new Error('no top')
  const garments = (['bottoms', 'tops', 'shoes'] as const).map((category) => ({ ...top, category }))
  expect(await outcomeOf(rest, { ...one, garments, draft: one.person }, 20_000)).toMatchObject({
    type: 'completed',
  })
  // Others may be photographed by the same stand-in at the same time.
  const since = (await allRuns()).slice(before)
  const { asked } = firstIn(since.filter(({ garmentDigests }) => garmentDigests.length === 3))
  expect(asked).toMatchObject({ resolution: '2K', hasDraft: true })
  expect(asked.prompt).toContain('the shoes at the lower left of the third picture')
  expect([false, true].map((highQuality) => rest.price({ garmentCount: 3, highQuality }))).toEqual([
    68_040, 101_640,
  ])
})

const allRuns = async () =>
  (await fetch(`${fakeGateway.address}/fake/runs`)).json<Awaited<ReturnType<typeof photographsOf>>>()

test('the gateway is asked to keep nothing of what goes through it, by either way', async () => {
  const asked: unknown[] = []
  const ai = {
    run: (_model: string, _inputs: object, { gateway }: { gateway?: object }) => {
      asked.push(gateway)
      return Promise.resolve(Response.json({}))
    },
  }
  await gatewayBinding(ai, 'default')('google/nano-banana-2', {}, 1_000)
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  await gatewayRest('https://api.example/ai/', 'token', 'default')('google/nano-banana-2', {}, 1_000)
  expect(asked).toEqual([{ id: 'default', collectLog: false, skipCache: true }])
  expect(sent.mock.calls[0]?.[0]).toBe('https://api.example/ai/run')
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({
    'cf-aig-collect-log': 'false',
    'cf-aig-skip-cache': 'true',
  })
})
