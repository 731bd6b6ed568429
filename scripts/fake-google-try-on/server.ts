/*
 * Google's Virtual Try-On, on this machine alone.
 *
 *   POST /token                                   a service account's assertion for an access token
 *   POST /v1/projects/{project}/locations/{region}/publishers/google/models/virtual-try-on-001:predict
 *   POST /fake/account {tokenSeconds, isRevoked}  opens an account and answers its file; with {tokenStatus} it gets no token
 *   POST /fake/revoke {email}, /fake/withdraw     ends an account, or its tokens alone
 *   GET  /fake/tokens?email=…                     how many tokens it was given
 *   /fake/…                                       see fake-photographers/plan.ts
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { photographMarks, type PhotographScenario } from '#worker/testing/photographer-scenarios.ts'
import { answer, listen, readBody, readJson } from '../fake-photographers/http.ts'
import { sizeOf, upper } from '../fake-photographers/pictures.ts'
import { Plan } from '../fake-photographers/plan.ts'
import { areReadable, render } from '../fake-photographers/render.ts'
import { Accounts } from './accounts.ts'
import { readPredict } from './predict.ts'
import { refusals, type Refusal } from './refusals.ts'

type Options = { port?: number; slowMs?: number }

export async function startFakeGoogleTryOn({ port = 0, slowMs = 8_000 }: Options = {}) {
  const plan = new Plan(photographMarks.google)
  const accounts = new Accounts()

  const refuse = (response: ServerResponse, { code, status, message }: Refusal) =>
    answer(response, code, { error: { code, message, status } })

  async function administer(url: URL, request: IncomingMessage, response: ServerResponse) {
    if (url.pathname === '/fake/tokens')
      return answer(response, 200, accounts.tokensOf(url.searchParams.get('email') ?? ''))
    if (!/^\/fake\/(?:account|revoke|withdraw)$/.test(url.pathname))
      return plan.administer(url.pathname, request, response)
    const body = await readJson(request)
    const email = String(body?.email)
    if (url.pathname === '/fake/account')
      return answer(response, 200, accounts.open(`${server.address}/token`, { ...body }))
    if (url.pathname === '/fake/revoke') accounts.revoke(email)
    else accounts.withdraw(email)
    return answer(response, 200, {})
  }

  async function predict(request: IncomingMessage, response: ServerResponse) {
    const read = readPredict(await readJson(request))
    if ('fault' in read) return refuse(response, { ...refusals.unreadable, message: read.fault })
    const { person, garment, parameters } = read
    if (!(await areReadable(person, garment))) return refuse(response, refusals.unreadable)
    const scenario = await plan.choose([garment])
    const placed = [{ garment, place: upper }]
    const made = await render(scenario, { person, draft: null, garments: placed, size: await sizeOf(person) })
    plan.record({ scenario, garments: [garment], asked: parameters, made })
    if (scenario === 'slow') await pause(slowMs, undefined, { ref: false })
    return end(scenario, made, request, response)
  }

  function end(
    scenario: PhotographScenario,
    made: string | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    switch (scenario) {
      case 'hangs':
        return undefined
      case 'dropped':
        return request.socket.destroy()
      case 'not_json':
        return response.writeHead(200, { 'Content-Type': 'text/plain' }).end('done')
      case 'bad_gateway':
        return response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502</h1>')
      case 'no_picture':
        return answer(response, 200, {})
      case 'refused_output':
        return answer(response, 200, {
          predictions: [{ raiFilteredReason: 'The picture was filtered out. Support codes: 63429089' }],
        })
    }
    const refused = refusals[scenario]
    if (refused) return refuse(response, refused)
    return answer(response, 200, { predictions: [{ mimeType: 'image/jpeg', bytesBase64Encoded: made }] })
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://fake')
    if (url.pathname.startsWith('/fake/')) return administer(url, request, response)
    if (url.pathname === '/token') {
      const { status, body } = accounts.exchange(new URLSearchParams((await readBody(request)).toString()))
      return answer(response, status, body)
    }
    const called =
      /^\/v1\/projects\/([^/]+)\/locations\/([^/]+)\/publishers\/google\/models\/([\w-]+):predict$/.exec(
        url.pathname,
      )
    if (!accounts.isCurrent(request.headers.authorization)) return refuse(response, refusals.unauthenticated)
    const [, project, region, model] = called ?? []
    if (project !== accounts.project) return refuse(response, refusals.revoked)
    if (region !== 'us-central1' || model !== 'virtual-try-on-001')
      return refuse(response, refusals.unknown_model)
    return predict(request, response)
  }

  const server = await listen(port, handle, (response, fault) =>
    refuse(response, { code: 500, status: 'INTERNAL', message: fault }),
  )
  return { ...server, plan, accounts, openAccount: () => accounts.open(`${server.address}/token`) }
}
