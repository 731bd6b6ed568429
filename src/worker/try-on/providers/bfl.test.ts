import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import type { PhotographScenario } from '../../testing/photographer-scenarios.ts'
import { failed, fakeBfl, outcomeOf, photographsOf, runOf } from '../../testing/photographers.ts'
import { makeLargeJpeg } from '../../testing/shop-pictures.ts'
import { openBfl } from './bfl.ts'
import { shrinkWith } from './shrink-picture.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const account = { baseUrl: fakeBfl.address, key: fakeBfl.key, shrink: shrinkWith(env.IMAGES) }
const provider = openBfl(account)

test('a run tells its cost when it begins, and ends with a picture; her photo has two megapixels at most', async () => {
  const run = await runOf({}, { person: { bytes: await makeLargeJpeg(), type: 'image/jpeg' } })
  const started = await provider.start(run, 20_000)
  expect(started).toMatchObject({ type: 'accepted', cost: 42_500 })
  expect(await outcomeOf(provider, run, 20_000)).toMatchObject({
    type: 'completed',
    picture: { type: 'image/jpeg' },
  })
  const { asked } = firstIn(await photographsOf(fakeBfl, run.digest))
  expect(asked).toEqual({
    prompt: 'The person of image 1, maintaining exactly their face and pose, wearing the top of image 2.',
    seed: 7,
    safety_tolerance: 4,
    output_format: 'jpeg',
  })
})

test('four clothes are one picture; shoes are not sent', async () => {
  const one = await runOf()
  const [top] = one.garments
  if (!top) throw new Error('no top')
  const dressed = (...categories: (typeof top.category)[]) => ({
    ...one,
    garments: categories.map((category) => ({ ...top, category })),
  })
  expect(await outcomeOf(provider, dressed('bottoms', 'tops', 'tops', 'outerwear'), 20_000)).toMatchObject({
    type: 'completed',
  })
  expect(await provider.start(dressed('shoes'), 5_000)).toEqual(failed('start_failed', 'provider'))
})

describe('what goes wrong', () => {
  test.each<[PhotographScenario, unknown]>([
    ['no_picture', failed('unknown', 'provider')],
    ['garbage', failed('unknown', 'provider')],
    ['not_json', { type: 'outcome_unknown' }],
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
    ['out_of_capacity', { type: 'busy', retryAfterMs: 1_000 }],
    ['timed_out', failed('processing_failed', 'provider')],
    ['dropped', { type: 'outcome_unknown' }],
    ['hangs', { type: 'outcome_unknown' }],
  ])('%s', async (bfl, expected) => {
    expect(await outcomeOf(provider, await runOf({ bfl }), bfl === 'hangs' ? 300 : 5_000)).toEqual(expected)
  })

  test('a task that is not there any more is missing, and the key goes to no other server', async () => {
    const gone = `${fakeBfl.address}/v1/get_result?id=none`
    expect(await provider.poll(gone, 5_000)).toEqual({ type: 'unread', missing: true })
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (const elsewhere of ['https://elsewhere.example/v1/get_result?id=1', 'http://api.eu1.bfl.ai/x', 'x'])
      expect(await openBfl({ ...account, baseUrl: 'https://api.bfl.ai' }).poll(elsewhere, 5_000)).toEqual({
        type: 'unread',
        missing: true,
      })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('its servers in regions are its own', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ status: 'Reasoning' }))
    const poll = openBfl({ ...account, baseUrl: 'https://api.bfl.ai' }).poll(
      'https://api.eu1.bfl.ai/v1/get_result?id=1',
      5_000,
    )
    expect(await poll).toEqual({ type: 'still_running' })
    expect(fetched).toHaveBeenCalledOnce()
  })
})
