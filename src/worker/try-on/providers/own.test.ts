import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import type { PhotographScenario } from '../../testing/photographer-scenarios.ts'
import { failed, fakeVton, outcomeOf, photographsOf, runOf } from '../../testing/photographers.ts'
import { openOwn } from './own.ts'
import { shrinkWith } from './shrink-picture.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const server = { baseUrl: fakeVton.address, token: fakeVton.token, shrink: shrinkWith(env.IMAGES) }
const provider = openOwn(server)

test('a run on the operator’s own machine ends with a picture, and costs nothing more', async () => {
  const run = await runOf()
  expect(await outcomeOf(provider, run)).toMatchObject({ type: 'completed', picture: { type: 'image/jpeg' } })
  const { asked } = firstIn(await photographsOf(fakeVton, run.digest))
  expect(asked).toEqual({ category: 'tops', seed: 7 })
  expect(provider.price({ garmentCount: 1, highQuality: true })).toBe(0)
})

test('a dress is one piece, and shoes are not sent', async () => {
  const one = await runOf()
  const [top] = one.garments
  if (!top) throw new Error('no top')
  const worn = (category: typeof top.category) => ({ ...one, garments: [{ ...top, category }] })
  await provider.start(worn('dresses'), 5_000)
  const { asked } = firstIn(await photographsOf(fakeVton, one.digest))
  expect(asked).toMatchObject({ category: 'one-pieces' })
  expect(await provider.start(worn('shoes'), 5_000)).toEqual(failed('start_failed', 'provider'))
})

describe('what goes wrong', () => {
  test.each<[PhotographScenario, unknown]>([
    ['no_picture', failed('unknown', 'provider')],
    ['garbage', failed('unknown', 'provider')],
    ['not_json', { type: 'outcome_unknown' }],
    ['refused_input', failed('picture_refused', 'refused')],
    ['refused_output', failed('picture_refused', 'refused')],
    ['unreadable', failed('processing_failed', 'input')],
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
  ])('%s', async (own, expected) => {
    expect(await outcomeOf(provider, await runOf({ own }), own === 'hangs' ? 300 : 5_000)).toEqual(expected)
  })

  test('a run that is not there any more is missing; another token is told nothing', async () => {
    expect(await provider.poll('gone', 5_000)).toEqual({ type: 'unread', missing: true })
    const stranger = openOwn({ ...server, token: 'another' })
    expect(await stranger.start(await runOf(), 5_000)).toEqual(failed('start_failed', 'account'))
    expect(await stranger.poll('gone', 5_000)).toEqual({ type: 'unread', missing: false })
  })
})
