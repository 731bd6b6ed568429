import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scenario } from '../../testing/fashn-scenarios.ts'
import { runsOf } from '../../testing/fashn.ts'
import { runOf } from '../../testing/photographers.ts'
import { openFashn } from './fashn.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const baseUrl = env.FASHN_BASE_URL
const provider = openFashn({ baseUrl, key: 'fa-test-key' })

/** Starts a run, and polls one that was taken until it ends. */
async function outcomeOf(fashn: Scenario) {
  const run = await runOf({ fashn })
  const started = await provider.start(run, 5_000)
  if (started.type !== 'accepted') return started
  for (;;) {
    const polled = await provider.poll(started.reference, 5_000)
    if (polled.type !== 'still_running') return polled
    await scheduler.wait(10)
  }
}

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
    ['time_out', 'timeout', 'provider'],
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
  const other = openFashn({ baseUrl, key: 'fa-revoked' })
  expect(await other.start(await runOf(), 5_000)).toMatchObject({ fault: 'account' })
})
