import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { photographScenarios } from '#worker/testing/photographer-scenarios.ts'
import { fakeBflKey, startFakeBfl } from './server.ts'

const fake = await startFakeBfl({ runMs: 5, slowMs: 10 })
afterAll(() => fake.close())

const png = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#b08060' } })
      .png()
      .toBuffer()
  ).toString('base64')

const body = {
  prompt: 'The person of image 1, wearing the skirt and the top of image 2.',
  person: await png(60, 90),
  garment: await png(80, 40),
}
const begin = async (more: object = {}, key = fakeBflKey) =>
  fetch(`${fake.address}/v1/flux-tools/vto-v2`, {
    method: 'POST',
    headers: { 'x-key': key },
    body: JSON.stringify({ ...body, ...more }),
  })
const poll = async (address: string) => (await fetch(address, { headers: { 'x-key': fakeBflKey } })).json()

/** docs.bfl.ai: the answer to a request, the states of a task, and FastAPI's form of a refusal. */
const taken = v.strictObject({
  id: v.string(),
  polling_url: v.pipe(v.string(), v.url()),
  cost: v.number(),
  input_mp: v.number(),
  output_mp: v.number(),
})
const state = v.strictObject({
  id: v.string(),
  status: v.picklist([
    'Pending',
    'Reasoning',
    'Generating',
    'Ready',
    'Error',
    'Failed',
    'Request Moderated',
    'Content Moderated',
    'Task not found',
  ]),
  result: v.nullable(v.strictObject({ sample: v.nullable(v.string()) })),
})
const refusal = v.strictObject({ detail: v.string() })

async function endOf(address: string) {
  for (;;) {
    const told = v.parse(state, await poll(address))
    if (told.status !== 'Pending') return told
  }
}

test('a picture of the size of the person lies at an address of its own', async () => {
  const { polling_url } = v.parse(taken, await (await begin()).json())
  const { result } = await endOf(polling_url)
  const picture = await fetch(result?.sample ?? '')
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 60,
    height: 90,
  })
  expect(fake.plan.runs.at(-1)?.garmentDigests).toHaveLength(2)
})

test('a key, a field, a picture and its size must be right', async () => {
  const statusOf = async (answered: Promise<Response>) => {
    const { status, ...rest } = await answered.then(async (one) => ({
      status: one.status,
      body: await one.json(),
    }))
    v.parse(refusal, rest.body)
    return status
  }
  expect(await statusOf(begin({}, 'other'))).toBe(403)
  expect(await statusOf(begin({ steps: 4 }))).toBe(422)
  expect(await statusOf(begin({ safety_tolerance: 6 }))).toBe(422)
  expect(await statusOf(begin({ person: 'AAAA' }))).toBe(422)
  expect(await statusOf(begin({ person: await png(1500, 1600) }))).toBe(422)
  expect((await begin({ seed: 1 })).status).toBe(200)
})

test('every answer is one that is described', async () => {
  for (const scenario of photographScenarios) {
    if (['hangs', 'dropped', 'bad_gateway', 'not_json'].includes(scenario)) continue
    fake.plan.plan(scenario)
    const answered = await begin()
    const told: unknown = await answered.json()
    if (answered.status === 200) await endOf(v.parse(taken, told).polling_url)
    else v.parse(refusal, told)
  }
  const gone = await poll(`${fake.address}/v1/get_result?id=none`)
  expect(v.parse(state, gone).status).toBe('Task not found')
})
