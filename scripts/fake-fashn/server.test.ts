import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { scenarioMark, scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { trueSize } from './drawing.ts'
import { hasPublishedSchema, publishedSchema } from './published-schema.ts'
import { startFakeFashn } from './server.ts'

type Options = Parameters<typeof startFakeFashn>[0]
const servers: { close(): Promise<unknown> }[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function open(options: Options = {}) {
  const fashn = await startFakeFashn({ runMs: 20, size: { width: 54, height: 81 }, ...options })
  servers.push(fashn)
  const call = async (path: string, sent?: unknown, key = 'fa-test-key') => {
    const response = await fetch(`${fashn.address}/v1${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: sent ? JSON.stringify(sent) : null,
    })
    const body: Record<string, unknown> = await response.json()
    return { status: response.status, headers: response.headers, body }
  }
  const run = async (scenario: Scenario = 'completes', query = '') =>
    call(`/run${query}`, await request(scenario))
  const finished = async (id: unknown) => {
    for (;;) {
      const { body } = await call(`/status/${String(id)}`)
      if (!['starting', 'in_queue', 'processing'].includes(String(body.status))) return body
      await pause(10)
    }
  }
  return { ...fashn, call, run, finished }
}

async function picture(r: number, g: number, b: number) {
  const png = await sharp({ create: { width: 40, height: 60, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const request = async (scenario: Scenario, inputs: object = {}) => ({
  model_name: 'tryon-v1.6',
  inputs: {
    model_image: await picture(200, 180, 160),
    garment_image: await picture(...scenarioMark, scenarios.indexOf(scenario)),
    category: 'tops',
    return_base64: true,
    ...inputs,
  },
})

/** The texts in a list. */
const texts = (list: unknown) => (Array.isArray(list) ? list.map(String) : [])

describe('the fake FASHN speaks the protocol', () => {
  test('run, status, and a true picture of the size of tryon-v1.6', async () => {
    const { run, finished } = await open({ size: trueSize })
    const started = await run()
    expect(started).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), error: null },
    })
    expect(started.headers.get('x-fashn-credits-used')).toBe('1')
    const { status, output } = await finished(started.body.id)
    const uri = firstIn(texts(output))
    const { width, height, format } = await sharp(
      Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'),
    ).metadata()
    expect({ status, width, height, format }).toEqual({
      status: 'completed',
      width: 864,
      height: 1296,
      format: 'jpeg',
    })
  })

  test('a run counts against the credits when it completes, and not when it fails', async () => {
    const { call, run, finished } = await open()
    const total = async () => (await call('/credits')).body.credits
    await finished((await run()).body.id)
    await finished((await run('PoseError')).body.id)
    expect(await total()).toMatchObject({ total: 999 })
  })

  test('a picture that cannot be read fails the run, as the true service does it', async () => {
    const { call, finished } = await open()
    const { body } = await call(
      '/run',
      await request('completes', { garment_image: 'data:image/png;base64,AAAA' }),
    )
    expect(await finished(body.id)).toMatchObject({ status: 'failed', error: { name: 'ImageLoadError' } })
  })

  test('a wrong key, a wrong request, an unknown prediction', async () => {
    const { call } = await open()
    expect(await call('/credits', undefined, 'other')).toMatchObject({
      status: 401,
      body: { error: 'UnauthorizedAccess' },
    })
    expect(await call('/run', { model_name: 'tryon-v1.6', inputs: {} })).toMatchObject({
      status: 400,
      body: { error: 'BadRequest' },
    })
    expect(await call('/status/none')).toMatchObject({ status: 404, body: { error: 'NotFound' } })
  })

  test('6 at once, 50 runs a minute, 50 reads in 10 seconds', async () => {
    const busy = await open({ runMs: 5_000 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => busy.run()))
    expect(answers.filter(({ body }) => body.error === 'ConcurrencyLimitExceeded')).toHaveLength(2)
    const quick = await open({ runMs: 1, atOnce: 1_000 })
    const many = await Promise.all(Array.from({ length: 52 }, () => quick.call('/run', { model_name: 'x' })))
    expect(
      many.filter(({ status, body }) => status === 429 && body.error === 'RateLimitExceeded'),
    ).toHaveLength(2)
    const reads = await Promise.all(Array.from({ length: 53 }, () => quick.call('/status/none')))
    expect(reads.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test('each key is an account of its own, and can be revoked', async () => {
    const { address, call } = await open({ key: 'one two', atOnce: 1, runMs: 5_000 })
    const asked = await request('completes')
    const codes = async () =>
      Promise.all(['one', 'two', 'three'].map(async (key) => (await call('/run', asked, key)).status))
    expect(await codes()).toEqual([200, 200, 401])
    expect(await codes()).toEqual([429, 429, 401])
    await fetch(`${address}/fake/revoke`, { method: 'POST', body: JSON.stringify({ key: 'one' }) })
    expect(await codes()).toEqual([401, 429, 401])
    const runs = (await (await fetch(`${address}/fake/runs`)).json()) as { key: string }[]
    expect(runs.map(({ key }) => key).sort()).toEqual(['one', 'two'])
  })

  test('a mode decides for every run that nothing else decides', async () => {
    const { address, call, finished } = await open({ size: { width: 200, height: 300 } })
    const plain = {
      ...(await request('completes')),
      inputs: { ...(await request('completes')).inputs, garment_image: await picture(9, 9, 9) },
    }
    const statusIn = async (scenario: string) => {
      await fetch(`${address}/fake/mode`, { method: 'POST', body: JSON.stringify({ scenario }) })
      return (await finished((await call('/run', plain)).body.id)).status
    }
    expect(await statusIn('PoseError')).toBe('failed')
    expect(await statusIn('output_drift')).toBe('completed')
    expect(await statusIn('output_black')).toBe('completed')
  })

  test('a webhook comes when the run ends, unsigned, and again until it is taken', async () => {
    const heard: { at: number; body: unknown }[] = []
    const receiver = createServer(async (message, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of message) chunks.push(Buffer.from(chunk))
      heard.push({ at: Date.now(), body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(heard.length === 1 ? 500 : 204).end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const address = receiver.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { run } = await open({ webhookRetryMs: 50 })
    const hook = encodeURIComponent(`http://127.0.0.1:${port}/hook`)
    const { body } = await run('completes', `?webhook_url=${hook}`)
    await expect.poll(() => heard).toHaveLength(2)
    expect(heard.map((one) => one.body)).toMatchObject([
      { id: body.id, status: 'completed' },
      { id: body.id, status: 'completed' },
    ])
    receiver.close()
  })
})

describe.skipIf(!hasPublishedSchema)(
  'its answers against FASHN’s published description (skipped where that is not at hand)',
  () => {
    test('every answer has the published properties and states, and every status is one of the published', async () => {
      const published = publishedSchema()
      const { call, run, finished } = await open({
        atOnce: 1_000,
        runsPerMinute: 1_000,
        readsPerTenSeconds: 1_000,
      })
      expect(Object.keys(await request('completes'))).toEqual(expect.arrayContaining(published.runRequired))
      // The documentation has what the description leaves out: a run can be canceled or time out, and calls can fail.
      const documented = { states: ['canceled', 'time_out'], statuses: ['404', '500', '502'] }
      const look = async (scenario: Scenario) => {
        if (scenario === 'run_hangs' || scenario === 'run_answer_lost') return
        const bad = scenario === 'run_bad_gateway'
        const started = await run(scenario).catch(() => null)
        if (!started || bad) return
        expect([...published.runStatuses, ...documented.statuses]).toContain(String(started.status))
        if (started.status !== 200) return
        expect(published.runProperties).toEqual(Object.keys(started.body))
        if (/status_|forgotten|never/.test(scenario)) return
        const ended = await finished(started.body.id)
        expect(published.statusProperties).toEqual(Object.keys(ended))
        expect([...published.states, ...documented.states]).toContain(ended.status)
        // The description says text, the documentation a name and a message: both are in the field, and we read both.
        expect(
          ended.error === null || typeof ended.error === 'string' || typeof ended.error === 'object',
        ).toBe(true)
        expect(ended.output === null || texts(ended.output).every((one) => URL.canParse(one))).toBe(true)
      }
      await Promise.all(scenarios.map(look))
      const missing = await call('/status/none')
      expect(published.readStatuses).toContain(String(missing.status))
      expect(published.states).toEqual(['starting', 'in_queue', 'processing', 'completed', 'failed'])
    })
  },
)
