/*
 * Workers AI with FLUX.2, on this machine alone.
 *
 *   POST /client/v4/accounts/{account}/ai/run/{model}   the published REST call, with a token
 *   POST /run, /ai-gateway/run                          what the binding AI sends (workerd's ai-api), without one
 *   POST /client/v4/accounts/{account}/ai/run           {model, input}: a model behind AI Gateway
 *   GET  /outputs/{id}                                  its picture
 *   /fake/…, /gateway/fake/…                            see fake-photographers/plan.ts
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { photographMarks, type PhotographScenario } from '#worker/testing/photographer-scenarios.ts'
import { answer, listen, readBody, readJson } from '../fake-photographers/http.ts'
import { misbehave } from '../fake-photographers/misbehave.ts'
import { Plan } from '../fake-photographers/plan.ts'
import { render } from '../fake-photographers/render.ts'
import { readForm } from './form.ts'
import { createGateway } from './gateway.ts'
import { models, refusals, type Refusal } from './refusals.ts'

export const fakeToken = 'wa-test-token'
const account = 'fake-account'

type Options = { port?: number; slowMs?: number }

export async function startFakeWorkersAi({ port = 0, slowMs = 8_000 }: Options = {}) {
  const plan = new Plan(photographMarks.workers_ai)
  const gateway = createGateway(slowMs, () => server.address)

  /** The binding is answered bare, the REST call in an envelope. */
  const tell = (isRest: boolean) => ({
    picture: (response: ServerResponse, image: string | null) => {
      const result = image === null ? {} : { image }
      return answer(response, 200, isRest ? { result, success: true, errors: [], messages: [] } : result)
    },
    refusal: (response: ServerResponse, { status, code, message, retryAfter }: Refusal) => {
      const errors = [{ code, message }]
      const bare = {
        internalCode: code,
        name: 'AiError',
        message: `AiError: ${message}`,
        description: message,
      }
      const headers = retryAfter ? { 'Retry-After': retryAfter } : {}
      const body = isRest ? { result: null, success: false, errors, messages: [] } : bare
      return answer(response, status, body, headers)
    },
  })

  async function run(model: string, isRest: boolean, request: IncomingMessage, response: ServerResponse) {
    const { picture, refusal } = tell(isRest)
    const body = await readBody(request)
    if (!models.includes(model)) return refusal(response, refusals.unknown_model)
    const form = await readForm(body, request.headers['content-type'] ?? '')
    if ('fault' in form) return refusal(response, { status: 400, code: 5006, message: form.fault })
    const garments = form.garments.map(({ garment }) => garment)
    const scenario = await plan.choose(garments)
    const made = await render(scenario, form)
    plan.record({ scenario, garments, asked: { ...form.asked, model }, made })
    if (scenario === 'slow') await pause(slowMs, undefined, { ref: false })
    return end(scenario, made)

    function end(how: PhotographScenario, image: string | null) {
      if (misbehave(how, request, response)) return undefined
      if (how === 'revoked') return refusal(response, isRest ? refusals.bad_token : refusals.blocked)
      const refused = refusals[how]
      return refused ? refusal(response, refused) : picture(response, image)
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://fake')
    if (pathname.startsWith('/fake/')) return plan.administer(pathname, request, response)
    if (pathname.startsWith('/gateway/fake/'))
      return gateway.plan.administer(pathname.slice('/gateway'.length), request, response)
    if (pathname.startsWith('/outputs/')) {
      const picture = gateway.pictureOf(pathname.slice('/outputs/'.length))
      return picture
        ? response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
        : answer(response, 404, {})
    }
    const rest = /^\/client\/v4\/accounts\/([^/]+)\/ai\/run(?:\/(.+))?$/.exec(decodeURI(pathname))
    const isRoute = rest ?? ['/run', '/ai-gateway/run'].includes(pathname)
    if (request.method !== 'POST' || !isRoute)
      return answer(response, 404, {
        success: false,
        errors: [{ code: 7000, message: 'No route for that URI' }],
      })
    const isRest = rest !== null
    const isKnown = rest?.[1] === account && request.headers.authorization === `Bearer ${fakeToken}`
    if (isRest && !isKnown) return tell(true).refusal(response, refusals.bad_token)
    const named = rest?.[2] ?? String(request.headers['cf-consn-model-id'])
    if (rest?.[2] || pathname === '/run') return run(named, isRest, request, response)
    const body = await readJson(request)
    const [model, inputs] = isRest ? [String(body?.model), body?.input] : [named, body?.inputs]
    return gateway.run(model, inputs, { isRest, tell: tell(isRest) }, request, response)
  }

  const server = await listen(port, handle, (response, fault) =>
    answer(response, 500, { internalCode: 0, fault }),
  )
  return {
    ...server,
    /** What WORKERS_AI_BASE is set to. */
    base: `${server.address}/client/v4/accounts/${account}/ai`,
    plan,
    gatewayPlan: gateway.plan,
  }
}
