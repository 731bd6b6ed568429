import { env, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { forgetLimits, garmentFor, occupyGate, startInCloud } from '../testing/fashn.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { jobOf } from '../testing/try-ons.ts'
import { headStartMs, type Queue } from './queue.ts'

beforeEach(forgetLimits)

const gate = () => env.TRY_ON_GATE.getByName('fashn')

/** A shopper of that plan with a try-on that keeps its place in the cloud for long. */
async function join(plan: 'free' | 'premium') {
  const shopper = await createSignedIn({ plan })
  const id = await startInCloud(shopper, (await garmentFor('never_ends')).dataUrl)
  await expect.poll(async () => (await jobOf(id))?.place ?? 0).toBeGreaterThan(0)
  const status = async () => (await shopper.api.fashn.status[':id'].$get({ param: { id } })).json()
  return { id, place: async () => (await status()).place, phase: async () => (await jobOf(id))?.phase }
}

/** As if she had started that much earlier. */
const comeEarlier = (id: string, ms: number) =>
  runInDurableObject(gate(), (_, { storage }) => {
    const line = storage.kv.get<Queue>('line')
    if (!line) throw new Error('nobody waits')
    const entries = line.entries.map((entry) =>
      entry.jobId === id ? { ...entry, joinedAt: entry.joinedAt - ms } : entry,
    )
    storage.kv.put('line', { ...line, entries })
  })

test('Luxe overtakes whoever waits before the cloud, but nobody who came a minute earlier (perk: priority)', async () => {
  await occupyGate()
  const patient = await join('free')
  const free = await join('free')
  const luxe = await join('premium')
  await comeEarlier(patient.id, headStartMs + 5_000)
  expect(await luxe.place()).toBeLessThan(3)

  const served: string[] = []
  const waiting = new Map(Object.entries({ patient, free, luxe }))
  for (const occupied of [0, 1, 2]) {
    await gate().leave(`occupied-${occupied}`)
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
