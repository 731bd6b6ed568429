import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { tryOnFailures } from '#shared/try-on-job.ts'
import { startClock } from '../testing/clock.ts'
import type { Scenario } from '../testing/fashn-scenarios.ts'
import { smallJpegBytes, smallJpegDataUrl } from '../testing/pictures.ts'
import { forgetLimits, finish, garmentFor, occupyGate, runsOf, startInCloud } from '../testing/fashn.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { ageJob, balanceOf, entriesOf, jobOf, jobStub } from '../testing/try-ons.ts'

beforeEach(forgetLimits)
afterEach(() => vi.restoreAllMocks())

const ring = (id: string, secret: string, body = '{}') =>
  createSignedIn().then(({ fetch }) =>
    fetch(`/api/fashn/webhook/${id}?secret=${secret}`, {
      method: 'POST',
      body,
      headers: { origin: 'https://api.fashn.ai' },
    }),
  )

describe('a try-on in the cloud', () => {
  test('ends with a picture of hers that says it was made with AI, for one credit and one run', async () => {
    const shopper = await createSignedIn()
    const garment = await garmentFor('completes')
    const id = await startInCloud(shopper, garment.dataUrl)
    const view = await finish(shopper, id)
    expect(view).toMatchObject({ provider: 'cloud', status: 'completed', error: null, place: null })
    const picture = await shopper.fetch(view?.output?.[0] ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const bytes = new Uint8Array(await picture.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes)).toContain('compositeWithTrainedAlgorithmicMedia')
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    expect(await runsOf(garment.digest)).toMatchObject([
      { charged: true, inputs: { category: 'tops', mode: 'balanced', return_base64: true, num_samples: 1 } },
    ])
  })

  test('her photo and the garment are gone from the bucket once it has ended', async () => {
    const shopper = await createSignedIn()
    const id = await startInCloud(shopper, (await garmentFor('slow')).dataUrl)
    const prefix = `users/${shopper.id}/try-on-input/${id}/`
    const keys = async () =>
      (await env.PHOTOS.list({ prefix })).objects.map(({ key }) => key.slice(prefix.length))
    expect(await keys()).toEqual(['garment-0', 'person'])
    await finish(shopper, id)
    await expect.poll(keys).toEqual([])
  })

  test('shoes stay off, and alone they are left to her device', async () => {
    const shopper = await createSignedIn()
    const top = await garmentFor('completes')
    const flats = { category: 'shoes', image: (await garmentFor('completes')).dataUrl } as const
    const start = async (garments: { category: 'tops' | 'shoes'; image: string }[]) =>
      (
        await shopper.api.fashn['start-tryon'].$post({ json: { userImage: smallJpegDataUrl, garments } })
      ).json()
    const both = await start([flats, { category: 'tops', image: top.dataUrl }])
    expect(both).toMatchObject({ provider: 'cloud' })
    await finish(shopper, both.predictionId)
    expect(await runsOf(top.digest)).toMatchObject([{ inputs: { category: 'tops' } }])
    expect(await start([flats])).toMatchObject({ provider: 'device' })
  })

  test('four pieces go on from the skin outwards, one run each, for one credit', async () => {
    const shopper = await createSignedIn()
    const asked = ['outerwear', 'tops', 'bottoms', 'dresses'] as const
    const garments = await Promise.all(
      asked.map(async (category) => ({ category, ...(await garmentFor('completes')) })),
    )
    const answer = await shopper.api.fashn['start-tryon'].$post({
      json: {
        userImage: smallJpegDataUrl,
        garments: garments.map(({ category, dataUrl }) => ({ category, image: dataUrl })),
      },
    })
    const { predictionId } = await answer.json()
    expect(await finish(shopper, predictionId)).toMatchObject({ status: 'completed' })
    const runs = await runsOf(...garments.map(({ digest }) => digest))
    const byDigest = new Map(garments.map(({ digest, category }) => [digest, category]))
    expect(runs.map(({ garmentDigest }) => byDigest.get(garmentDigest))).toEqual([
      'bottoms',
      'tops',
      'dresses',
      'outerwear',
    ])
    expect(runs.map(({ inputs }) => inputs.category)).toEqual(['bottoms', 'tops', 'one-pieces', 'tops'])
    expect(await balanceOf(shopper.id)).toBe(4)
  })

  test('sharper results are Luxe’s', async () => {
    const luxe = await createSignedIn()
    await env.DB.prepare("update users set plan = 'premium' where id = ?").bind(luxe.id).run()
    const modes = []
    for (const shopper of [luxe, await createSignedIn()]) {
      const garment = await garmentFor('completes')
      const json = { userImage: smallJpegDataUrl, garmentImage: garment.dataUrl, highQuality: true }
      const { predictionId } = await (await shopper.api.fashn['start-tryon'].$post({ json })).json()
      await finish(shopper, predictionId)
      modes.push(firstIn(await runsOf(garment.digest)).inputs.mode)
    }
    expect(modes).toEqual(['quality', 'balanced'])
    expect(await balanceOf(luxe.id)).toBe(5)
  })

  test('what the pictures promise is measured at the start', async () => {
    const shopper = await createSignedIn()
    const json = { userImage: smallJpegDataUrl, garmentImage: (await garmentFor('completes')).dataUrl }
    const answer = await (await shopper.api.fashn['start-tryon'].$post({ json })).json()
    expect(answer).toMatchObject({
      success: true,
      provider: 'cloud',
      status: 'starting',
      qualityAnalysis: {
        photo: { width: 16, height: 24, isSharpEnough: false },
        garments: [{ width: 8, height: 12 }],
      },
    })
  })

  test('a photo leaves for the cloud only when she is an adult', async () => {
    const shopper = await createSignedIn({ adultConfirmedAt: null })
    const json = { userImage: smallJpegDataUrl, garmentImage: (await garmentFor('completes')).dataUrl }
    const answer = await shopper.api.fashn['start-tryon'].$post({ json })
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'age_required' }])
  })

  test('three at once are enough: the fourth is told that the others still run', async () => {
    const shopper = await createSignedIn()
    for (let i = 0; i < 3; i++) await startInCloud(shopper, (await garmentFor('never_ends')).dataUrl)
    const json = { userImage: smallJpegDataUrl, garmentImage: (await garmentFor('completes')).dataUrl }
    const fourth = await shopper.api.fashn['start-tryon'].$post({ json })
    expect([fourth.status, await fourth.json()]).toMatchObject([429, { error: 'try_on_running' }])
    expect(await balanceOf(shopper.id)).toBe(2)
  })

  test('what is no picture is not let in', async () => {
    const shopper = await createSignedIn()
    const json = {
      userImage: 'data:image/png;base64,PHN2Zy8+',
      garmentImage: (await garmentFor('completes')).dataUrl,
    }
    const answer = await shopper.api.fashn['start-tryon'].$post({ json })
    expect([answer.status, await answer.json()]).toMatchObject([415, { error: 'image_unreadable' }])
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('a day after its end its record and its pictures are gone, also one that came in too late', async () => {
    const shopper = await createSignedIn()
    const id = await startInCloud(shopper, (await garmentFor('completes')).dataUrl)
    const view = await finish(shopper, id)
    await expect.poll(async () => (await jobOf(id))?.due.ledger).toBeNull()
    const late = `users/${shopper.id}/try-on-input/${id}/person`
    await env.PHOTOS.put(late, smallJpegBytes())
    await ageJob(id, 23 * 60 * 60 * 1000)
    expect(await jobStub(id).view(shopper.id)).toMatchObject({ status: 'completed' })
    await ageJob(id, 2 * 60 * 60 * 1000)
    await expect.poll(() => jobOf(id)).toBeNull()
    expect((await shopper.fetch(view?.output?.[0] ?? '')).status).toBe(404)
    expect(await env.PHOTOS.head(late)).toBeNull()
  })
})

describe('the error catalogue of the try-on (spec 2.8.1 to 2.8.10): each sentence, and the credit back', () => {
  test.each([
    ['ImageLoadError', 'garment_unreadable'],
    ['ContentModerationError', 'picture_refused'],
    ['PoseError', 'processing_failed'],
    ['InputValidationError', 'processing_failed'],
    ['PipelineError', 'processing_failed'],
    ['error_as_text', 'processing_failed'],
    ['ThirdPartyError', 'picture_refused'],
    ['output_black', 'drifted'],
    ['output_unchanged', 'drifted'],
    ['UnavailableError', 'unknown'],
    ['InternalServerError', 'unknown'],
    ['canceled', 'unknown'],
    ['time_out', 'timeout'],
    ['run_forgotten', 'unknown'],
    ['run_bad_request', 'start_failed'],
    ['run_unauthorized', 'start_failed'],
    ['run_out_of_credits', 'start_failed'],
    ['run_payment_required', 'start_failed'],
    ['run_server_error', 'start_failed'],
    ['run_bad_gateway', 'start_failed'],
    ['run_answer_lost', 'start_failed'],
    ['output_no_picture', 'unknown'],
    ['output_missing', 'unknown'],
    ['output_too_large', 'unknown'],
    ['output_url_elsewhere', 'unknown'],
  ] as const)('%s: %s', async (scenario, failure) => {
    const shopper = await createSignedIn()
    const garment = await garmentFor(scenario)
    const id = await startInCloud(shopper, garment.dataUrl)
    expect(await finish(shopper, id)).toMatchObject({
      status: 'failed',
      error: failure,
      message: tryOnFailures[failure],
      output: null,
    })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
    expect((await runsOf(garment.digest)).length, 'a run is never sent twice').toBeLessThanOrEqual(1)
  })

  test.each([
    'run_rate_limited_twice',
    'run_concurrency_limited_twice',
    'status_dropped_twice',
    'status_garbage_once',
    'status_server_error_once',
    'status_rate_limited_once',
    'output_url',
    'output_url_gone_once',
    'output_png',
    'slow',
  ] as const)('%s passes, and the try-on completes with one run', async (scenario) => {
    const shopper = await createSignedIn()
    const garment = await garmentFor(scenario)
    const id = await startInCloud(shopper, garment.dataUrl)
    expect(await finish(shopper, id)).toMatchObject({ status: 'completed' })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    expect(await runsOf(garment.digest)).toHaveLength(1)
  })

  type Run = Awaited<ReturnType<typeof runsOf>>[number]
  const hangs: [Scenario, (run: Run) => boolean][] = [
    ['never_ends', ({ statusReads }) => statusReads > 1],
    ['run_hangs', () => true],
    ['status_hangs_once', ({ statusReads }) => statusReads === 1],
    ['output_url_hangs', ({ downloads }) => downloads === 1],
  ]
  test.each(hangs)('%s: over 300 s after the start, whatever hangs', async (scenario, isMet) => {
    const shopper = await createSignedIn()
    const release = await occupyGate()
    const garment = await garmentFor(scenario)
    const id = await startInCloud(shopper, garment.dataUrl)
    // It reaches the call that hangs when nearly all of its time has passed.
    await expect.poll(async () => (await jobStub(id).view(shopper.id))?.place).toBe(1)
    await ageJob(id, 280_000)
    const clock = startClock()
    await release()
    await expect
      .poll(async () => {
        await jobStub(id).wake()
        return (await runsOf(garment.digest)).some(isMet)
      })
      .toBe(true)
    expect(await jobStub(id).view(shopper.id)).toMatchObject({ error: null })
    clock.pass(10_500)
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(jobStub(id))
        return jobStub(id).view(shopper.id)
      })
      .toMatchObject({
        status: 'failed',
        error: 'timeout',
        message: 'Try-on is taking longer than expected. Please try again.',
      })
    expect(await balanceOf(shopper.id)).toBe(5)
  })
})

describe('FASHN’s webhook: unsigned, so it only makes the job ask FASHN', () => {
  test('a forged one is answered like a wrong address and changes nothing', async () => {
    const shopper = await createSignedIn()
    const id = await startInCloud(shopper, (await garmentFor('never_ends')).dataUrl)
    const secret = (await jobOf(id))?.secret ?? ''
    const wrong = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a')
    const body = JSON.stringify({ status: 'completed', output: ['https://evil.example/x.jpg'] })
    expect((await ring(id, wrong, body)).status).toBe(404)
    expect((await ring(`0-${'c'.repeat(26)}`, secret)).status).toBe(404)
    expect((await ring(id, secret, body)).status).toBe(204)
    await runDurableObjectAlarm(jobStub(id))
    expect(await jobStub(id).view(shopper.id)).toMatchObject({ output: null })
  })

  test('a genuine one ends the wait at once', async () => {
    const shopper = await createSignedIn()
    const id = await startInCloud(shopper, (await garmentFor('completes')).dataUrl)
    await expect.poll(async () => (await jobOf(id))?.phase).toBe('running')
    // By itself it would poll in a minute.
    await ageJob(id, -60_000)
    expect((await ring(id, (await jobOf(id))?.secret ?? '')).status).toBe(204)
    await expect.poll(() => jobStub(id).view(shopper.id)).toMatchObject({ status: 'completed' })
  })
})
