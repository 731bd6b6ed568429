import * as v from 'valibot'
import { logEvent, logFault } from '../../lib/log.ts'
import { within } from '../../lib/time-limit.ts'
import type { CloudProvider, Failed, Run, Started } from './cloud-provider.ts'
import { accessToken, forgetToken, TokenRefused, type ServiceAccount } from './google-token.ts'
import { call, fromBase64, leftOf, openMade, toBase64, type Answered } from './provider-call.ts'
import { refit, type Shrink } from './shrink-picture.ts'

export type GoogleTryOn = {
  /** Scheme and host of the region: `https://us-central1-aiplatform.googleapis.com`. */
  base: string
  project: string
  region: string
  account: ServiceAccount
  shrink: Shrink | null
}

const model = 'virtual-try-on-001'
/** One picture (docs/providers.md). */
const picturePrice = 60_000

/** A file that is sent within the call may have 7 MB; a larger side only makes the run slower. */
const inputLimits = { maxSide: 2048, maxBytes: 7_000_000 }

/** Google's model for try-on: a person and one product. A run ends within its call. */
export const openGoogle = (tryOn: GoogleTryOn): CloudProvider => ({
  piecesPerRun: 1,
  hasWebhook: false,
  price: () => picturePrice,
  start: (run, timeoutMs) => start(tryOn, run, timeoutMs),
  poll: () => Promise.resolve({ type: 'unread', missing: true }),
})

/**
 * The watermark, which nobody sees, says that a model made the picture. A seed may only be sent without it, so each
 * run is another throw of the dice.
 */
const parameters = {
  sampleCount: 1,
  addWatermark: true,
  personGeneration: 'allow_adult',
  safetySetting: 'block_only_high',
  outputOptions: { mimeType: 'image/jpeg', compressionQuality: 92 },
}

async function bodyOf({ person, garments: [garment] }: Run, shrink: Shrink | null) {
  if (!garment) throw new Error('a run without a garment')
  const encode = async (picture: Run['person']) => ({
    image: { bytesBase64Encoded: toBase64((await refit(picture, inputLimits, shrink)).bytes) },
  })
  const [personImage, product] = await Promise.all([encode(person), encode(garment.picture)])
  return JSON.stringify({ instances: [{ personImage, productImages: [product] }], parameters })
}

async function start(tryOn: GoogleTryOn, run: Run, timeoutMs: number): Promise<Started> {
  const timeLeft = leftOf(timeoutMs)
  const prepared = await prepare(tryOn, run, timeoutMs)
  if ('type' in prepared) return prepared
  let answered = await send(tryOn, prepared, timeLeft())
  if (answered?.status === 401) {
    // It may have been withdrawn before its time, as when a key is replaced.
    await forgetToken(tryOn.account, prepared.token)
    const again = await renew(tryOn, timeLeft())
    if (typeof again !== 'string') return again
    answered = await send(tryOn, { ...prepared, token: again }, timeLeft())
  }
  return answered ? read(answered) : { type: 'outcome_unknown' }
}

type Prepared = { body: string; token: string }

async function prepare(tryOn: GoogleTryOn, run: Run, timeoutMs: number): Promise<Prepared | Failed> {
  const [body, token] = await Promise.all([
    within(timeoutMs, () => bodyOf(run, tryOn.shrink)).catch((error: unknown) => {
      logFault('google_try_on_not_sent', error)
      return failed('start_failed', 'provider')
    }),
    renew(tryOn, timeoutMs),
  ])
  if (typeof token !== 'string') return token
  return typeof body === 'string' ? { body, token } : body
}

async function renew({ account }: GoogleTryOn, timeoutMs: number): Promise<string | Failed> {
  try {
    return await accessToken(account, timeoutMs)
  } catch (error) {
    logFault('google_try_on_no_token', error)
    return failed('start_failed', error instanceof TokenRefused ? 'account' : 'provider')
  }
}

function send({ base, project, region }: GoogleTryOn, { body, token }: Prepared, timeoutMs: number) {
  const path = `/v1/projects/${project}/locations/${region}/publishers/google/models/${model}:predict`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return call(new URL(path, base), timeoutMs, { method: 'POST', headers, body }).catch((error: unknown) => {
    logEvent('google_try_on_unanswered', { error: String(error) })
    return null
  })
}

const prediction = v.object({
  bytesBase64Encoded: v.nullish(v.string()),
  raiFilteredReason: v.nullish(v.string()),
})
const predictAnswer = v.object({ predictions: v.nullish(v.array(prediction)) })
const errorAnswer = v.object({
  error: v.object({ status: v.nullish(v.string(), ''), message: v.nullish(v.string(), '') }),
})

const failed = (failure: Failed['failure'], fault: Failed['fault']): Failed => ({
  type: 'failed',
  failure,
  fault,
})

function read({ status, retryAfterMs, answer }: Answered): Started {
  if (status !== 200) return readRefusal(status, retryAfterMs, answer)
  const parsed = v.safeParse(predictAnswer, answer)
  const [made] = (parsed.success && parsed.output.predictions) || []
  const picture = made?.bytesBase64Encoded ? openMade(fromBase64(made.bytesBase64Encoded)) : null
  if (picture) return { type: 'completed', picture }
  // What the filter takes out may leave its reason behind, or nothing.
  const isFiltered = made ? Boolean(made.raiFilteredReason) : parsed.success
  logEvent('google_try_on_no_picture', { isFiltered, codes: supportCodes(made?.raiFilteredReason ?? '') })
  return isFiltered ? failed('picture_refused', 'refused') : failed('unknown', 'provider')
}

/** The numbers by which Google names a category of its filter. */
const supportCodes = (message: string) => message.match(/\b\d{8}\b/g) ?? []
const isFilter = (message: string) =>
  /support codes?:|safety filter|responsible ai|been blocked/i.test(message)

/** Quotas are those of a minute. */
const busyMs = 10_000

function readRefusal(httpStatus: number, retryAfterMs: number | null, answer: unknown): Started {
  const parsed = v.safeParse(errorAnswer, answer)
  const { status, message } = parsed.success ? parsed.output.error : { status: '', message: '' }
  // What is said of her picture is not for a log; what is said of our account is for its operator.
  const told = isFilter(message) ? supportCodes(message) : message.slice(0, 200)
  logEvent('google_try_on_refused', { httpStatus, status, told })
  switch (httpStatus) {
    case 400:
      if (isFilter(message)) return failed('picture_refused', 'refused')
      // A precondition is one of the project's: its billing, or an API that is off.
      if (status === 'FAILED_PRECONDITION') return failed('start_failed', 'account')
      // What does not speak of a picture speaks of our call, and another photographer has another.
      return /image|picture/i.test(message)
        ? failed('processing_failed', 'input')
        : failed('start_failed', 'provider')
    case 401:
    case 403:
    // A model that is not there is one of another region, or of a wrong name.
    case 404:
      return failed('start_failed', 'account')
    case 429:
      return { type: 'busy', retryAfterMs: retryAfterMs ?? busyMs }
    case 408:
    case 504:
      return { type: 'outcome_unknown' }
    default:
      // An error that is not of Google's own form is a gateway's, and says nothing of the run behind it.
      return parsed.success ? failed('start_failed', 'provider') : { type: 'outcome_unknown' }
  }
}
