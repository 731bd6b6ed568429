import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { scenarioMark, scenarios, type Scenario } from './fashn-scenarios.ts'
import { smallJpegDataUrl } from './pictures.ts'
import type { Entry } from '../try-on/line.ts'
import type { SignedIn } from './signed-in.ts'
import { jobStub } from './try-ons.ts'

const crcOf = (bytes: Uint8Array) => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, body: Uint8Array) {
  const bytes = Buffer.alloc(body.length + 12)
  bytes.writeUInt32BE(body.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(body, 8)
  bytes.writeUInt32BE(crcOf(bytes.subarray(4, body.length + 8)), body.length + 8)
  return bytes
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  )

/** A garment that makes the fake FASHN follow `scenario`, unique in its remaining pixels. */
export async function garmentFor(scenario: Scenario) {
  const [width, height] = [8, 12]
  const rows = crypto.getRandomValues(new Uint8Array((width * 3 + 1) * height))
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  rows.set([0, ...scenarioMark, scenarios.indexOf(scenario)])
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0])
  const parts = [chunk('IHDR', header), chunk('IDAT', await deflate(rows)), chunk('IEND', new Uint8Array())]
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  return {
    dataUrl: `data:image/png;base64,${bytes.toString('base64')}`,
    bytes: new Uint8Array(bytes),
    digest,
  }
}

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
    const entry = storage.kv.get<Entry>(key)
    if (!entry) throw new Error('nobody waits')
    storage.kv.put(key, { ...entry, joinedAt: entry.joinedAt - ms })
    instance.reload()
  })

/** Starts a try-on in the cloud and returns its id. */
export async function startInCloud(shopper: Pick<SignedIn, 'api'>, garmentImage: string) {
  const json = { userImage: smallJpegDataUrl, garmentImage, category: 'tops' as const }
  const answer = await shopper.api.fashn['start-tryon'].$post({ json })
  if (answer.status !== 200) throw new Error(`start did not answer 200: ${await answer.text()}`)
  return (await answer.json()).predictionId
}

/** Advances a job to its end without its pauses, and returns what its owner then sees. */
export async function finish(shopper: { id: string }, id: string) {
  const job = jobStub(id)
  for (let tries = 0; tries < 1_000; tries++) {
    const view = await job.view(shopper.id)
    if (!view || view.status === 'failed') return view
    if (view.status === 'completed') {
      // Her device finds that it is her.
      const [judged] = view.output ?? []
      if (judged) await job.report(shopper.id, { success: true, picture: null, judged })
      return view
    }
    await job.wake()
    if (!(await runDurableObjectAlarm(job))) await scheduler.wait(5)
  }
  throw new Error('the job does not end')
}
