import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { scenarioMark, scenarios, type Scenario } from './fashn-scenarios.ts'
import { markedGarment } from './marked-garment.ts'
import { smallJpegDataUrl } from './pictures.ts'
import type { LineEntry } from '../try-on/queue-order.ts'
import type { SignedIn } from './signed-in.ts'
import { jobStub } from './try-ons.ts'

/** A garment that makes the fake FASHN follow `scenario`, unique in its remaining pixels. */
export const garmentFor = (scenario: Scenario) =>
  markedGarment([[...scenarioMark, scenarios.indexOf(scenario)]])

export type FakeRun = {
  id: string
  garmentDigest: string
  charged: boolean
  statusReads: number
  downloads: number
  inputs: Record<string, unknown>
}

/** The fake FASHN's runs of these garments, oldest first. */
export async function runsOf(...digests: string[]) {
  const runs = await (await fetch(`${env.FASHN_BASE_URL}/fake/runs`)).json<FakeRun[]>()
  return runs.filter(({ garmentDigest }) => digests.includes(garmentDigest))
}

const gate = () => env.TRY_ON_GATE.getByName('cloud')

/** Clears the gate: a file of tests starts more runs than a minute allows, and closes pools. */
export const forgetLimits = () =>
  runInDurableObject(gate(), (instance, { storage }) => {
    for (const [key] of storage.kv.list()) storage.kv.delete(key)
    instance.reload()
  })

/** Takes all places of the gate, and returns a function that frees them, or the first few. */
export async function occupyGate() {
  const now = Date.now()
  const tickets = Array.from({ length: 6 }, (_, i) => ({
    jobId: `occupied-${i}`,
    userId: `somebody-${i}`,
    network: null,
    premium: true,
    joinedAt: now,
    until: now + 600_000,
    later: false,
    photographers: ['fashn' as const],
    garmentCount: 1,
    highQuality: false,
  }))
  for (const ticket of tickets) await gate().ask({ ticket, run: 1, avoid: [], shun: null })
  return async (count = 6) => {
    for (const { jobId } of tickets.splice(0, count)) await gate().leave(jobId)
  }
}

/** As if the job had come to the gate that much earlier. */
export const comeEarlier = (jobId: string, ms: number) =>
  runInDurableObject(gate(), (instance, { storage }) => {
    const key = `entry:${jobId}`
    const entry = storage.kv.get<LineEntry>(key)
    if (!entry) throw new Error('nobody waits')
    storage.kv.put(key, { ...entry, joinedAt: entry.joinedAt - ms })
    instance.reload()
  })

/** Starts a try-on in the cloud and returns its id. */
export async function startInCloud(
  shopper: Pick<SignedIn, 'api'>,
  garmentImage: string,
  how: { awaitsDraft?: boolean; later?: boolean } = {},
) {
  const json = { userImage: smallJpegDataUrl, garmentImage, category: 'tops' as const, ...how }
  const answer = await shopper.api.fashn['start-tryon'].$post({ json })
  if (answer.status !== 200) throw new Error(`start did not answer 200: ${await answer.text()}`)
  return (await answer.json()).predictionId
}

/** Advances a job to its end without its pauses, and returns what its owner then sees. Her device finds that it is her. */
export async function finish(shopper: { id: string }, id: string) {
  const view = await photograph(shopper, id)
  const [judged] = view?.output ?? []
  if (judged) await jobStub(id).report(shopper.id, { success: true, picture: null, judged })
  return view
}

/** Advances a job to its photograph or its failure, without its pauses, and returns what its owner then sees. */
export async function photograph(shopper: { id: string }, id: string) {
  const job = jobStub(id)
  for (let tries = 0; tries < 1_000; tries++) {
    const view = await job.view(shopper.id)
    if (!view || view.status === 'failed' || view.status === 'completed') return view
    await job.wake()
    if (!(await runDurableObjectAlarm(job))) await scheduler.wait(5)
  }
  throw new Error('the job does not end')
}
