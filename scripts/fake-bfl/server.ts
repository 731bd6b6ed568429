/*
 * Black Forest Labs' try-on (FLUX VTO), on this machine alone.
 *
 *   POST /v1/flux-tools/vto-v2   begins a run: {id, polling_url, cost, input_mp, output_mp}
 *   GET  /v1/get_result?id=…     how it is
 *   GET  /delivery/{id}          its picture, without a key
 *   /fake/…                      see fake-photographers/plan.ts
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { photographMarks, type PhotographScenario } from '#worker/testing/photographer-scenarios.ts'
import { answer, listen, readJson } from '../fake-photographers/http.ts'
import { misbehave } from '../fake-photographers/misbehave.ts'
import { lower, sizeOf, upper, whole } from '../fake-photographers/pictures.ts'
import { Plan } from '../fake-photographers/plan.ts'
import { areReadable, render } from '../fake-photographers/render.ts'
import { splitGrid } from '../fake-photographers/split-grid.ts'

export const fakeBflKey = 'bfl-test-key'

type Options = { port?: number; runMs?: number; slowMs?: number }
type Task = { scenario: PhotographScenario; endsAt: number; made: Buffer | null }

/** The published description of the request: nothing else is taken. */
const request = v.strictObject({
  prompt: v.pipe(v.string(), v.minLength(1)),
  person: v.pipe(v.string(), v.base64()),
  garment: v.pipe(v.string(), v.base64()),
  seed: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  safety_tolerance: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
  output_format: v.optional(v.picklist(['jpeg', 'png', 'webp'])),
  webhook_url: v.optional(v.string()),
  webhook_secret: v.optional(v.string()),
})

const maxMegapixels = 2.1
const megapixels = ({ width, height }: { width: number; height: number }) => (width * height) / 1_000_000

const refused: Partial<Record<PhotographScenario, [status: number, detail: string]>> = {
  rate_limited: [429, 'Too many active tasks'],
  out_of_capacity: [429, 'Too many active tasks'],
  out_of_quota: [402, 'Insufficient credits'],
  revoked: [403, 'Not authenticated'],
  unknown_model: [404, 'Not Found'],
  bad_request: [422, 'Input should be a valid integer'],
  unreadable: [422, 'Invalid image'],
  server_error: [500, 'Internal server error'],
}

/** How a run that was taken ends without a picture. */
const endings: Partial<Record<PhotographScenario, string>> = {
  refused_input: 'Request Moderated',
  refused_output: 'Content Moderated',
  timed_out: 'Error',
}

const placeOf = (noun: string) =>
  noun.includes('dress') ? whole : /trousers|skirt/.test(noun) ? lower : upper

const nounsIn = (prompt: string) =>
  (/wearing (.+) of image 2/.exec(prompt)?.[1] ?? 'the garments').split(/, | and /)

export async function startFakeBfl({ port = 0, runMs = 1_500, slowMs = 8_000 }: Options = {}) {
  const plan = new Plan(photographMarks.bfl)
  const tasks = new Map<string, Task>()
  const refuse = (response: ServerResponse, status: number, detail: string) =>
    answer(response, status, { detail }, status === 429 ? { 'Retry-After': '1' } : {})

  async function begin(incoming: IncomingMessage, response: ServerResponse) {
    const parsed = v.safeParse(request, await readJson(incoming))
    if (!parsed.success) return refuse(response, 422, v.summarize(parsed.issues))
    const { prompt, person: own, garment: sent, ...asked } = parsed.output
    const [person, grid] = [Buffer.from(own, 'base64'), Buffer.from(sent, 'base64')]
    if (!(await areReadable(person, grid))) return refuse(response, 422, 'Invalid image')
    const size = await sizeOf(person)
    if (megapixels(size) > maxMegapixels) return refuse(response, 422, 'At most 2 megapixels')
    const nouns = nounsIn(prompt)
    const garments = await splitGrid(grid, nouns.length)
    const scenario = await plan.choose(garments)
    const placed = garments.map((garment, i) => ({ garment, place: placeOf(nouns[i] ?? '') }))
    const made = await render(scenario, { person, draft: null, garments: placed, size })
    plan.record({ scenario, garments, asked: { ...asked, prompt }, made })
    if (misbehave(scenario, incoming, response)) return undefined
    const [status, detail] = refused[scenario] ?? []
    if (status && detail) return refuse(response, status, detail)
    const id = randomUUID()
    tasks.set(id, {
      scenario,
      endsAt: Date.now() + (scenario === 'slow' ? slowMs : runMs),
      made: made === null ? null : Buffer.from(made, 'base64'),
    })
    return answer(response, 200, {
      id,
      polling_url: `${server.address}/v1/get_result?id=${id}`,
      cost: 4.25,
      input_mp: megapixels(size),
      output_mp: megapixels(size),
    })
  }

  function tell(id: string, response: ServerResponse) {
    const task = tasks.get(id)
    if (!task) return answer(response, 404, { id, status: 'Task not found', result: null })
    if (Date.now() < task.endsAt) return answer(response, 200, { id, status: 'Pending', result: null })
    const ended = endings[task.scenario]
    if (ended) return answer(response, 200, { id, status: ended, result: null })
    const sample = task.made ? `${server.address}/delivery/${id}` : null
    return answer(response, 200, { id, status: 'Ready', result: { sample } })
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    const url = new URL(incoming.url ?? '/', 'http://fake')
    if (url.pathname.startsWith('/fake/')) return plan.administer(url.pathname, incoming, response)
    const delivered = /^\/delivery\/([\w-]+)$/.exec(url.pathname)?.[1]
    if (delivered) {
      const picture = tasks.get(delivered)?.made
      return picture
        ? response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
        : refuse(response, 404, 'Not Found')
    }
    if (incoming.headers['x-key'] !== fakeBflKey) return refuse(response, 403, 'Not authenticated')
    if (incoming.method === 'POST' && url.pathname === '/v1/flux-tools/vto-v2')
      return begin(incoming, response)
    if (url.pathname === '/v1/get_result') return tell(url.searchParams.get('id') ?? '', response)
    return refuse(response, 404, 'Not Found')
  }

  const server = await listen(port, handle, (response, fault) => refuse(response, 500, fault))
  return { ...server, plan }
}
