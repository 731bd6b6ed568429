import { beforeEach, expect, test } from 'vitest'
import { comeEarlier, forgetLimits, garmentFor, occupyGate, startInCloud } from '../testing/fashn.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { jobOf } from '../testing/try-ons.ts'
import { headStartMs } from './queue-order.ts'

beforeEach(forgetLimits)

/** A shopper of that plan with a try-on that keeps its place in the cloud for long. */
async function join(plan: 'free' | 'premium') {
  const shopper = await createSignedIn({ plan })
  const id = await startInCloud(shopper, (await garmentFor('never_ends')).dataUrl)
  await expect.poll(async () => (await jobOf(id))?.place ?? 0).toBeGreaterThan(0)
  const status = async () => (await shopper.api.fashn.status[':id'].$get({ param: { id } })).json()
  return { id, place: async () => (await status()).place, phase: async () => (await jobOf(id))?.phase }
}

test('Luxe overtakes whoever waits before the cloud, but nobody who came a minute earlier (perk: priority)', async () => {
  const release = await occupyGate()
  const patient = await join('free')
  const free = await join('free')
  const luxe = await join('premium')
  await comeEarlier(patient.id, headStartMs + 5_000)
  expect(await luxe.place()).toBeLessThan(3)

  const served: string[] = []
  const waiting = new Map(Object.entries({ patient, free, luxe }))
  for (let freed = 0; freed < 3; freed++) {
    await release(1)
    await expect
      .poll(async () => {
        for (const [name, { phase }] of waiting) if ((await phase()) === 'running') return name
        return null
      })
      .not.toBeNull()
    for (const [name, { phase }] of waiting) {
      if ((await phase()) !== 'running') continue
      served.push(name)
      waiting.delete(name)
    }
  }
  expect(served).toEqual(['patient', 'luxe', 'free'])
})

test('Luxe alone has the head start: what a caller asks for changes nothing', async () => {
  const shopper = await createSignedIn()
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userImage: `device:${'a'.repeat(64)}`,
      garmentImage: '/samples/top.webp',
      premium: true,
      highQuality: true,
    }),
  }
  const { predictionId } = await (
    await shopper.fetch('/api/fashn/start-tryon', init)
  ).json<{ predictionId: string }>()
  expect((await jobOf(predictionId))?.order).toMatchObject({ premium: false, highQuality: false })
})
