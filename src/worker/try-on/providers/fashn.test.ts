import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scenario } from '../../testing/fashn-scenarios.ts'
import { runsOf } from '../../testing/fashn.ts'
import { outcomeOf as outcomeAt, runOf } from '../../testing/photographers.ts'
import { openFashn } from './fashn.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const baseUrl = env.FASHN_BASE_URL
const account = { baseUrl, key: 'fa-test-key' }
const provider = openFashn({ ...account, model: 'tryon-v1.6' })
const max = openFashn({ ...account, model: 'tryon-max' })

const outcomeOf = async (fashn: Scenario) => outcomeAt(provider, await runOf({ fashn }))

describe('whose fault a failure is', () => {
  test.each<[Scenario, string, string]>([
    ['ImageLoadError', 'garment_unreadable', 'input'],
    ['InputValidationError', 'processing_failed', 'input'],
    ['PoseError', 'processing_failed', 'input'],
    ['ContentModerationError', 'picture_refused', 'refused'],
    ['PipelineError', 'processing_failed', 'provider'],
    ['ThirdPartyError', 'picture_refused', 'input'],
    ['UnavailableError', 'unknown', 'provider'],
    ['InternalServerError', 'unknown', 'provider'],
    ['3rdPartyProviderError', 'picture_refused', 'input'],
    ['LoRALoadError', 'unknown', 'provider'],
    ['time_out', 'timeout', 'provider'],
    ['canceled', 'unknown', 'provider'],
    ['output_no_picture', 'unknown', 'provider'],
    ['run_unauthorized', 'start_failed', 'account'],
    ['run_out_of_credits', 'start_failed', 'account'],
    ['run_payment_required', 'start_failed', 'account'],
    ['run_server_error', 'start_failed', 'provider'],
    ['run_bad_request', 'start_failed', 'provider'],
  ])('%s', async (scenario, failure, fault) => {
    expect(await outcomeOf(scenario)).toEqual({ type: 'failed', failure, fault })
  })
})

test('a run is sent with its seed, and ends with a picture', async () => {
  const run = await runOf()
  expect(await provider.start(run, 5_000)).toMatchObject({ type: 'accepted' })
  expect(await runsOf(run.digest)).toMatchObject([{ inputs: { seed: 7 } }])
  expect(await outcomeOf('output_drift')).toMatchObject({ type: 'completed' })
  expect(provider.price({ garmentCount: 1, highQuality: true })).toBe(75_000)
})

test('another key is another account', async () => {
  const other = openFashn({ ...account, key: 'fa-revoked', model: 'tryon-v1.6' })
  expect(await other.start(await runOf(), 5_000)).toMatchObject({ fault: 'account' })
})

test('the newer model puts on shoes, is asked for a size, and tells what it cost', async () => {
  const run = await runOf()
  const [top] = run.garments
  if (!top) throw new Error('no top')
  const shoes = { ...run, garments: [{ ...top, category: 'shoes' as const }] }
  expect(await max.start(shoes, 5_000)).toMatchObject({ type: 'accepted', cost: 150_000 })
  expect(await max.start({ ...shoes, highQuality: true }, 5_000)).toMatchObject({ cost: 300_000 })
  expect(await runsOf(run.digest)).toMatchObject([
    { inputs: { resolution: '1k', generation_mode: 'balanced', num_images: 1 } },
    { inputs: { resolution: '2k', generation_mode: 'quality' } },
  ])
  expect([provider.wearsExtras, max.wearsExtras]).toEqual([false, true])
  expect([false, true].map((highQuality) => max.price({ garmentCount: 1, highQuality }))).toEqual([
    150_000, 300_000,
  ])
})

test('an account tells how many credits are left; one that is closed tells none', async () => {
  const before = await provider.creditsLeft?.(5_000)
  expect(before).toBeGreaterThan(0)
  await provider.start(await runOf(), 5_000)
  expect(await provider.creditsLeft?.(5_000)).toBeLessThan(before ?? 0)
  expect(
    await openFashn({ ...account, key: 'fa-revoked', model: 'tryon-max' }).creditsLeft?.(5_000),
  ).toBeNull()
})
