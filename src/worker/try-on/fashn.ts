import * as v from 'valibot'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import { logEvent } from '../lib/log.ts'
import { readUpTo, Unacceptable } from '../lib/read-up-to.ts'
import { within } from '../lib/within.ts'
import { maximumBytes, sniffType } from '../photos/pictures.ts'
import type { Fitting, Polled, Started } from './cloud-provider.ts'

/** FASHN's names of the categories. */
const categories: Record<GarmentCategory, 'tops' | 'bottoms' | 'one-pieces'> = {
  bottoms: 'bottoms',
  skirts: 'bottoms',
  tops: 'tops',
  dresses: 'one-pieces',
  outerwear: 'tops',
}

const dataUri = ({ bytes, type }: Fitting['person']) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/**
 * Pictures travel inside the calls: input sent as base64 stays out of the provider's history, and output returned as
 * base64 is deleted after an hour instead of lying on a CDN for three days.
 */
const runInput = ({ person, garment, category, highQuality }: Fitting) => ({
  model_name: 'tryon-v1.6',
  inputs: {
    model_image: dataUri(person),
    garment_image: dataUri(garment),
    category: categories[category],
    mode: highQuality ? 'quality' : 'balanced',
    garment_photo_type: 'auto',
    moderation_level: 'permissive',
    num_samples: 1,
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

const failures: Record<string, TryOnFailure> = {
  ImageLoadError: 'garment_unreadable',
  ContentModerationError: 'processing_failed',
  PoseError: 'processing_failed',
  InputValidationError: 'processing_failed',
  PipelineError: 'processing_failed',
}

/** A base64 picture of the largest size, and room for the rest of the answer. */
const mostAnswerBytes = (maximumBytes * 4) / 3 + 10_000

const call = (env: Env, path: URL, timeoutMs: number, init: RequestInit = {}) =>
  within(timeoutMs, async (signal) => {
    const headers = { Authorization: `Bearer ${env.FASHN_API_KEY}`, 'Content-Type': 'application/json' }
    const response = await fetch(path, { ...init, headers, signal, redirect: 'manual' })
    const text = new TextDecoder().decode(await readUpTo(response, mostAnswerBytes))
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      answer: parseJson(text),
    }
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * A run cannot be cancelled and has no idempotency key, so it is sent once: an answer that says that nothing was
 * started ('busy') allows another attempt, a doubtful one does not.
 */
export async function startFashn(env: Env, fitting: Fitting, timeoutMs: number): Promise<Started> {
  const path = new URL('/v1/run', env.FASHN_BASE_URL)
  if (fitting.webhookUrl) path.searchParams.set('webhook_url', fitting.webhookUrl)
  const sent = await call(env, path, timeoutMs, {
    method: 'POST',
    body: JSON.stringify(runInput(fitting)),
  }).catch((error: unknown) => {
    logEvent('fashn_run_unanswered', { error: String(error) })
    return null
  })
  if (!sent) return { type: 'outcome_unknown' }
  const { status, retryAfter } = sent
  const { success, output: answer } = v.safeParse(runAnswer, sent.answer)
  const name = success ? nameOf(answer.error) : ''
  if (status === 200 && success && answer.id) return { type: 'accepted', reference: answer.id }
  if (status === 429 && name !== 'OutOfCredits') {
    return { type: 'busy', retryAfterMs: Math.min(Number(retryAfter) || 0, 30) * 1000 }
  }
  logEvent('fashn_run_refused', { status, name })
  return name || (status >= 400 && status < 500)
    ? { type: 'failed', failure: 'start_failed' }
    : { type: 'outcome_unknown' }
}

export async function pollFashn(env: Env, reference: string, timeoutMs: number): Promise<Polled> {
  const { status: httpStatus, answer } = await call(
    env,
    new URL(`/v1/status/${reference}`, env.FASHN_BASE_URL),
    timeoutMs,
  )
  const parsed = v.safeParse(statusAnswer, answer)
  if (httpStatus !== 200 || !parsed.success) return { type: 'unread', missing: httpStatus === 404 }
  const { status, output, error } = parsed.output
  switch (status) {
    case 'starting':
    case 'in_queue':
    case 'processing':
      return { type: 'still_running' }
    case 'completed':
      return open(env, output?.[0] ?? '', timeoutMs)
    case 'time_out':
      return { type: 'failed', failure: 'timeout' }
    default:
      logEvent('fashn_run_failed', { status, name: nameOf(error) })
      return { type: 'failed', failure: failures[nameOf(error)] ?? 'unknown' }
  }
}

/** The picture of a completed run, from the answer itself or from the address in it. */
async function open(env: Env, output: string, timeoutMs: number): Promise<Polled> {
  try {
    const bytes = output.startsWith('data:') ? decode(output) : await download(env, output, timeoutMs)
    const type = sniffType(bytes)
    if (type === 'image/jpeg' || type === 'image/png') return { type: 'completed', picture: { bytes, type } }
    logEvent('fashn_output_unreadable', { byteCount: bytes.length })
  } catch (error) {
    // Any other failure may be temporary.
    if (!(error instanceof Unacceptable)) throw error
    logEvent('fashn_output_refused', { error: String(error) })
  }
  return { type: 'failed', failure: 'unknown' }
}

const decode = (uri: string) => new Uint8Array(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'))

async function download(env: Env, address: string, timeoutMs: number) {
  const url = URL.parse(address)
  const isAllowed = url?.protocol === 'https:' || url?.origin === new URL(env.FASHN_BASE_URL).origin
  if (!url || !isAllowed)
    throw new Unacceptable('an address that is neither over TLS nor of the provider itself')
  return within(timeoutMs, async (signal) => {
    const response = await fetch(url, { redirect: 'manual', signal })
    if (response.status !== 200) throw new Error(`the picture's address answered ${response.status}`)
    return readUpTo(response, maximumBytes)
  })
}
