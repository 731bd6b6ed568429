import { env, evictDurableObject, SELF } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import type { TryOnView } from '#shared/try-on-job.ts'
import { finish, forgetLimits, garmentFor, occupyGate, startInCloud } from '../testing/fashn.ts'
import { connect, listen, type LiveTab } from '../testing/live-tab.ts'
import { openTab, origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { ageJob, startOnDevice } from '../testing/try-ons.ts'
import { maxSockets } from './shopper-channel.ts'

beforeEach(forgetLimits)

/** Of all that a tab receives, the messages about try-ons. */
const jobsOf = ({ heard }: LiveTab) =>
  heard.flatMap((message) => (message.type === 'try_on' ? [message.job] : []))

const statuses = (jobs: TryOnView[]) =>
  jobs.map(({ status, place }) => (place ? `${status} ${place}` : status))

describe('the live channel (tells a shopper’s tabs that a job moved on)', () => {
  test('all tabs of hers hear every change of her job, nobody else’s', async () => {
    const [ada, bea] = [await createSignedIn(), await createSignedIn()]
    const tabs = [await listen(ada), await listen(ada)]
    const stranger = await listen(bea)
    const id = await startInCloud(ada, (await garmentFor('completes')).dataUrl)
    await finish(ada, id)
    for (const tab of tabs)
      await expect.poll(() => statuses(jobsOf(tab))).toEqual(['processing', 'completed'])
    expect(jobsOf(firstIn(tabs)).at(-1)).toMatchObject({
      predictionId: id,
      output: [expect.stringContaining('/api/photos/')],
    })
    expect(stranger.heard).toEqual([])
  })

  test('logging out ends what her tabs hear', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    await shopper.api.auth.logout.$post()
    await expect.poll(() => tab.closed).toBeGreaterThan(0)
    expect((await connect(shopper)).status).toBe(401)
  })

  test('she hears her place in the line, and is let in the moment that a place is free', async () => {
    const shopper = await createSignedIn()
    const release = await occupyGate()
    const tab = await listen(shopper)
    const id = await startInCloud(shopper, (await garmentFor('completes')).dataUrl)
    await expect.poll(() => statuses(jobsOf(tab))).toContain('starting 1')
    // Woken, not found by polling: by itself it would poll in a minute.
    await ageJob(id, -60_000)
    await release()
    await expect.poll(() => statuses(jobsOf(tab))).toContain('processing')
    expect(await finish(shopper, id)).toMatchObject({ status: 'completed' })
  })

  test('a failure is told once, with the credit back by then', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    const id = await startOnDevice(shopper)
    await shopper.api.fashn.result[':id'].$put({
      param: { id },
      json: { success: false, failure: 'unknown' },
    })
    await expect.poll(() => statuses(jobsOf(tab))).toEqual(['processing', 'failed'])
    expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({ credits_remaining: 5 })
  })

  test('it sleeps between messages and still knows its tabs; ping is answered', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    await evictDurableObject(env.SHOPPER_CHANNELS.getByName(shopper.id))
    tab.socket.send('ping')
    await expect.poll(() => tab.pongs).toBe(1)
    await startOnDevice(shopper)
    await expect.poll(() => statuses(jobsOf(tab))).toEqual(['processing'])
  })

  test(`of more than ${maxSockets} tabs the oldest makes room`, async () => {
    const shopper = await createSignedIn()
    const tabs: LiveTab[] = []
    for (let i = 0; i < maxSockets + 1; i++) tabs.push(await listen(shopper))
    await expect.poll(() => tabs.filter(({ closed }) => closed === 1008)).toHaveLength(1)
    expect(firstIn(tabs).closed).toBe(1008)
  })

  test('every connection can be ended at once, as at a log-out', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    await env.SHOPPER_CHANNELS.getByName(shopper.id).closeAll()
    await expect.poll(() => tab.closed).toBe(1000)
  })

  test('the handshake needs her session and our own page', async () => {
    const shopper = await createSignedIn()
    expect((await connect(openTab())).status).toBe(401)
    expect((await connect(shopper, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await shopper.fetch('/api/live')).status).toBe(404)
    expect((await SELF.fetch(`${origin}/api/live`, { headers: { upgrade: 'websocket' } })).status).toBe(401)
  })
})
