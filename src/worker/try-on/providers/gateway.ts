import * as v from 'valibot'
import { Unacceptable } from '../../lib/read-up-to.ts'
import { logEvent, logFault } from '../../lib/log.ts'
import { within } from '../../lib/time-limit.ts'
import { geminiRatios, nearestRatio } from './aspect-ratio.ts'
import type { CloudProvider, Failed, Pixels, Run, Started } from './cloud-provider.ts'
import { errorIn } from './cloudflare-errors.ts'
import { downloadPicture } from './download-picture.ts'
import { geminiPrice, sizeNameOf } from './gemini-prices.ts'
import { gridOf, maxInGrid } from './piece-grid.ts'
import { promptOf } from './prompts.ts'
import { fromBase64, leftOf, openMade, toDataUri, type Answered } from './provider-call.ts'
import { refit, sizeOf, type Shrink } from './shrink-picture.ts'
import type { RunInputs } from './workers-ai-call.ts'

/** Google's editors by Cloudflare's AI Gateway, which bills them with the rest. `base` is that of the REST call. */
export type Gateway = { run: RunInputs; base: string | null; model: string; shrink: Shrink | null }

const personLimits = { maxSide: 1536, maxBytes: 4_000_000 }
const draftLimits = { maxSide: 1024, maxBytes: 1_500_000 }

/** Three pictures go in: the person, the draft, and one of all pieces. A run ends within its call. */
export const openGateway = (gateway: Gateway): CloudProvider => ({
  piecesPerRun: maxInGrid,
  wearsExtras: true,
  hasWebhook: false,
  price: ({ highQuality }) => geminiPrice(gateway.model, { inputCount: 3, highQuality }),
  start: (run, timeoutMs) => start(gateway, run, timeoutMs),
  poll: () => Promise.resolve({ type: 'unread', missing: true }),
})

async function inputsOf(run: Run, shrink: Shrink | null) {
  const { person, draft, garments } = run
  const [own, drafted, pieces] = await Promise.all([
    refit(person, personLimits, shrink),
    draft && refit(draft, draftLimits, shrink),
    gridOf(
      garments.map(({ picture }) => picture),
      shrink,
    ),
  ])
  return {
    prompt: promptOf(run, { isGrid: garments.length > 1 }),
    image_input: [own, drafted, pieces].filter((picture) => picture !== null).map(toDataUri),
    aspect_ratio: nearestRatio(sizeOf(person), geminiRatios),
    resolution: sizeNameOf(run),
    output_format: 'jpg',
  }
}

async function start(gateway: Gateway, run: Run, timeoutMs: number): Promise<Started> {
  const timeLeft = leftOf(timeoutMs)
  const inputs = await within(timeoutMs, () => inputsOf(run, gateway.shrink)).catch((error: unknown) => {
    logFault('gateway_not_sent', error)
    return null
  })
  if (!inputs) return failed('start_failed', 'provider')
  const answered = await gateway.run(gateway.model, inputs, timeLeft()).catch((error: unknown) => {
    logEvent('gateway_unanswered', { error: String(error) })
    return null
  })
  return answered ? read(gateway, answered, timeLeft()) : { type: 'outcome_unknown' }
}

const failed = (failure: Failed['failure'], fault: Failed['fault']): Failed => ({
  type: 'failed',
  failure,
  fault,
})

/** Base64 or an address, alone or as the first of a list; the REST call wraps it in `result`. */
const made = v.union([
  v.pipe(
    v.object({ image: v.string() }),
    v.transform(({ image }) => image),
  ),
  v.pipe(
    v.object({ images: v.tupleWithRest([v.string()], v.string()) }),
    v.transform(({ images: [first] }) => first),
  ),
])
const madeAnswer = v.union([
  made,
  v.pipe(
    v.object({ result: made }),
    v.transform(({ result }) => result),
  ),
])

async function read({ base }: Gateway, answered: Answered, timeoutMs: number): Promise<Started> {
  const { status, retryAfterMs, answer } = answered
  if (status !== 200) return readRefusal(status, retryAfterMs, answer)
  const parsed = v.safeParse(madeAnswer, answer)
  const picture = parsed.success ? await open(parsed.output, base, timeoutMs) : null
  if (picture) return { type: 'completed', picture }
  logEvent('gateway_output_unreadable', { hasImage: parsed.success })
  return failed('unknown', 'provider')
}

/** The picture is made, and paid: an address that does not answer is asked again. */
async function open(image: string, base: string | null, timeoutMs: number): Promise<Pixels | null> {
  if (!/^https?:/.test(image)) return openMade(fromBase64(image.slice(image.indexOf(',') + 1)))
  const timeLeft = leftOf(timeoutMs)
  for (let tries = 0; tries < 3; tries++) {
    try {
      return openMade(await downloadPicture(image, base, timeLeft()))
    } catch (error) {
      logFault('gateway_output_unread', error)
      if (error instanceof Unacceptable) return null
    }
  }
  return null
}

/** What is bought is used up, or the account may not: no money, no such permission. */
const isOfAccount = (status: number) => [401, 402, 403].includes(status)
const noSuchModel = new Set([5007])
const isFilter = (message: string) => /flagged|nsfw|safety|prohibited|moderat|blocked/i.test(message)
const busyMs = 5_000

function readRefusal(status: number, retryAfterMs: number | null, answer: unknown): Started {
  const { code, message } = errorIn(answer)
  // What is said of her picture is not for a log; what is said of our account is for its operator.
  logEvent('gateway_refused', { status, code, told: isFilter(message) ? null : message.slice(0, 200) })
  if (isOfAccount(status)) return failed('start_failed', 'account')
  if (status === 404 || noSuchModel.has(code)) return failed('start_failed', 'ended')
  if (status === 429) return { type: 'busy', retryAfterMs: retryAfterMs ?? busyMs }
  if (isFilter(message)) return failed('picture_refused', 'refused')
  // A proxy's error says nothing of the run behind it.
  const isProxys = status >= 500 && code === 0
  return isProxys || status === 408 || status === 504
    ? { type: 'outcome_unknown' }
    : failed('start_failed', 'provider')
}
