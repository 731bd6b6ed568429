import * as v from 'valibot'
import { logEvent, logFault } from '../../lib/log.ts'
import { within } from '../../lib/time-limit.ts'
import type { CloudProvider, Failed, Run, Started } from './cloud-provider.ts'
import { geminiRatios, nearestRatio } from './aspect-ratio.ts'
import { geminiPrice, sizeNameOf, toldCost } from './gemini-prices.ts'
import { accessToken, forgetToken, TokenRefused, type ServiceAccount } from './google-token.ts'
import { promptOf } from './prompts.ts'
import { call, fromBase64, leftOf, openMade, toBase64, type Answered } from './provider-call.ts'
import { refit, sizeOf, type Limits, type Shrink } from './shrink-picture.ts'

export type GoogleAccount = {
  /** Scheme and host: `https://aiplatform.googleapis.com`, or a region's own. */
  base: string
  project: string
  region: string
  model: string
  account: ServiceAccount
  shrink: Shrink | null
}

/** An outfit in one call: the models take ten pictures of things. */
const piecesPerRun = 6

/** A call may have 20 MB, in base64. */
const personLimits = { maxSide: 2048, maxBytes: 5_000_000 }
const pieceLimits = { maxSide: 1024, maxBytes: 1_200_000 }

/** Google's picture editors (Gemini), led by a prompt. A run ends within its call. */
export const openGoogle = (google: GoogleAccount): CloudProvider => ({
  piecesPerRun,
  wearsExtras: true,
  hasWebhook: false,
  price: ({ garmentCount, highQuality }) =>
    geminiPrice(google.model, { inputCount: Math.min(garmentCount, piecesPerRun) + 1, highQuality }),
  start: (run, timeoutMs) => start(google, run, timeoutMs),
  poll: () => Promise.resolve({ type: 'unread', missing: true }),
})

/** Beachwear is not filtered away. */
const safetySettings = [{ category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold: 'BLOCK_ONLY_HIGH' }]

/** Without the draft: who said yes to Google was told of her photo and the pieces. */
async function bodyOf(run: Run, shrink: Shrink | null) {
  const { person, garments } = run
  if (garments.length === 0) throw new Error('a run without a garment')
  const part = async (picture: Run['person'], limits: Limits) => {
    const { bytes, type } = await refit(picture, limits, shrink)
    return { inlineData: { mimeType: type, data: toBase64(bytes) } }
  }
  const pictures = await Promise.all([
    part(person, personLimits),
    ...garments.map(({ picture }) => part(picture, pieceLimits)),
  ])
  return JSON.stringify({
    contents: [{ role: 'user', parts: [{ text: promptOf({ garments, draft: null }) }, ...pictures] }],
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: nearestRatio(sizeOf(person), geminiRatios), imageSize: sizeNameOf(run) },
      seed: run.seed,
    },
    safetySettings,
  })
}

async function start(google: GoogleAccount, run: Run, timeoutMs: number): Promise<Started> {
  const timeLeft = leftOf(timeoutMs)
  const prepared = await prepare(google, run, timeoutMs)
  if ('type' in prepared) return prepared
  let answered = await send(google, prepared, timeLeft())
  if (answered?.status === 401) {
    // It may have been withdrawn before its time, as when a key is replaced.
    await forgetToken(google.account, prepared.token)
    const again = await renew(google, timeLeft())
    if (typeof again !== 'string') return again
    answered = await send(google, { ...prepared, token: again }, timeLeft())
  }
  return answered ? read(google.model, answered) : { type: 'outcome_unknown' }
}

type Prepared = { body: string; token: string }

async function prepare(google: GoogleAccount, run: Run, timeoutMs: number): Promise<Prepared | Failed> {
  const [body, token] = await Promise.all([
    within(timeoutMs, () => bodyOf(run, google.shrink)).catch((error: unknown) => {
      logFault('google_not_sent', error)
      return failed('start_failed', 'provider')
    }),
    renew(google, timeoutMs),
  ])
  if (typeof token !== 'string') return token
  return typeof body === 'string' ? { body, token } : body
}

async function renew({ account }: GoogleAccount, timeoutMs: number): Promise<string | Failed> {
  try {
    return await accessToken(account, timeoutMs)
  } catch (error) {
    logFault('google_no_token', error)
    return failed('start_failed', error instanceof TokenRefused ? 'account' : 'provider')
  }
}

function send({ base, project, region, model }: GoogleAccount, { body, token }: Prepared, timeoutMs: number) {
  const path = `/v1/projects/${project}/locations/${region}/publishers/google/models/${model}:generateContent`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return call(new URL(path, base), timeoutMs, { method: 'POST', headers, body }).catch((error: unknown) => {
    logEvent('google_unanswered', { error: String(error) })
    return null
  })
}

const part = v.object({ inlineData: v.nullish(v.object({ data: v.string() })) })
const generateAnswer = v.object({
  candidates: v.nullish(
    v.array(
      v.object({
        content: v.nullish(v.object({ parts: v.nullish(v.array(part)) })),
        finishReason: v.nullish(v.string(), ''),
      }),
    ),
    [],
  ),
  promptFeedback: v.nullish(v.object({ blockReason: v.nullish(v.string(), '') })),
})
const errorAnswer = v.object({
  error: v.object({ status: v.nullish(v.string(), ''), message: v.nullish(v.string(), '') }),
})

const failed = (failure: Failed['failure'], fault: Failed['fault']): Failed => ({
  type: 'failed',
  failure,
  fault,
})

/** Why a filter took the picture out, or what should have led to it. */
const filters = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'RECITATION',
  'IMAGE_RECITATION',
  'BLOCKLIST',
  'SPII',
])

function read(model: string, { status, retryAfterMs, answer }: Answered): Started {
  if (status !== 200) return readRefusal(status, retryAfterMs, answer)
  const parsed = v.safeParse(generateAnswer, answer)
  const { candidates = [], promptFeedback = null } = parsed.success ? parsed.output : {}
  const [made] = candidates ?? []
  const data = made?.content?.parts?.find(({ inlineData }) => inlineData)?.inlineData?.data
  const picture = data ? openMade(fromBase64(data)) : null
  if (picture) return { type: 'completed', picture, cost: toldCost(model, answer) }
  const reason = promptFeedback?.blockReason || made?.finishReason || ''
  const isFiltered = Boolean(promptFeedback?.blockReason) || filters.has(reason)
  logEvent('google_no_picture', { reason: reason.slice(0, 40) })
  return isFiltered ? failed('picture_refused', 'refused') : failed('unknown', 'provider')
}

const isFilter = (message: string) => /safety|responsible ai|been blocked/i.test(message)

/** Quotas are those of a minute. */
const busyMs = 10_000

function readRefusal(httpStatus: number, retryAfterMs: number | null, answer: unknown): Started {
  const parsed = v.safeParse(errorAnswer, answer)
  const { status, message } = parsed.success ? parsed.output.error : { status: '', message: '' }
  // What is said of her picture is not for a log; what is said of our account is for its operator.
  const told = isFilter(message) ? null : message.slice(0, 200)
  logEvent('google_refused', { httpStatus, status, told })
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
      return failed('start_failed', 'account')
    // A model that has ended, or one of another region or a wrong name.
    case 404:
      return failed('start_failed', 'ended')
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
