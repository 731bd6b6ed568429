import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetLimits, photograph, runsOf, startInCloud } from '../testing/fashn.ts'
import { garmentAt, fakeWorkersAi, photographsOf } from '../testing/photographers.ts'
import { smallJpegDataUrl } from '../testing/pictures.ts'
import { agreedTo, createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { ageJob, balanceOf, entriesOf, jobOf, jobStub } from '../testing/try-ons.ts'
import { gateOf } from './settlement.ts'

beforeEach(forgetLimits)

const agreed = () => createSignedIn({ photographConsents: agreedTo('workers_ai', 'fashn') })
type How = Parameters<typeof garmentAt>[0]

async function startWith(shopper: SignedIn, how: How = {}, start: Parameters<typeof startInCloud>[2] = {}) {
  const garment = await garmentAt(how)
  const id = await startInCloud(shopper, garment.dataUrl, start)
  const report = (json: object) =>
    shopper.fetch(`/api/fashn/result/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  return { id, digest: garment.digest, report }
}

const measured = { success: true, digest: 'a'.repeat(64), width: 16, height: 24, confidence: 1 }
const addressOf = (view: Awaited<ReturnType<typeof photograph>>) => view?.output?.[0] ?? ''

/** What a try-on cost us, by the ledger. */
const billOf = (id: string) =>
  env.DB.prepare("select photographer, cost from credit_entries where subject = ? and kind <> 'reserve'")
    .bind(`try-on:${id}`)
    .first<{ photographer: string | null; cost: number }>()

describe('a photograph is hers when her device has compared it with her', () => {
  test('what the device made of it takes the place of what came, for one credit', async () => {
    const shopper = await agreed()
    const { id, report } = await startWith(shopper)
    const view = await photograph(shopper, id)
    expect(view).toMatchObject({ status: 'completed', photographer: 'workers_ai', noPhotograph: null })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1'])
    const judged = addressOf(view)
    const answer = await (
      await report({ ...measured, judged, picture: smallJpegDataUrl })
    ).json<{ output: string[] }>()
    expect(answer.output).not.toEqual([judged])
    expect((await shopper.fetch(answer.output[0] ?? '')).status).toBe(200)
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    await expect.poll(async () => (await shopper.fetch(judged)).status).toBe(404)
    expect(await billOf(id)).toMatchObject({ photographer: 'workers_ai', cost: expect.any(Number) })
    expect((await billOf(id))?.cost).toBeGreaterThan(10_000)
  })

  test.each(['black', 'unchanged'] as const)(
    'a picture that is %s is not brought to her: somebody else makes it, and the first is paid all the same',
    async (workers_ai) => {
      const shopper = await agreed()
      const { id, digest } = await startWith(shopper, { workers_ai })
      expect(await photograph(shopper, id)).toMatchObject({ status: 'completed', photographer: 'fashn' })
      expect(await runsOf(digest)).toHaveLength(1)
      const { cost, runCost } = (await jobOf(id)) ?? { cost: 0, runCost: 0 }
      expect(cost - runCost).toBeGreaterThan(0)
    },
  )

  test('what a service may not show is told as such, costs nothing, and does not close the service', async () => {
    const shopper = await createSignedIn({ photographConsents: agreedTo('fashn') })
    for (const _ of [1, 2, 3]) {
      const { id, digest } = await startWith(shopper, { fashn: 'ThirdPartyError' })
      expect(await photograph(shopper, id)).toMatchObject({ status: 'failed', error: 'picture_refused' })
      expect(await runsOf(digest)).toHaveLength(1)
    }
    expect((await gateOf(env).health()).pools.find(({ pool }) => pool === 'fashn')).toMatchObject({
      faultsInRow: 0,
      isOpen: true,
    })
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('a tab that was closed leaves it hers after a while', async () => {
    const shopper = await agreed()
    const { id } = await startWith(shopper)
    await photograph(shopper, id)
    await ageJob(id, 80_000)
    await runDurableObjectAlarm(jobStub(id))
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
  })

  test('not like her: once more for free, by somebody else; and a late word of the first changes nothing', async () => {
    const shopper = await agreed()
    const { id, digest, report } = await startWith(shopper)
    const first = addressOf(await photograph(shopper, id))
    const drifted = { success: false, failure: 'drifted', judged: first }
    expect(await (await report(drifted)).json()).toMatchObject({
      status: expect.stringMatching(/starting|processing/),
    })
    const second = await photograph(shopper, id)
    expect(second).toMatchObject({ photographer: 'fashn' })
    expect(addressOf(second)).not.toBe(first)
    await report(drifted)
    expect((await jobOf(id))?.isDoubtful).toBe(false)
    await report({ ...measured, judged: addressOf(second) })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    expect(await photographsOf(fakeWorkersAi, digest)).toHaveLength(1)
    expect(await runsOf(digest)).toHaveLength(1)
  })

  test('with one service alone it is asked again with another seed', async () => {
    const shopper = await createSignedIn({ photographConsents: agreedTo('workers_ai') })
    const { id, digest, report } = await startWith(shopper)
    const judged = addressOf(await photograph(shopper, id))
    await report({ success: false, failure: 'drifted', judged })
    await photograph(shopper, id)
    const seeds = (await photographsOf(fakeWorkersAi, digest)).map(({ asked }) => asked.seed)
    expect(new Set(seeds).size).toBe(2)
  })

  async function driftTwice(shopper: SignedIn) {
    const { id, report } = await startWith(shopper)
    for (let tries = 0; tries < 2; tries++) {
      const judged = addressOf(await photograph(shopper, id))
      await report({ success: false, failure: 'drifted', judged })
    }
    const view = await photograph(shopper, id)
    expect(view).toMatchObject({ status: 'completed' })
    return { id, report, judged: addressOf(view) }
  }

  test('twice not like her: the look of her device instead costs nothing', async () => {
    const shopper = await agreed()
    const { id, report, judged } = await driftTwice(shopper)
    await report({ success: false, failure: 'declined', judged })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
    expect(await jobStub(id).view(shopper.id)).toMatchObject({ status: 'failed', error: 'drifted' })
  })

  test('twice not like her: hers all the same, if she says so', async () => {
    const shopper = await agreed()
    const { report, judged } = await driftTwice(shopper)
    await report({ ...measured, judged })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
  })

  test('twice not like her, and nobody says anything: nothing is charged', async () => {
    const shopper = await agreed()
    const { id } = await driftTwice(shopper)
    await ageJob(id, 300_000)
    await runDurableObjectAlarm(jobStub(id))
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
  })

  test('whoever declines all day pays for what was made', async () => {
    const shopper = await agreed()
    for (let taken = 0; taken < 6; taken++) await gateOf(env).takeReturn(shopper.id)
    const { id, report } = await startWith(shopper)
    const judged = addressOf(await photograph(shopper, id))
    await report({ success: false, failure: 'drifted', judged })
    await report({ success: false, failure: 'declined', judged })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
  })
})

describe('the draft of her own device', () => {
  const send = (shopper: SignedIn, id: string, picture: string | null) =>
    shopper.fetch(`/api/fashn/draft/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ picture }),
    })

  test('is waited for and shown to the model; it comes once, and from her alone', async () => {
    const shopper = await agreed()
    const { id, digest } = await startWith(shopper, {}, { awaitsDraft: true })
    expect((await jobOf(id))?.draft).toBe('awaited')
    expect((await send(await agreed(), id, smallJpegDataUrl)).status).toBe(404)
    expect((await send(shopper, id, smallJpegDataUrl)).status).toBe(204)
    expect((await send(shopper, id, smallJpegDataUrl)).status).toBe(404)
    await photograph(shopper, id)
    const [run] = await photographsOf(fakeWorkersAi, digest)
    expect(run?.asked).toMatchObject({ sizes: [{}, {}, {}], prompt: expect.stringContaining('draft') })
  })

  test('one that could not be stored is waited for as before', async () => {
    const shopper = await agreed()
    const { id } = await startWith(shopper, {}, { awaitsDraft: true })
    const withBucket = (PHOTOS: unknown) =>
      runInDurableObject(jobStub(id), (job) => void Object.assign(job, { env: { ...env, PHOTOS } }))
    await withBucket({ put: () => Promise.reject(new Error('no bucket')) })
    expect((await send(shopper, id, smallJpegDataUrl)).status).toBe(500)
    expect((await jobOf(id))?.draft).toBe('awaited')
    await withBucket(env.PHOTOS)
    expect((await send(shopper, id, smallJpegDataUrl)).status).toBe(204)
  })

  test('a device that can make none is not waited for', async () => {
    const shopper = await agreed()
    const { id } = await startWith(shopper, {}, { awaitsDraft: true })
    expect((await send(shopper, id, null)).status).toBe(204)
    expect(await photograph(shopper, id)).toMatchObject({ status: 'completed' })
  })
})

describe('another service where one fails', () => {
  test.each(['server_error', 'revoked', 'out_of_quota', 'refused_output', 'garbage', 'dropped'] as const)(
    '%s at the first: the second makes it, for one credit',
    async (workers_ai) => {
      const shopper = await agreed()
      const { id, digest } = await startWith(shopper, { workers_ai })
      expect(await photograph(shopper, id)).toMatchObject({ status: 'completed', photographer: 'fashn' })
      expect(await runsOf(digest)).toHaveLength(1)
      expect(await balanceOf(shopper.id)).toBe(4)
    },
  )

  test('all of them down: her device’s look, and the credit back', async () => {
    const shopper = await agreed()
    const { id } = await startWith(shopper, { workers_ai: 'server_error', fashn: 'run_server_error' })
    expect(await photograph(shopper, id)).toMatchObject({ status: 'failed', noPhotograph: 'unavailable' })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
  })

  test('without her yes to it a service never sees her photo', async () => {
    const shopper = await createSignedIn({ photographConsents: agreedTo('fashn') })
    const { id, digest } = await startWith(shopper, { fashn: 'run_server_error' })
    expect(await photograph(shopper, id)).toMatchObject({ status: 'failed' })
    expect(await photographsOf(fakeWorkersAi, digest)).toEqual([])
  })
})

describe('shoes and a bag', () => {
  const start = async (shopper: SignedIn) => {
    const [top, shoes] = [await garmentAt(), await garmentAt()]
    const json = {
      userImage: smallJpegDataUrl,
      garments: [
        { image: shoes.dataUrl, category: 'shoes' as const },
        { image: top.dataUrl, category: 'tops' as const },
      ],
    }
    const answer = await shopper.api.fashn['start-tryon'].$post({ json })
    if (answer.status !== 200) throw new Error(await answer.text())
    return { id: (await answer.json()).predictionId, digests: [top.digest, shoes.digest] }
  }

  test('are put on by who can, in one run: nothing is left out', async () => {
    const shopper = await createSignedIn({ photographConsents: agreedTo('fashn', 'workers_ai') })
    const { id, digests } = await start(shopper)
    const view = await photograph(shopper, id)
    expect(view).toMatchObject({ status: 'completed', photographer: 'workers_ai', leftOut: [] })
    const [run] = await photographsOf(fakeWorkersAi, ...digests)
    expect(run?.garmentDigests).toEqual(digests)
    expect(run?.asked.prompt).toContain('the shoes of the third picture')
  })

  test('are left out by who cannot, and she is told', async () => {
    const shopper = await createSignedIn({ photographConsents: agreedTo('fashn') })
    const { id, digests } = await start(shopper)
    const view = await photograph(shopper, id)
    expect(view).toMatchObject({ status: 'completed', photographer: 'fashn', leftOut: ['shoes'] })
    expect(await runsOf(...digests)).toHaveLength(1)
    expect(await balanceOf(shopper.id)).toBe(4)
  })
})

test('a model of Google’s that has ended: the next one makes it, she notices nothing, the operator is told', async () => {
  const shopper = await createSignedIn({ photographConsents: agreedTo('google') })
  const { id } = await startWith(shopper)
  expect(await photograph(shopper, id)).toMatchObject({ status: 'completed', photographer: 'google' })
  expect(await balanceOf(shopper.id)).toBe(4)
  const { pools } = await gateOf(env).health()
  expect(pools.filter(({ hasEnded }) => hasEnded).map(({ pool }) => pool)).toEqual(['google'])
  // What the answer counted, not what was reckoned with.
  expect(pools.find(({ pool }) => pool === 'google-2')?.spent).toBe(0.03)
  expect((await jobOf(id))?.cost).toBe(33_955)
})

describe('for later', () => {
  const close = () =>
    Promise.all(
      ['workers_ai', 'fashn'].map((pool) => gateOf(env).report({ pool, fault: 'account', refund: 0 })),
    )
  const open = () =>
    Promise.all(['workers_ai', 'fashn'].map((pool) => gateOf(env).report({ pool, fault: null, refund: 0 })))

  const noticesOf = async (userId: string) =>
    (
      await env.DB.prepare('select kind from notifications where user_id = ?')
        .bind(userId)
        .all<{ kind: string }>()
    ).results.map(({ kind }) => kind)

  test('it waits for room without a credit, is paid when it is made, and the bell tells of it', async () => {
    const shopper = await agreed()
    await close()
    const { id, report } = await startWith(shopper, {}, { later: true })
    await expect.poll(async () => (await jobOf(id))?.wakeAt ?? 0).toBeGreaterThan(Date.now())
    expect((await jobOf(id))?.phase).toBe('waiting')
    expect(await entriesOf(shopper.id)).toEqual(['grant 5'])
    await open()
    const view = await photograph(shopper, id)
    expect(view).toMatchObject({ status: 'completed', later: true })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1'])
    await expect.poll(() => noticesOf(shopper.id)).toEqual(['try_on_ready'])
    await report({ ...measured, judged: addressOf(view) })
    await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    expect(await noticesOf(shopper.id)).toEqual(['try_on_ready'])
  })

  test('a day without room: it ends, and nothing was charged', async () => {
    const shopper = await agreed()
    await close()
    const { id } = await startWith(shopper, {}, { later: true })
    await expect.poll(async () => (await jobOf(id))?.phase).toBe('waiting')
    await ageJob(id, 25 * 60 * 60 * 1000)
    await runDurableObjectAlarm(jobStub(id))
    expect(await jobStub(id).view(shopper.id)).toMatchObject({ status: 'failed' })
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('it leaves with its owner, though no ledger knows it', async () => {
    const shopper = await agreed()
    await close()
    const { id } = await startWith(shopper, {}, { later: true })
    await expect.poll(() => gateOf(env).jobsOf(shopper.id)).toEqual([id])
    await jobStub(id).forget(shopper.id)
    expect([await jobOf(id), await gateOf(env).jobsOf(shopper.id)]).toEqual([null, []])
    expect(
      (await env.PHOTOS.list({ prefix: `users/${shopper.id}/try-on-input/` })).objects.length,
    ).toBeGreaterThan(0)
  })
})

test('pictures that were judged are as private as before', async () => {
  const shopper = await agreed()
  const { id } = await startWith(shopper)
  const view = await photograph(shopper, id)
  const stranger = await agreed()
  expect((await stranger.fetch(addressOf(view))).status).not.toBe(200)
  const judged = addressOf(view)
  const forged = await stranger.fetch(`/api/fashn/result/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ success: false, failure: 'drifted', judged }),
  })
  expect(forged.status).toBe(404)
})
