import { createServer } from 'node:http'
import { once } from 'node:events'
import { convertV4MiniflareOptions, Miniflare, type RemoteProxyConnectionString } from 'miniflare'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startFakeWorkersAi } from './server.ts'

const fake = await startFakeWorkersAi()

/** Miniflare sends what a binding asks for to the machine that has it, in headers of its own. */
const proxy = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { pathname, search } = new URL(String(request.headers['mf-url']))
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith('mf-header-') && !/length|encoding|host$/.test(name)
      ? [[name.slice('mf-header-'.length), String(value)]]
      : [],
  )
  if (headers.some(([name, value]) => name === 'content-type' && value.startsWith('application/json')))
    told = JSON.parse(Buffer.concat(chunks).toString())
  const answered = await fetch(`${fake.address}${pathname}${search}`, {
    method: request.method ?? 'POST',
    headers,
    body: Buffer.concat(chunks),
  })
  response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answered.arrayBuffer()))
}).listen(0, '127.0.0.1')
await once(proxy, 'listening')
const bound = proxy.address()
const port = typeof bound === 'object' && bound ? bound.port : 0

/** The two calls of workers-ai-call.ts, in the runtime itself. */
const script = `export default {
  async fetch(request, { AI }) {
    if (request.headers.get('content-type') === 'application/json') {
      const gateway = { id: 'default', collectLog: false, skipCache: true }
      const options = { returnRawResponse: true, gateway }
      return AI.run(request.headers.get('model'), await request.json(), options)
    }
    const encoded = new Response(await request.formData())
    const multipart = { body: encoded.body, contentType: encoded.headers.get('content-type') }
    const signal = new AbortController().signal
    return AI.run(request.headers.get('model'), { multipart }, { returnRawResponse: true, signal, rejectIfBusy: true })
  },
}`
/** What the last call with JSON held. */
let told: unknown = null

const here: URL = new URL(`http://127.0.0.1:${port}`)
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script,
    compatibilityDate: '2026-11-23',
    ai: { binding: 'AI', remoteProxyConnectionString: here as RemoteProxyConnectionString },
  }),
)
afterAll(async () => {
  await runtime.dispose()
  proxy.closeAllConnections()
  proxy.close()
  await fake.close()
})

test('the runtime’s own binding sends a form as the fake Workers AI, and we, expect it', async () => {
  const picture = await sharp({ create: { width: 80, height: 120, channels: 3, background: '#b08060' } })
    .png()
    .toBuffer()
  const form = new FormData()
  for (const [name, value] of Object.entries({ prompt: 'x', width: '256', height: '384', seed: '7' }))
    form.set(name, value)
  for (const name of ['input_image_0', 'input_image_1'])
    form.set(name, new Blob([new Uint8Array(picture)]), 'a.png')
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    model: '@cf/black-forest-labs/flux-2-klein-9b',
  }
  const send = async () =>
    runtime.dispatchFetch('http://site/', {
      method: 'POST',
      headers,
      body: Buffer.from(await encoded.clone().arrayBuffer()),
    })
  const made = await send()
  expect(made.status).toBe(200)
  const { image } = (await made.json()) as { image: string }
  expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({ width: 256, height: 384 })
  expect(fake.plan.runs.at(-1)?.asked).toMatchObject({ seed: '7', sizes: [{ width: 80 }, { width: 80 }] })
  fake.plan.plan('out_of_quota')
  const refused = await send()
  expect([refused.status, await refused.json()]).toMatchObject([429, { internalCode: 3036 }])
})

test('the runtime’s own binding sends inputs for a gateway as JSON, and what the gateway is told', async () => {
  const picture = await sharp({ create: { width: 80, height: 120, channels: 3, background: '#b08060' } })
    .png()
    .toBuffer()
  const image = `data:image/png;base64,${picture.toString('base64')}`
  const inputs = { prompt: 'She wears the top of the second picture', image_input: [image, image] }
  const made = await runtime.dispatchFetch('http://site/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', model: 'google/nano-banana-2' },
    body: JSON.stringify(inputs),
  })
  expect(made.status).toBe(200)
  const { image: encoded } = (await made.json()) as { image: string }
  expect(await sharp(Buffer.from(encoded, 'base64')).metadata()).toMatchObject({ width: 80, height: 120 })
  expect(told).toMatchObject({
    inputs,
    options: { gateway: { id: 'default', collectLog: false, skipCache: true } },
  })
  expect(fake.gatewayPlan.runs).toHaveLength(1)
})
