import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { photographScenarios } from '#worker/testing/photographer-scenarios.ts'
import { fakeToken, startFakeWorkersAi } from './server.ts'

const fake = await startFakeWorkersAi({ slowMs: 10 })
afterAll(() => fake.close())

const model = '@cf/black-forest-labs/flux-2-klein-9b'
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b08060' } })
    .png()
    .toBuffer()

async function formOf(fields: Record<string, string> = {}, pictures = [png(300, 450), png(80, 120)]) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ prompt: 'x', width: '256', height: '384', ...fields }))
    form.set(name, value)
  for (const [i, picture] of (await Promise.all(pictures)).entries())
    form.set(`input_image_${i}`, new Blob([new Uint8Array(picture)]), `${i}.png`)
  return form
}

const byRest = async (form: FormData, name = model, token = fakeToken) =>
  fetch(`${fake.base}/run/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
const byBinding = async (form: FormData) =>
  fetch(`${fake.address}/run?version=3`, {
    method: 'POST',
    headers: { 'cf-consn-model-id': model },
    body: form,
  })

/** developers.cloudflare.com/api, the envelope of every call; workers-ai/models/flux-2-klein-9b, the output. */
const made = v.object({ image: v.pipe(v.string(), v.base64()) })
const message = v.object({ code: v.number(), message: v.string() })
const envelope = v.strictObject({
  result: v.nullable(v.partial(made)),
  success: v.boolean(),
  errors: v.array(message),
  messages: v.array(message),
})
/** developers.cloudflare.com/workers-ai/platform/errors: the internal code and the HTTP status that belongs to it. */
const documented = new Map([
  [5007, 400],
  [3023, 403],
  [3007, 408],
  [3036, 429],
  [3040, 429],
])

describe('the fake Workers AI speaks the protocol', () => {
  test('a picture of the size that was asked for, by the REST call and by the binding', async () => {
    const { result } = v.parse(envelope, await (await byRest(await formOf())).json())
    const bare = v.parse(made, await (await byBinding(await formOf())).json())
    for (const image of [result?.image ?? '', bare.image])
      expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({
        format: 'jpeg',
        width: 256,
        height: 384,
      })
  })

  test('a form that the model would not take is refused', async () => {
    const faults = await Promise.all(
      [
        await formOf({ prompt: '' }),
        await formOf({ width: '100' }),
        await formOf({}, [png(600, 400)]),
        await formOf(
          {},
          Array.from({ length: 5 }, () => png(8, 8)),
        ),
      ].map(async (form) => v.parse(envelope, await (await byRest(form)).json()).errors[0]),
    )
    expect(faults.map((fault) => fault?.code)).toEqual([5006, 5006, 5006, 5006])
    // What the binding sends where the content type has no boundary.
    const bare = await fetch(`${fake.address}/run`, {
      method: 'POST',
      headers: { 'cf-consn-model-id': model, 'content-type': 'multipart/form-data' },
      body: 'x',
    })
    expect(bare.status).toBe(400)
    expect((await byRest(await formOf(), '@cf/other/model')).status).toBe(400)
    expect((await byRest(await formOf(), model, 'wrong')).status).toBe(401)
  })

  test('every refusal has the envelope, and the documented status of its code', async () => {
    for (const scenario of photographScenarios) {
      if (['hangs', 'dropped', 'bad_gateway', 'not_json'].includes(scenario)) continue
      fake.plan.plan(scenario, scenario)
      const rest = await byRest(await formOf())
      const { success, errors } = v.parse(envelope, await rest.json())
      expect(success).toBe(rest.status === 200)
      const bare = await byBinding(await formOf())
      const told = (await bare.json()) as { internalCode?: number }
      for (const [code, status] of [
        [errors[0]?.code, rest.status],
        [told.internalCode, bare.status],
      ] as const)
        if (code !== undefined && documented.has(code)) expect(status).toBe(documented.get(code))
    }
  })

  test('what is planned comes first, then the mode', async () => {
    const administer = (path: string, body: object) =>
      fetch(`${fake.address}/fake/${path}`, { method: 'POST', body: JSON.stringify(body) })
    await administer('mode', { scenario: 'server_error' })
    await administer('next', { scenario: 'rate_limited', count: 2 })
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await byRest(await formOf())).status)
    expect(statuses).toEqual([429, 429, 500])
    await administer('mode', { scenario: 'completes' })
    expect((await administer('mode', { scenario: 'nonsense' })).status).toBe(400)
    const runs = (await (await fetch(`${fake.address}/fake/runs`)).json()) as { isBilled: boolean }[]
    expect(runs.at(-1)?.isBilled).toBe(false)
  })
})
