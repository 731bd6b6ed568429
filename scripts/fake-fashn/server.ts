import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { Account } from './account.ts'
import { trueSize, type Size } from './drawing.ts'
import { answerRun } from './run.ts'
import { scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { answerOutput, answerStatus } from './status.ts'

type Options = {
  port?: number
  /** The only key that is accepted. */
  key?: string
  /** How long a run in the balanced mode takes; quality takes twice as long, performance half. */
  runMs?: number
  runsPerMinute?: number
  atOnce?: number
  readsPerTenSeconds?: number
  /** The pause before a webhook that was not accepted is sent again, doubled each time. */
  webhookRetryMs?: number
  /** The size of its pictures: small ones are fast, for tests that do not look at them. */
  size?: Size
}

export type Service = Required<Options> & {
  address: string
  account: Account
  /** Scenarios of the next runs whose garment names none. */
  planned: Scenario[]
}

const defaults: Required<Options> = {
  port: 0,
  key: 'fa-test-key',
  runMs: 1_500,
  runsPerMinute: 50,
  atOnce: 6,
  readsPerTenSeconds: 50,
  webhookRetryMs: 10_000,
  size: trueSize,
}

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export const refuse = (response: ServerResponse, status: number, name: string, message: string) =>
  answer(response, status, { error: name, message }, status === 429 ? { 'Retry-After': '1' } : {})

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    return typeof body === 'object' && body !== null ? { ...body } : null
  } catch {
    return null
  }
}

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
