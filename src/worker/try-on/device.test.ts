import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { tryOnFailures } from '#shared/try-on-job.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { smallJpegDataUrl } from '../testing/pictures.ts'
import { ageJob, balanceOf, devicePhoto, entriesOf, jobOf, startOnDevice } from '../testing/try-ons.ts'

const rendered = { success: true as const, digest: 'a'.repeat(64), width: 864, height: 1296, confidence: 0.9 }
const failures = ['start_failed', 'garment_unreadable', 'timeout', 'processing_failed', 'unknown'] as const

const statusOf = (shopper: SignedIn, id: string) => shopper.api.fashn.status[':id'].$get({ param: { id } })
const report = (
  shopper: SignedIn,
  id: string,
  json: Parameters<SignedIn['api']['fashn']['result'][':id']['$put']>[0]['json'],
) => shopper.api.fashn.result[':id'].$put({ param: { id }, json })

describe('a try-on of the device (spec 2.4.8 to 2.4.11, 2.7.17, 2.7.18)', () => {
  test('starts at once, costs one credit, and completes with what the browser reports', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    expect(await (await statusOf(shopper, id)).json()).toMatchObject({
      success: true,
      predictionId: id,
      provider: 'device',
      status: 'processing',
      output: null,
      error: null,
    })
    expect(await balanceOf(shopper.id)).toBe(4)
    expect(await (await report(shopper, id, rendered)).json()).toMatchObject({
      status: 'completed',
      output: [],
    })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
  })

  test('what she tried on which photo is told again to her, and to nobody else', async () => {
    const shopper = await createSignedIn()
    const tried = { photo: devicePhoto, outfitId: 'harbour', outfitName: 'Harbour Walk' }
    const json = { userImage: devicePhoto, garmentImage: '/samples/top.webp', tried }
    const start = await shopper.api.fashn['start-tryon'].$post({ json })
    const { predictionId: id } = (await start.json()) as { predictionId: string }
    expect(await (await statusOf(shopper, id)).json()).toMatchObject({ tried })
    expect((await statusOf(await createSignedIn(), id)).status).toBe(404)
    const foreign = { ...tried, photo: '/api/photos/users/somebody/selfie/a.jpg' }
    const refused = await shopper.api.fashn['start-tryon'].$post({ json: { ...json, tried: foreign } })
    expect(refused.status).toBe(403)
  })

  test.each(failures)('a failure %s shows its sentence and gives the credit back', async (failure) => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    const answer = await report(shopper, id, {
      success: false,
      failure,
    })
    expect(await answer.json()).toMatchObject({
      status: 'failed',
      error: failure,
      message: tryOnFailures[failure],
    })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('the first of two results stands', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    await report(shopper, id, rendered)
    await report(shopper, id, { success: false, failure: 'unknown' })
    expect(await (await statusOf(shopper, id)).json()).toMatchObject({ status: 'completed', error: null })
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
  })

  test('of two results at once one stands, whichever came first, and the ledger agrees with it', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    await Promise.all([
      report(shopper, id, rendered),
      report(shopper, id, { success: false, failure: 'unknown' }),
    ])
    const first = await (await statusOf(shopper, id)).json()
    const status = 'status' in first ? first.status : null
    await report(shopper, id, status === 'failed' ? rendered : { success: false, failure: 'unknown' })
    expect(await (await statusOf(shopper, id)).json()).toMatchObject({ status })
    const end = status === 'completed' ? 'settle 0' : 'release 1'
    expect(await entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', end])
  })

  test('a closed tab costs nothing: over at 300 s, the credit back, and a late result is too late', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    await ageJob(id, 300_000)
    await (await statusOf(shopper, id)).json()
    await expect.poll(() => balanceOf(shopper.id)).toBe(5)
    expect(await (await report(shopper, id, rendered)).json()).toMatchObject({
      status: 'failed',
      error: 'timeout',
      message: 'Try-on is taking longer than expected. Please try again.',
    })
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('the picture comes to the account only from a shopper who keeps her photos there', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    const refused = await report(shopper, id, { ...rendered, picture: smallJpegDataUrl })
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: 'photo_stays_on_device' }])

    await shopper.api['photo-settings'].$put({ json: { storage: 'account', adult: true } })
    const done = await (await report(shopper, id, { ...rendered, picture: smallJpegDataUrl })).json()
    const address = firstIn(done.output ?? [])
    expect(address).toMatch(
      new RegExp(`^/api/photos/users/${shopper.id}/try-on/try-on_\\d+_[a-z2-7]{32}\\.jpg$`),
    )
    const picture = await shopper.fetch(address)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(new TextDecoder('latin1').decode(await picture.arrayBuffer())).toContain(
      'digitalsourcetype/compositeSynthetic',
    )
    const stranger = await createSignedIn()
    expect((await stranger.fetch(address)).status).toBe(404)
  })

  test('a day later nothing is left of it, neither the record nor the picture', async () => {
    const shopper = await createSignedIn()
    await shopper.api['photo-settings'].$put({ json: { storage: 'account', adult: true } })
    const id = await startOnDevice(shopper)
    const done = await (await report(shopper, id, { ...rendered, picture: smallJpegDataUrl })).json()
    const address = firstIn(done.output ?? [])
    await ageJob(id, 25 * 60 * 60 * 1000)
    await expect.poll(async () => (await statusOf(shopper, id)).status).toBe(404)
    expect((await shopper.fetch(address)).status).toBe(404)
  })
})

describe('what a try-on refuses', () => {
  test('a missing picture is answered with the sentence of the catalogue (spec 2.8.3)', async () => {
    const shopper = await createSignedIn()
    for (const json of [
      {},
      { userImage: `device:${'a'.repeat(64)}` },
      { garmentImage: '/samples/top.webp' },
    ]) {
      const answer = await shopper.api.fashn['start-tryon'].$post({ json })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        error: 'images_required',
        message: 'Both images are required',
      })
    }
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('without credits nothing starts: 402, and nothing is stored', async () => {
    const shopper = await createSignedIn()
    for (let i = 0; i < 5; i++) await startOnDevice(shopper)
    const before = await env.DB.prepare('select count(*) as n from credit_entries').first('n')
    const sixth = await shopper.api.fashn['start-tryon'].$post({
      json: { userImage: `device:${'a'.repeat(64)}`, garmentImage: '/samples/top.webp' },
    })
    expect([sixth.status, await sixth.json()]).toMatchObject([402, { error: 'no_credits' }])
    expect(await env.DB.prepare('select count(*) as n from credit_entries').first('n')).toBe(before)
  })

  test('status and result of somebody else’s job, of no job and of no id answer alike', async () => {
    const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
    const id = await startOnDevice(owner)
    for (const asked of [id, `0-${'a'.repeat(26)}`, 'nonsense']) {
      expect((await statusOf(stranger, asked)).status).toBe(404)
      expect((await report(stranger, asked, rendered)).status).toBe(404)
    }
    expect((await openTab().api.fashn.status[':id'].$get({ param: { id } })).status).toBe(401)
    expect(await (await statusOf(owner, id)).json()).toMatchObject({ status: 'processing' })
  })

  test('asking for an unknown job makes no storage', async () => {
    const shopper = await createSignedIn()
    const id = `0-${'b'.repeat(26)}`
    await statusOf(shopper, id)
    expect(await jobOf(id)).toBeNull()
  })

  test('a photo of somebody else cannot be named, not even for a render on the device', async () => {
    const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
    const answer = await stranger.api.fashn['start-tryon'].$post({
      json: {
        userImage: `/api/photos/users/${owner.id}/profile/profile_1_x.jpg`,
        garmentImage: `device:${'a'.repeat(64)}`,
      },
    })
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'image_not_yours' }])
  })
})
