import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { fakeAi } from '../../testing/fake-ai.ts'
import type { PhotographScenario } from '../../testing/photographer-scenarios.ts'
import { fakeWorkersAi, garmentAt, photographsOf, runOf } from '../../testing/photographers.ts'
import { makeLargeJpeg } from '../../testing/shop-pictures.ts'
import type { Garment, Pixels, Started } from './cloud-provider.ts'
import { outputSize } from './flux-models.ts'
import { shrinkWith, sizeOf } from './shrink-picture.ts'
import { throughBinding, throughRest } from './workers-ai-call.ts'
import { openWorkersAi } from './workers-ai.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const model = 'flux-2-klein-9b'
const shrink = shrinkWith(env.IMAGES)
const bound = openWorkersAi({ run: throughBinding(fakeAi(fakeWorkersAi.address)), model, shrink })
const byRest = openWorkersAi({ run: throughRest(fakeWorkersAi.base, fakeWorkersAi.token), model, shrink })

const askedOf = async (digest: string) => firstIn(await photographsOf(fakeWorkersAi, digest)).asked

const pictureOf = (started: Started) => {
  if (started.type !== 'completed') throw new Error(JSON.stringify(started))
  return started.picture
}

async function piece(category: Garment['category']): Promise<Garment> {
  const { bytes } = await garmentAt()
  return { picture: { bytes, type: 'image/png' }, category }
}

describe.each([
  ['the binding', bound],
  ['the REST call', byRest],
])('FLUX.2 through %s', (how, provider) => {
  test('answers within the call, with a JPEG in the proportions of her photo', async () => {
    const run = await runOf()
    const picture = pictureOf(await provider.start(run, 5_000))
    expect(picture.type).toBe('image/jpeg')
    expect(sizeOf(picture)).toEqual({ width: 832, height: 1248 })
    expect(await askedOf(run.digest)).toMatchObject({ seed: '7', steps: '', width: 832, height: 1248 })
  })

  const failed = (failure: string, fault: string) => ({ type: 'failed', failure, fault })
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
  ])('%s', async (scenario, expected) => {
    const timeoutMs = scenario === 'hangs' ? 200 : 5_000
    expect(await provider.start(await runOf({ workers_ai: scenario }), timeoutMs)).toEqual(expected)
  })
})

test('a token that is not known there is the account’s fault', async () => {
  const other = openWorkersAi({ run: throughRest(fakeWorkersAi.base, 'other'), model, shrink })
  expect(await other.start(await runOf(), 5_000)).toMatchObject({ fault: 'account' })
})

describe('the pictures that go in', () => {
  const large = async (): Promise<Pixels> => ({ bytes: await makeLargeJpeg(), type: 'image/jpeg' })

  test('are made smaller than the model allows, hers first, then the draft, then the pieces', async () => {
    const run = await runOf({}, { person: await large(), draft: await large() })
    pictureOf(await bound.start(run, 5_000))
    const { sizes, prompt } = await askedOf(run.digest)
    expect(sizes).toEqual([
      { width: 331, height: 496 },
      { width: 331, height: 496 },
      { width: 8, height: 12 },
    ])
    expect(prompt).toContain('the top of the third picture')
    expect(prompt).toContain('rough draft')
  })

  test('two pieces are named from the skin outwards, without a draft right after her', async () => {
    const run = await runOf()
    const [skirt, coat] = [await piece('skirts'), await piece('outerwear')]
    pictureOf(await bound.start({ ...run, garments: [skirt, ...run.garments] }, 5_000))
    const { prompt } = await askedOf(run.digest)
    expect(prompt).toMatch(/the skirt of the second picture.*the top of the third picture/)
    expect(prompt).not.toContain('draft')
    const three = await runOf({}, { draft: await large() })
    pictureOf(await bound.start({ ...three, garments: [skirt, ...three.garments, coat] }, 5_000))
    expect(await askedOf(three.digest)).toMatchObject({ prompt: expect.not.stringContaining('draft') })
  })

  test('without anything that resizes, a small picture goes as it is and a large one not at all', async () => {
    const plain = openWorkersAi({ run: throughBinding(fakeAi(fakeWorkersAi.address)), model, shrink: null })
    pictureOf(await plain.start(await runOf(), 5_000))
    const run = await runOf({}, { person: await large() })
    expect(await plain.start(run, 5_000)).toEqual({
      type: 'failed',
      failure: 'start_failed',
      fault: 'provider',
    })
    expect(await photographsOf(fakeWorkersAi, run.digest)).toEqual([])
  })
})

test('sharper results are asked for in two megapixels, and the larger model with its steps', async () => {
  const run = await runOf({}, { highQuality: true })
  const dev = openWorkersAi({
    run: throughBinding(fakeAi(fakeWorkersAi.address)),
    model: 'flux-2-dev',
    shrink,
  })
  pictureOf(await dev.start(run, 5_000))
  expect(await askedOf(run.digest)).toMatchObject({ width: 1168, height: 1760, steps: '25' })
})

test('prices: a picture of one megapixel and what goes in, and a little more for two', () => {
  expect(bound.price({ garmentCount: 1, highQuality: false })).toBe(21_000)
  expect(bound.price({ garmentCount: 2, highQuality: true })).toBe(25_000)
  // One run of a longer look.
  expect(bound.price({ garmentCount: 5, highQuality: false })).toBe(23_000)
})

test('a size keeps the proportions, in blocks of 16 within what the model makes', () => {
  for (const [width, height] of [
    [3, 4],
    [1, 1],
    [4000, 3000],
    [100, 2000],
    [5000, 200],
  ] as const)
    for (const megapixels of [1, 2] as const) {
      const size = outputSize({ width, height }, megapixels)
      for (const side of [size.width, size.height]) {
        expect(side % 16).toBe(0)
        expect(side).toBeGreaterThanOrEqual(256)
        expect(side).toBeLessThanOrEqual(1920)
      }
      expect(size.width * size.height).toBeLessThanOrEqual(megapixels * 1024 * 1024)
    }
})
