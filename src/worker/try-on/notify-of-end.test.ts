import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { creditEntries } from '../ledger/schema.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { forgetLimits, finish, garmentFor, startInCloud } from '../testing/fashn.ts'
import { listen } from '../testing/live-tab.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { ageJob, balanceOf, jobOf, jobStub, startOnDevice } from '../testing/try-ons.ts'
import type { Job } from './job-state.ts'
import { writeNotice } from './notify-of-end.ts'

const rendered = { success: true as const, digest: 'a'.repeat(64), width: 864, height: 1296, confidence: 0.9 }
const broken = { success: false as const, failure: 'garment_unreadable' as const }

const report = ({ api }: SignedIn, id: string, json: typeof rendered | typeof broken) =>
  api.fashn.result[':id'].$put({ param: { id }, json })

/** Her notifications, oldest first. */
async function toldOf({ api }: SignedIn) {
  const { notifications } = await (await api.notifications.$get()).json()
  return notifications.map(({ kind, data }) => ({ kind, data })).toReversed()
}

async function addCredits(userId: string, kind: 'purchase' | 'spend', credits: number) {
  const entry = { userId, subject: `test:${newId()}`, kind, credits, createdAt: new Date() }
  await openDb(env.DB).insert(creditEntries).values(entry)
}

/** The job once nothing is due except its picture's removal. */
const settled = (id: string) =>
  expect
    .poll(async () => {
      const { ledger, notice } = (await jobOf(id))?.due ?? {}
      return [ledger, notice]
    })
    .toEqual([null, null])

async function tryOn(shopper: SignedIn, json: typeof rendered | typeof broken = rendered) {
  const id = await startOnDevice(shopper)
  await report(shopper, id, json)
  await settled(id)
  return id
}

describe('how a try-on ended', () => {
  test('ready: told once, at once on her open tab, also when its result comes twice', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    const id = await tryOn(shopper)
    await report(shopper, id, rendered)
    await runDurableObjectAlarm(jobStub(id))
    const content = { kind: 'try_on_ready', data: { predictionId: id } }
    expect(await toldOf(shopper)).toEqual([content])
    const notices = () => tab.heard.filter(({ type }) => type === 'notification')
    await expect.poll(notices).toMatchObject([{ notification: { ...content, isRead: false } }])
  })

  test('of the cloud likewise', async () => {
    await forgetLimits()
    const shopper = await createSignedIn()
    const id = await startInCloud(shopper, (await garmentFor('completes')).dataUrl)
    await finish(shopper, id)
    await settled(id)
    expect(await toldOf(shopper)).toEqual([{ kind: 'try_on_ready', data: { predictionId: id } }])
  })

  test('failed: with its reason, and that the credit is back', async () => {
    const shopper = await createSignedIn()
    const id = await tryOn(shopper, broken)
    expect(await toldOf(shopper)).toEqual([
      {
        kind: 'try_on_failed',
        data: { predictionId: id, failure: 'garment_unreadable', creditBack: true },
      },
    ])
    expect(await balanceOf(shopper.id)).toBe(5)
  })

  test('nobody watches: a closed tab’s try-on is told when its time is over', async () => {
    const shopper = await createSignedIn()
    const id = await startOnDevice(shopper)
    await ageJob(id, 300_000)
    await runDurableObjectAlarm(jobStub(id))
    await settled(id)
    expect(await toldOf(shopper)).toMatchObject([
      { kind: 'try_on_failed', data: { failure: 'timeout', creditBack: true } },
    ])
  })

  test('on Luxe no credit was taken, and none is said to be back', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await tryOn(shopper, broken)
    expect(await toldOf(shopper)).toMatchObject([{ kind: 'try_on_failed', data: { creditBack: false } }])
  })

  test('a try-on that was refused tells nothing', async () => {
    const shopper = await createSignedIn()
    await addCredits(shopper.id, 'spend', -5)
    const json = { userImage: `device:${'a'.repeat(64)}`, garmentImage: '/samples/top.webp' }
    expect((await shopper.api.fashn['start-tryon'].$post({ json })).status).toBe(402)
    expect(await toldOf(shopper)).toEqual([])
  })

  test('written again by a job that was cut off, after she has cleared it, it does not come back', async () => {
    const shopper = await createSignedIn()
    const id = await tryOn(shopper)
    await shopper.api.notifications.$delete()
    const job = await jobOf(id)
    if (!job) throw new Error('no job')
    await writeNotice(openDb(env.DB), job)
    expect(await toldOf(shopper)).toEqual([])
  })

  test('of a shopper who is gone by then nothing is written, and the job is done with it', async () => {
    const order = { jobId: newId(), userId: newId() } as Job['order']
    const job = { order, phase: 'completed', failure: null, endedAt: Date.now() } as Job
    await writeNotice(openDb(env.DB), job)
    const rows = env.DB.prepare('select count(*) as n from notifications where user_id = ?').bind(
      order.userId,
    )
    expect(await rows.first('n')).toBe(0)
  })
})

describe('her last credits', () => {
  const low = (left: number) => ({ kind: 'credits_low', data: { left } })
  const lowOf = async (shopper: SignedIn) =>
    (await toldOf(shopper)).filter(({ kind }) => kind === 'credits_low')

  test('one left and none left are told once each, when a try-on has taken them', async () => {
    const shopper = await createSignedIn()
    for (let count = 0; count < 3; count++) await tryOn(shopper)
    expect(await lowOf(shopper)).toEqual([])
    await tryOn(shopper)
    expect(await lowOf(shopper)).toEqual([low(1)])
    // A failed one takes nothing in the end, so the balance is known.
    await tryOn(shopper, broken)
    expect(await lowOf(shopper)).toEqual([low(1)])
    await tryOn(shopper)
    expect(await lowOf(shopper)).toEqual([low(1), low(0)])
  })

  test('bought ones are a new beginning', async () => {
    const shopper = await createSignedIn()
    await addCredits(shopper.id, 'spend', -3)
    await tryOn(shopper)
    await addCredits(shopper.id, 'purchase', 1)
    await tryOn(shopper)
    expect(await lowOf(shopper)).toEqual([low(1), low(1)])
  })

  test('those that a failed try-on gives back are not: the same level is not told again', async () => {
    const shopper = await createSignedIn()
    await addCredits(shopper.id, 'spend', -3)
    const [good, bad] = [await startOnDevice(shopper), await startOnDevice(shopper)]
    await report(shopper, good, rendered)
    await settled(good)
    expect(await lowOf(shopper)).toEqual([low(0)])
    await report(shopper, bad, broken)
    await settled(bad)
    expect(await balanceOf(shopper.id)).toBe(1)
    await tryOn(shopper)
    expect(await lowOf(shopper)).toEqual([low(0)])
  })

  test('a look that Luxe paid for took none of them, though Luxe has ended when it comes', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await addCredits(shopper.id, 'spend', -4)
    const id = await startOnDevice(shopper)
    await env.DB.prepare("update users set plan = 'free' where id = ?").bind(shopper.id).run()
    await report(shopper, id, rendered)
    await settled(id)
    expect(await toldOf(shopper)).toMatchObject([{ kind: 'try_on_ready' }])
  })

  test('one that a look took is not told as her last where she has Luxe by then', async () => {
    const shopper = await createSignedIn()
    await addCredits(shopper.id, 'spend', -3)
    const id = await startOnDevice(shopper)
    await env.DB.prepare("update users set plan = 'premium' where id = ?").bind(shopper.id).run()
    await report(shopper, id, rendered)
    await settled(id)
    expect(await toldOf(shopper)).toMatchObject([{ kind: 'try_on_ready' }])
  })

  test('with Luxe nothing runs out', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await addCredits(shopper.id, 'spend', -4)
    await tryOn(shopper)
    expect(await lowOf(shopper)).toEqual([])
  })
})
