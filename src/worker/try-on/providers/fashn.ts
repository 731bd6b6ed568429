import * as v from 'valibot'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import { logEvent } from '../../lib/log.ts'
import { Unacceptable } from '../../lib/read-up-to.ts'
import type { CloudProvider, Fault, Garment, Polled, Run, Started } from './cloud-provider.ts'
import { downloadPicture } from './download-picture.ts'
import { call, fromBase64, openMade, toDataUri } from './provider-call.ts'

/** One account at FASHN: a key, the server that takes it, and the model that is asked for. */
export type FashnAccount = { baseUrl: string; key: string; model: FashnModel }

/** A credit, bought without a subscription (docs/providers.md). */
const creditPrice = 75_000

export const openFashn = (account: FashnAccount): CloudProvider => {
  const { wearsExtras, credits } = models[account.model]
  return {
    piecesPerRun: 1,
    wearsExtras,
    hasWebhook: true,
    price: (run) => credits(run) * creditPrice,
    start: (run, timeoutMs) => start(account, run, timeoutMs),
    poll: (reference, timeoutMs) => poll(account, reference, timeoutMs),
    creditsLeft: (timeoutMs) => creditsLeft(account, timeoutMs),
  }
}

/** FASHN's names of the categories. */
const categories: Partial<Record<WornCategory, 'tops' | 'bottoms' | 'one-pieces'>> = {
  bottoms: 'bottoms',
  skirts: 'bottoms',
  tops: 'tops',
  dresses: 'one-pieces',
  outerwear: 'tops',
}

type Model = {
  wearsExtras: boolean
  /** What a run costs; the answer to it tells the same. */
  credits: (run: Pick<Run, 'highQuality'>) => number
  inputs: (run: Run, garment: Garment) => object
}

const models = {
  'tryon-v1.6': {
    wearsExtras: false,
    credits: () => 1,
    inputs: ({ highQuality }, { picture, category }) => ({
      garment_image: toDataUri(picture),
      category: categories[category] ?? 'auto',
      mode: highQuality ? 'quality' : 'balanced',
      garment_photo_type: 'auto',
      moderation_level: 'permissive',
      num_samples: 1,
    }),
  },
  'tryon-max': {
    wearsExtras: true,
    credits: ({ highQuality }) => (highQuality ? 4 : 2),
    inputs: ({ highQuality }, { picture }) => ({
      product_image: toDataUri(picture),
      resolution: highQuality ? '2k' : '1k',
      generation_mode: highQuality ? 'quality' : 'balanced',
      num_images: 1,
    }),
  },
} satisfies Record<string, Model>

type FashnModel = keyof typeof models
export const fashnModels = Object.keys(models)
export const isFashnModel = (name: string): name is FashnModel => Object.hasOwn(models, name)

/**
 * Pictures travel inside the calls: input sent as base64 stays out of the provider's history, and output returned as
 * base64 is deleted after an hour instead of lying on a CDN for three days.
 */
const runInput = (model: FashnModel, run: Run, garment: Garment) => ({
  model_name: model,
  inputs: {
    model_image: toDataUri(run.person),
    ...models[model].inputs(run, garment),
    seed: run.seed,
    output_format: 'jpeg',
    return_base64: true,
  },
})

/** The documentation describes an error as a name and a message, the published schema as one string. */
const fault = v.nullish(
  v.union([v.string(), v.object({ name: v.optional(v.string(), ''), message: v.optional(v.string(), '') })]),
)
const runAnswer = v.object({ id: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), error: fault })
const statusAnswer = v.object({ status: v.string(), output: v.nullish(v.array(v.string())), error: fault })

const nameOf = (error: v.InferOutput<typeof fault>) =>
  (typeof error === 'string' ? error : (error?.name ?? '')).match(/^\w+/)?.[0] ?? ''

/** What a failed run tells her, and whose fault it is. Any other name is the provider's. */
const failures: Record<string, { failure: TryOnFailure; fault: Fault }> = {
  ImageLoadError: { failure: 'garment_unreadable', fault: 'input' },
  ContentModerationError: { failure: 'picture_refused', fault: 'refused' },
  // The model behind theirs restricts such content, whichever account asks: nobody is ill, and nobody else is asked.
  ThirdPartyError: { failure: 'picture_refused', fault: 'input' },
  '3rdPartyProviderError': { failure: 'picture_refused', fault: 'input' },
  PoseError: { failure: 'processing_failed', fault: 'input' },
  InputValidationError: { failure: 'processing_failed', fault: 'input' },
  PipelineError: { failure: 'processing_failed', fault: 'provider' },
}

/** Whose fault it is that a run was not taken. A request that it cannot read may be read elsewhere. */
const faultOfRefusal = (status: number, name: string): Fault =>
  name === 'OutOfCredits' || [401, 402, 403].includes(status)
    ? 'account'
    : (failures[name]?.fault ?? 'provider')

const authorized = ({ key }: FashnAccount) => ({
  Authorization: `Bearer ${key}`,
  'Content-Type': 'application/json',
})

/**
 * A run cannot be cancelled and has no idempotency key, so it is sent once: an answer that says that nothing was
 * started ('busy') allows another attempt, a doubtful one does not.
 */
async function start(account: FashnAccount, run: Run, timeoutMs: number): Promise<Started> {
  const [garment] = run.garments
  if (!garment) throw new Error('a run without a garment')
  const path = new URL('/v1/run', account.baseUrl)
  if (run.webhookUrl) path.searchParams.set('webhook_url', run.webhookUrl)
  const sent = await call(path, timeoutMs, {
    method: 'POST',
    headers: authorized(account),
    body: JSON.stringify(runInput(account.model, run, garment)),
  }).catch((error: unknown) => {
    logEvent('fashn_run_unanswered', { error: String(error) })
    return null
  })
  if (!sent) return { type: 'outcome_unknown' }
  const { status, retryAfterMs } = sent
  const { success, output: answer } = v.safeParse(runAnswer, sent.answer)
  const name = success ? nameOf(answer.error) : ''
  if (status === 200 && success && answer.id)
    return { type: 'accepted', reference: answer.id, cost: toldCost(sent.headers) }
  if (status === 429 && name !== 'OutOfCredits') {
    return { type: 'busy', retryAfterMs: retryAfterMs ?? 0 }
  }
  logEvent('fashn_run_refused', { status, name })
  return name || (status >= 400 && status < 500)
    ? { type: 'failed', failure: 'start_failed', fault: faultOfRefusal(status, name) }
    : { type: 'outcome_unknown' }
}

function toldCost(headers: Headers) {
  const credits = Number(headers.get('x-fashn-credits-used') ?? NaN)
  return Number.isInteger(credits) && credits >= 0 ? credits * creditPrice : undefined
}

const creditsAnswer = v.object({ credits: v.object({ total: v.number() }) })

async function creditsLeft(account: FashnAccount, timeoutMs: number) {
  const path = new URL('/v1/credits', account.baseUrl)
  const { answer } = await call(path, timeoutMs, { headers: authorized(account) })
  const parsed = v.safeParse(creditsAnswer, answer)
  return parsed.success ? parsed.output.credits.total : null
}

async function poll(account: FashnAccount, reference: string, timeoutMs: number): Promise<Polled> {
  const path = new URL(`/v1/status/${reference}`, account.baseUrl)
  const { status: httpStatus, answer } = await call(path, timeoutMs, { headers: authorized(account) })
  const parsed = v.safeParse(statusAnswer, answer)
  if (httpStatus !== 200 || !parsed.success) return { type: 'unread', missing: httpStatus === 404 }
  const { status, output, error } = parsed.output
  switch (status) {
    case 'starting':
    case 'in_queue':
    case 'processing':
      return { type: 'still_running' }
    case 'completed':
      return open(account, output?.[0] ?? '', timeoutMs)
    case 'time_out':
      return { type: 'failed', failure: 'timeout', fault: 'provider' }
    case 'canceled':
      return { type: 'failed', failure: 'unknown', fault: 'provider' }
    default:
      logEvent('fashn_run_failed', { status, name: nameOf(error) })
      return { type: 'failed', ...(failures[nameOf(error)] ?? { failure: 'unknown', fault: 'provider' }) }
  }
}

/** The picture of a completed run, from the answer itself or from the address in it. */
async function open(account: FashnAccount, output: string, timeoutMs: number): Promise<Polled> {
  try {
    const bytes = output.startsWith('data:')
      ? decode(output)
      : await downloadPicture(output, account.baseUrl, timeoutMs)
    const picture = openMade(bytes)
    if (picture) return { type: 'completed', picture }
    logEvent('fashn_output_unreadable', { byteCount: bytes.length })
  } catch (error) {
    // Any other failure may be temporary.
    if (!(error instanceof Unacceptable)) throw error
    logEvent('fashn_output_refused', { error: String(error) })
  }
  return { type: 'failed', failure: 'unknown', fault: 'provider' }
}

const decode = (uri: string) => fromBase64(uri.slice(uri.indexOf(',') + 1))
