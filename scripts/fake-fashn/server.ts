import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { Account } from './account.ts'
import { answer, readJson, refuse } from './http.ts'
import { answerRun } from './run.ts'
import { defaults, type Options, type Service } from './service.ts'
import { scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { answerOutput, answerStatus } from './status.ts'

/** For tests: what ran, and what is to happen next. The real service has no such calls. */
async function administer(
  service: Service,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (path === '/fake/next') {
    const body = await readJson(request)
    const scenario = scenarios.find((one) => one === body?.scenario)
    if (!scenario) return refuse(response, 400, 'BadRequest', 'There is no such scenario.')
    // Replaces earlier plans, so that a test that failed before its run leaves nothing to the next one.
    service.planned = Array.from({ length: Number(body?.count ?? 1) }, () => scenario)
    return answer(response, 200, {})
  }
  // Without the pictures, which are megabytes.
  const runs = service.account.runs.map((run) => ({
    ...run,
    output: null,
    inputs: { ...run.inputs, model_image: null, garment_image: null },
  }))
  return answer(response, 200, runs)
}

async function handle(service: Service, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', service.address)
  const [, first, second, third] = url.pathname.split('/')
  if (first === 'fake') return administer(service, url.pathname, request, response)
  if (first === 'outputs') return answerOutput(service, second, response)
  if (request.headers.authorization !== `Bearer ${service.key}`) {
    return refuse(response, 401, 'UnauthorizedAccess', 'Invalid or missing API key.')
  }
  if (first === 'v1' && second === 'run' && request.method === 'POST')
    return answerRun(service, url, request, response)
  if (first === 'v1' && second === 'status' && request.method === 'GET')
    return answerStatus(service, third, response)
  if (first === 'v1' && second === 'credits' && request.method === 'GET') {
    const total = service.account.credits
    return answer(response, 200, { credits: { total, subscription: 0, on_demand: total } })
  }
  return refuse(response, 404, 'NotFound', 'There is no such endpoint.')
}

/** A server that speaks FASHN's protocol, on this machine alone. */
export async function startFakeFashn(options: Options = {}) {
  const settings = { ...defaults, ...options }
  const service: Service = { ...settings, address: '', account: new Account(settings), planned: [] }
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
    account: service.account,
    /** Plans the next runs whose garments choose no scenario. */
    plan: (...next: Scenario[]) => service.planned.push(...next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
