/*
 * The operator's own machine with a model for try-on, as deploy/vton describes its calls, on this machine alone.
 *
 *   POST /v1/try-on        begins a run: 202 {id}, or 429 while another runs
 *   GET  /v1/try-on/{id}   {status: 'running'}, {status: 'completed', picture}, {status: 'failed', code}
 *   GET  /v1/health
 *   /fake/…                see fake-photographers/plan.ts
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

export const fakeVtonToken = 'vton-test-token'

type Options = { port?: number; runMs?: number; slowMs?: number }
type Run = { scenario: PhotographScenario; endsAt: number; made: string | null }

const request = v.strictObject({
  person: v.pipe(v.string(), v.base64()),
  garment: v.pipe(v.string(), v.base64()),
  category: v.picklist(['tops', 'bottoms', 'one-pieces']),
  garment_photo: v.optional(v.picklist(['flat-lay', 'model'])),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
const places = { tops: upper, bottoms: lower, 'one-pieces': whole }

const refused: Partial<Record<PhotographScenario, [status: number, code: string]>> = {
  rate_limited: [429, 'busy'],
  out_of_capacity: [429, 'busy'],
  out_of_quota: [403, 'unauthorized'],
  revoked: [401, 'unauthorized'],
  unknown_model: [404, 'not_found'],
  bad_request: [400, 'bad_request'],
  unreadable: [400, 'unreadable'],
  server_error: [500, 'failed'],
}
const endings: Partial<Record<PhotographScenario, string>> = {
  refused_input: 'refused',
  refused_output: 'refused',
  timed_out: 'timeout',
}

export async function startFakeVton({ port = 0, runMs = 1_500, slowMs = 8_000 }: Options = {}) {
  const plan = new Plan(photographMarks.own)
  const runs = new Map<string, Run>()
  const refuse = (response: ServerResponse, status: number, code: string) =>
    answer(response, status, { code }, status === 429 ? { 'Retry-After': '1' } : {})

  async function begin(incoming: IncomingMessage, response: ServerResponse) {
    const parsed = v.safeParse(request, await readJson(incoming))
    if (!parsed.success) return refuse(response, 400, 'bad_request')
    const { person: own, garment: sent, ...asked } = parsed.output
    const [person, garment] = [Buffer.from(own, 'base64'), Buffer.from(sent, 'base64')]
    if (!(await areReadable(person, garment))) return refuse(response, 400, 'unreadable')
    const scenario = await plan.choose([garment])
    const placed = [{ garment, place: places[asked.category] }]
    const size = await sizeOf(person)
    const made = await render(scenario, { person, draft: null, garments: placed, size })
    plan.record({ scenario, garments: [garment], asked, made })
    if (misbehave(scenario, incoming, response)) return undefined
    const [status, code] = refused[scenario] ?? []
    if (status && code) return refuse(response, status, code)
    const id = randomUUID()
    runs.set(id, { scenario, endsAt: Date.now() + (scenario === 'slow' ? slowMs : runMs), made })
    return answer(response, 202, { id })
  }

  function tell(id: string, response: ServerResponse) {
    const run = runs.get(id)
    if (!run) return refuse(response, 404, 'not_found')
    if (Date.now() < run.endsAt) return answer(response, 200, { status: 'running' })
    const code = endings[run.scenario]
    return answer(
      response,
      200,
      code ? { status: 'failed', code } : { status: 'completed', picture: run.made ?? '' },
    )
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(incoming.url ?? '/', 'http://fake')
    if (pathname.startsWith('/fake/')) return plan.administer(pathname, incoming, response)
    if (pathname === '/v1/health') return answer(response, 200, { ok: true, busy: false })
    if (incoming.headers.authorization !== `Bearer ${fakeVtonToken}`)
      return refuse(response, 401, 'unauthorized')
    if (incoming.method === 'POST' && pathname === '/v1/try-on') return begin(incoming, response)
    const id = /^\/v1\/try-on\/([\w-]+)$/.exec(pathname)?.[1]
    return id ? tell(id, response) : refuse(response, 404, 'not_found')
  }

  const server = await listen(port, handle, (response, fault) => {
    console.error(fault)
    refuse(response, 500, 'failed')
  })
  return { ...server, plan }
}
