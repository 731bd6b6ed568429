import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { Account } from './account.ts'
import { answer, readJson, refuse } from './http.ts'
import { answerRun } from './run.ts'
import { defaults, type Options, type Service } from './service.ts'
import { scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { answerOutput, answerStatus } from './status.ts'

/**
 * For tests; the real service has no such calls.
 *
 *   POST /fake/next {scenario, count}   the next runs, in place of earlier plans
 *   POST /fake/mode {scenario}          every run that nothing else decides
 *   POST /fake/revoke {key}             ends a key
 *   GET  /fake/runs                     what ran, without its pictures
 */
async function administer(
  service: Service,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (path === '/fake/runs') return answer(response, 200, listRuns(service))
  const body = await readJson(request)
  const account = service.accounts.get(String(body?.key))
  if (path === '/fake/revoke' && account) {
    account.isRevoked = true
    return answer(response, 200, {})
  }
  const scenario = scenarios.find((one) => one === body?.scenario)
  if (!scenario || (path !== '/fake/next' && path !== '/fake/mode'))
    return refuse(response, 400, 'BadRequest', 'There is no such scenario, or no such call.')
  if (path === '/fake/mode') service.mode = scenario
  // Replaces earlier plans, so that a test that failed before its run leaves nothing to the next one.
  else service.planned = Array.from({ length: Number(body?.count ?? 1) }, () => scenario)
  return answer(response, 200, {})
}

/** Without the pictures, which are megabytes. */
const listRuns = ({ accounts }: Service) =>
  [...accounts]
    .flatMap(([key, { runs }]) => runs.map((run) => ({ ...run, key })))
    .map((run) => ({
      ...run,
      output: null,
      inputs: { ...run.inputs, model_image: null, garment_image: null, product_image: null },
    }))
    .sort((a, b) => a.startedAt - b.startedAt)

async function handle(service: Service, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', service.address)
  const [, first, second, third] = url.pathname.split('/')
  if (first === 'fake') return administer(service, url.pathname, request, response)
  if (first === 'outputs') return answerOutput(service, second, response)
  const account = service.accounts.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
  if (!account || account.isRevoked) {
    return refuse(response, 401, 'UnauthorizedAccess', 'Invalid or missing API key.')
  }
  if (first === 'v1' && second === 'run' && request.method === 'POST')
    return answerRun(service, account, url, request, response)
  if (first === 'v1' && second === 'status' && request.method === 'GET')
    return answerStatus(service, account, third, response)
  if (first === 'v1' && second === 'credits' && request.method === 'GET') {
    const total = account.credits
    return answer(response, 200, { credits: { total, subscription: 0, on_demand: total } })
  }
  return refuse(response, 404, 'NotFound', 'There is no such endpoint.')
}

/** A server that speaks FASHN's protocol, on this machine alone. */
export async function startFakeFashn(options: Options = {}) {
  const settings = { ...defaults, ...options }
  const first = new Account(settings)
  const accounts = new Map(
    settings.key.split(' ').map((key, i) => [key, i === 0 ? first : new Account(settings)]),
  )
  const service: Service = {
    ...settings,
    address: '',
    accounts,
    planned: [],
    mode: 'completes',
    refusals: [],
  }
  const server = createServer((request, response) => {
    handle(service, request, response).catch((error: unknown) => {
      if (!response.headersSent) refuse(response, 500, 'InternalServerError', String(error))
      else response.destroy()
    })
  })
  server.listen(settings.port, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  service.port = typeof bound === 'object' && bound ? bound.port : settings.port
  service.address = `http://127.0.0.1:${service.port}`
  return {
    address: service.address,
    /** That of the first key. */
    account: first,
    service,
    /** Plans the next runs whose garments choose no scenario. */
    plan: (...next: Scenario[]) => service.planned.push(...next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
