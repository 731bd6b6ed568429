import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Account, Run, RunError } from './account.ts'
import { draw, load, scenarioIn } from './drawing.ts'
import type { Scenario } from '#worker/testing/fashn-scenarios.ts'
import { answer, readJson, refuse } from './http.ts'
import type { Service } from './service.ts'
import { sendWebhook } from './webhook.ts'

/** How much longer than the balanced mode each takes. */
const modes = new Map<unknown, number>([
  ['performance', 0.5],
  ['balanced', 1],
  ['quality', 2],
])
const categories = ['auto', 'tops', 'bottoms', 'one-pieces']
const runErrors = [
  'ImageLoadError',
  'ContentModerationError',
  'PoseError',
  'InputValidationError',
  'ThirdPartyError',
  'PipelineError',
  'UnavailableError',
  'InternalServerError',
  '3rdPartyProviderError',
  'LoRALoadError',
]

type Inputs = Record<string, unknown>

/** Credits of a run of tryon-max, by its mode; a sharper one costs one more. */
const maxCredits = new Map<unknown, number>([
  ['fast', 1],
  ['balanced', 2],
  ['quality', 3],
])

function creditsOf(body: Inputs | null, inputs: Inputs) {
  if (body?.model_name !== 'tryon-max') return 1
  const { generation_mode = 'balanced', resolution = '1k' } = inputs
  return (maxCredits.get(generation_mode) ?? 1) + (resolution === '1k' ? 0 : 1)
}

/** The fault of a request to one of the two models; null for a valid one. */
function faultOf(body: Inputs | null) {
  const inputs = body?.inputs
  if (!body || typeof inputs !== 'object' || inputs === null) return 'inputs must be an object'
  const { model_image, garment_image, product_image, ...rest }: Inputs = { ...inputs }
  const piece = body.model_name === 'tryon-max' ? product_image : garment_image
  if (typeof model_image !== 'string' || typeof piece !== 'string') return 'both images are required'
  if (body.model_name === 'tryon-max') {
    const { resolution = '1k', generation_mode = 'balanced', category } = rest
    if (!['1k', '2k', '4k'].find((one) => one === resolution)) return 'unknown resolution'
    if (!maxCredits.has(generation_mode)) return 'unknown generation_mode'
    return category === undefined ? null : 'category is not of this model'
  }
  if (body.model_name !== 'tryon-v1.6') return 'unknown model_name'
  const { category = 'auto', mode = 'balanced' } = rest
  if (!categories.find((one) => one === category)) return 'unknown category'
  return modes.has(mode) ? null : 'unknown mode'
}

/** Refuses before anything is started, so nothing is billed. True when an answer was given. */
function refusePlanned(account: Account, scenario: Scenario, digest: string, response: ServerResponse) {
  const refusedBefore = account.refusals.get(digest) ?? 0
  const again = () => {
    account.refusals.set(digest, refusedBefore + 1)
    return refusedBefore < 2
  }
  switch (scenario) {
    case 'run_bad_request':
      refuse(response, 400, 'BadRequest', 'The request is malformed.')
      return true
    case 'run_unauthorized':
      refuse(response, 401, 'UnauthorizedAccess', 'This key has been revoked.')
      return true
    case 'run_out_of_credits':
      refuse(response, 429, 'OutOfCredits', 'Buy credits to go on.')
      return true
    case 'run_payment_required':
      refuse(response, 402, 'OutOfCredits', 'Insufficient credits.')
      return true
    case 'run_rate_limited_twice':
      if (again()) refuse(response, 429, 'RateLimitExceeded', 'Too many requests.')
      return refusedBefore < 2
    case 'run_concurrency_limited_twice':
      if (again()) refuse(response, 429, 'ConcurrencyLimitExceeded', 'Too many runs at once.')
      return refusedBefore < 2
    case 'run_server_error':
      refuse(response, 500, 'InternalServerError', 'Something went wrong on our side.')
      return true
    case 'run_bad_gateway':
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
      return true
    default:
      return false
  }
}

/** Decides at the start how the run will end. */
async function render(
  { size }: Service,
  scenario: Scenario,
  inputs: Inputs,
  person: Buffer | null,
  garment: Buffer | null,
) {
  const named = runErrors.find((name) => name === scenario)
  if (named) return { error: { name: named, message: `${named}, as asked for.` }, output: null }
  if (scenario === 'error_as_text')
    return { error: { name: 'PoseError', message: 'No body found.' }, output: null }
  if (!person || !garment)
    return { error: { name: 'ImageLoadError', message: 'An image could not be loaded.' }, output: null }
  return { error: null, output: await draw(scenario, person, garment, inputs.category, size) }
}

export async function answerRun(
  service: Service,
  account: Account,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const body = await readJson(request)
  const now = Date.now()
  if (!account.takeRun(now)) return refuse(response, 429, 'RateLimitExceeded', 'At most 50 runs a minute.')
  const fault = faultOf(body)
  if (fault) return refuse(response, 400, 'BadRequest', fault)
  if (account.credits < 1) return refuse(response, 429, 'OutOfCredits', 'Buy credits to go on.')
  const leavePlace = account.takePlace(now)
  if (!leavePlace) return refuse(response, 429, 'ConcurrencyLimitExceeded', 'At most 6 runs at once.')
  try {
    return await start(service, account, url, body, request, response)
  } finally {
    leavePlace()
  }
}

async function start(
  service: Service,
  account: Account,
  url: URL,
  body: Inputs | null,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const now = Date.now()
  const inputs: Inputs = typeof body?.inputs === 'object' ? { ...body.inputs } : {}
  const loaded = (picture: unknown) => load(picture).catch(() => null)
  const piece = inputs.product_image ?? inputs.garment_image
  const [person, garment] = await Promise.all([loaded(inputs.model_image), loaded(piece)])
  const scenario = (garment && (await scenarioIn(garment))) ?? service.planned.shift() ?? service.mode
  const garmentDigest = createHash('sha256')
    .update(garment ?? '')
    .digest('hex')
  if (refusePlanned(account, scenario, garmentDigest, response)) {
    service.refusals.push({ scenario, at: now })
    return undefined
  }

  const ending: { error: RunError | null; output: Buffer | null } = await render(
    service,
    scenario,
    inputs,
    person,
    garment,
  )
  const factor = modes.get(inputs.mode ?? 'balanced') ?? 1
  const durationMs =
    scenario === 'never_ends' ? 3_600_000 : service.runMs * factor * (scenario === 'slow' ? 6 : 1)
  const run: Run = {
    id: randomUUID(),
    scenario,
    garmentDigest,
    startedAt: now,
    endsAt: now + durationMs,
    inputs,
    webhookUrl: url.searchParams.get('webhook_url'),
    ...ending,
    outputType: scenario === 'output_png' ? 'image/png' : 'image/jpeg',
    charged: !ending.error && scenario !== 'canceled' && scenario !== 'time_out',
    statusReads: 0,
    downloads: 0,
  }
  account.runs.push(run)
  const credits = creditsOf(body, inputs)
  if (run.charged) account.credits -= credits
  if (run.webhookUrl) sendWebhook(service, run)
  if (scenario === 'run_hangs') return undefined
  if (scenario === 'run_answer_lost') return request.socket.destroy()
  return answer(response, 200, { id: run.id, error: null }, { 'x-fashn-credits-used': String(credits) })
}
