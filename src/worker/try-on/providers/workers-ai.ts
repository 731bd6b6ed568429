import * as v from 'valibot'
import { logEvent, logFault } from '../../lib/log.ts'
import { within } from '../../lib/time-limit.ts'
import type { CloudProvider, Failed, Pixels, Run, Started } from './cloud-provider.ts'
import { errorIn } from './cloudflare-errors.ts'
import { fluxModels, maxInputs, maxInputSide, outputSize, type FluxModel } from './flux-models.ts'
import { fromBase64, leftOf, openMade, type Answered } from './provider-call.ts'
import { promptOf } from './prompts.ts'
import { refit, sizeOf, type Shrink } from './shrink-picture.ts'
import type { RunModel } from './workers-ai-call.ts'

export type WorkersAi = { run: RunModel; model: FluxModel; shrink: Shrink | null }

/** Besides the person and the draft. */
const piecesPerRun = maxInputs - 2
const inputLimits = { maxSide: maxInputSide, maxBytes: 2_000_000 }
const megapixelsOf = ({ highQuality }: Pick<Run, 'highQuality'>) => (highQuality ? 2 : 1)

/** FLUX.2 on Workers AI. A run ends within its call, so there is nothing to ask for later. */
export const openWorkersAi = (account: WorkersAi): CloudProvider => ({
  piecesPerRun,
  wearsExtras: true,
  hasWebhook: false,
  price: ({ garmentCount, highQuality }) =>
    fluxModels[account.model].price({
      inputCount: Math.min(garmentCount, piecesPerRun) + 2,
      megapixels: megapixelsOf({ highQuality }),
    }),
  start: (run, timeoutMs) => start(account, run, timeoutMs),
  poll: () => Promise.resolve({ type: 'unread', missing: true }),
})

async function start(
  { run: runModel, model, shrink }: WorkersAi,
  run: Run,
  timeoutMs: number,
): Promise<Started> {
  const { name } = fluxModels[model]
  const timeLeft = leftOf(timeoutMs)
  const form = await within(timeoutMs, () => formOf(run, model, shrink)).catch((error: unknown) => {
    logFault('workers_ai_not_sent', error)
    return null
  })
  if (!form) return { type: 'failed', failure: 'start_failed', fault: 'provider' }
  const answered = await runModel(name, form, timeLeft()).catch((error: unknown) => {
    logEvent('workers_ai_unanswered', { error: String(error) })
    return null
  })
  return answered ? read(answered) : { type: 'outcome_unknown' }
}

/** The person first, then the draft, unless the pieces need its place. */
async function formOf(run: Run, model: FluxModel, shrink: Shrink | null) {
  const { person, garments } = run
  const draft = garments.length + 2 > maxInputs ? null : run.draft
  const pictures = [person, ...(draft ? [draft] : []), ...garments.map(({ picture }) => picture)]
  if (pictures.length > maxInputs) throw new Error(`${garments.length} pieces in one run`)
  const form = new FormData()
  form.set('prompt', promptOf({ garments, draft }))
  const size = outputSize(sizeOf(person), megapixelsOf(run))
  form.set('width', String(size.width))
  form.set('height', String(size.height))
  form.set('seed', String(run.seed))
  const { steps } = fluxModels[model]
  if (steps !== null) form.set('steps', String(steps))
  const inputs = await Promise.all(pictures.map((picture) => refit(picture, inputLimits, shrink)))
  for (const [i, input] of inputs.entries())
    form.set(`input_image_${i}`, fileOf(input), `${i}.${endingOf(input)}`)
  return form
}

const fileOf = ({ bytes, type }: Pixels) => new Blob([bytes], { type })
const endingOf = ({ type }: Pixels) => (type === 'image/png' ? 'png' : 'jpg')

/** The REST call wraps in `result` and `errors` what the binding answers bare. */
const made = v.object({ image: v.string() })
const madeAnswer = v.union([
  v.pipe(
    v.object({ result: made }),
    v.transform(({ result }) => result),
  ),
  made,
])
function read({ status, retryAfterMs, answer }: Answered): Started {
  if (status !== 200) return readRefusal(status, retryAfterMs, answer)
  const parsed = v.safeParse(madeAnswer, answer)
  const picture = parsed.success ? openMade(fromBase64(parsed.output.image)) : null
  if (picture) return { type: 'completed', picture }
  logEvent('workers_ai_output_unreadable', { hasImage: parsed.success })
  return failed('unknown', 'provider')
}

const failed = (failure: Failed['failure'], fault: Failed['fault']): Failed => ({
  type: 'failed',
  failure,
  fault,
})

/** The free neurons of the day are used up: 3036 by the documentation, 4006 by what others met. */
const usedUp = new Set([3036, 4006])
/** The request ran out of time there: it may be billed. */
const lost = new Set([3007, 3008])
/** The account is blocked, or may not use the model. */
const closed = new Set([3023, 3041, 3042, 5016, 5018, 5035])
/** It names a model that is not there. */
const noSuchModel = 5007
/** A filter has a code of its own (3030), but so has whatever else a model objects to. */
const isFlagged = (message: string) => /flagged|nsfw/i.test(message)
/** A moment, since another data center may have room. */
const busyMs = 5_000

function readRefusal(status: number, retryAfterMs: number | null, answer: unknown): Started {
  const { code, message } = errorIn(answer)
  // What is said of her picture is not for a log; what is said of our account is for its operator.
  logEvent('workers_ai_refused', { status, code, told: isFlagged(message) ? null : message.slice(0, 200) })
  if (usedUp.has(code) || closed.has(code) || status === 401 || status === 403)
    return failed('start_failed', 'account')
  if (code === noSuchModel) return failed('start_failed', 'ended')
  if (status === 429) return { type: 'busy', retryAfterMs: retryAfterMs ?? busyMs }
  if (isFlagged(message)) return failed('picture_refused', 'refused')
  // A gateway's error says nothing of the run behind it.
  const isGateways = status >= 500 && code === 0
  if (lost.has(code) || isGateways || status === 408) return { type: 'outcome_unknown' }
  return failed('start_failed', 'provider')
}
