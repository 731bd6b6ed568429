import * as v from 'valibot'
import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import { logEvent, logFault } from '../../lib/log.ts'
import { Unacceptable } from '../../lib/read-up-to.ts'
import { within } from '../../lib/time-limit.ts'
import type { CloudProvider, Failed, Polled, Run, Started } from './cloud-provider.ts'
import { downloadPicture } from './download-picture.ts'
import { gridOf } from './piece-grid.ts'
import { nounOf } from './prompts.ts'
import { call, leftOf, openMade, toBase64 } from './provider-call.ts'
import { refit, type Shrink } from './shrink-picture.ts'

/** Black Forest Labs' model for try-on. */
export type BflAccount = { baseUrl: string; key: string; shrink: Shrink | null }

const piecesPerRun = 4
/** What one piece costs, and a little more, since the picture of several is larger; the answer tells the rest. */
const picturePrice = 47_500
/** A credit is a cent. */
const creditPrice = 10_000

/** Two megapixels at most. */
const personLimits = { maxSide: 1408, maxBytes: 5_000_000 }

/** Several pieces go in as one picture. A run is polled: how its webhook is signed could not be read. */
export const openBfl = (account: BflAccount): CloudProvider => ({
  piecesPerRun,
  wearsExtras: false,
  hasWebhook: false,
  price: () => picturePrice,
  start: (run, timeoutMs) => start(account, run, timeoutMs),
  poll: (reference, timeoutMs) => poll(account, reference, timeoutMs),
})

/** The sentence that the model is trained for. */
const promptOf = ({ garments }: Run) => {
  const nouns = garments.map(({ category }) => nounOf(category))
  const list = nouns.length > 1 ? `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}` : nouns[0]
  return `The person of image 1, maintaining exactly their face and pose, wearing ${list} of image 2.`
}

async function bodyOf(run: Run, shrink: Shrink | null) {
  if (!run.garments.every(({ category }) => isClothes(category))) throw new Error('shoes or a bag')
  const [person, garment] = await Promise.all([
    refit(run.person, personLimits, shrink),
    gridOf(
      run.garments.map(({ picture }) => picture),
      shrink,
    ),
  ])
  return JSON.stringify({
    prompt: promptOf(run),
    person: toBase64(person.bytes),
    garment: toBase64(garment.bytes),
    seed: run.seed,
    safety_tolerance: 4,
    output_format: 'jpeg',
  })
}

const failed = (failure: Failed['failure'], fault: Failed['fault']): Failed => ({
  type: 'failed',
  failure,
  fault,
})

const taken = v.object({ polling_url: v.string(), cost: v.nullish(v.number()) })

async function start(account: BflAccount, run: Run, timeoutMs: number): Promise<Started> {
  const timeLeft = leftOf(timeoutMs)
  const body = await within(timeoutMs, () => bodyOf(run, account.shrink)).catch((error: unknown) => {
    logFault('bfl_not_sent', error)
    return null
  })
  if (!body) return failed('start_failed', 'provider')
  const headers = { 'x-key': account.key, 'Content-Type': 'application/json' }
  const url = new URL('/v1/flux-tools/vto-v2', account.baseUrl)
  const sent = await call(url, timeLeft(), { method: 'POST', headers, body }).catch((error: unknown) => {
    logEvent('bfl_unanswered', { error: String(error) })
    return null
  })
  if (!sent) return { type: 'outcome_unknown' }
  const { status, answer, retryAfterMs } = sent
  const parsed = v.safeParse(taken, answer)
  if (status === 200)
    return parsed.success && isOwn(account, parsed.output.polling_url)
      ? { type: 'accepted', reference: parsed.output.polling_url, cost: costOf(parsed.output.cost) }
      : { type: 'outcome_unknown' }
  logEvent('bfl_refused', { status })
  if ([401, 402, 403].includes(status)) return failed('start_failed', 'account')
  if (status === 404) return failed('start_failed', 'ended')
  if (status === 429) return { type: 'busy', retryAfterMs: retryAfterMs ?? busyMs }
  if (status < 500) return failed('start_failed', 'provider')
  return answer === null ? { type: 'outcome_unknown' } : failed('start_failed', 'provider')
}

const busyMs = 5_000
const costOf = (credits: number | null | undefined) =>
  credits == null ? undefined : Math.round(credits * creditPrice)

/** The key goes to no other server than theirs, whatever an answer names: a region's has a name of its own. */
function isOwn({ baseUrl }: BflAccount, address: string) {
  const [url, own] = [URL.parse(address), new URL(baseUrl)]
  const domain = own.hostname.split('.').slice(-2).join('.')
  return (
    url !== null &&
    (url.origin === own.origin || (url.protocol === 'https:' && url.hostname.endsWith(`.${domain}`)))
  )
}

const statusAnswer = v.object({
  status: v.string(),
  result: v.nullish(v.object({ sample: v.nullish(v.string()) })),
})

async function poll(account: BflAccount, reference: string, timeoutMs: number): Promise<Polled> {
  if (!isOwn(account, reference)) return { type: 'unread', missing: true }
  const timeLeft = leftOf(timeoutMs)
  const { status: httpStatus, answer } = await call(reference, timeoutMs, {
    headers: { 'x-key': account.key },
  })
  const parsed = v.safeParse(statusAnswer, answer)
  if (httpStatus !== 200 || !parsed.success) return { type: 'unread', missing: httpStatus === 404 }
  const { status, result } = parsed.output
  switch (status) {
    case 'Pending':
    case 'Reasoning':
    case 'Generating':
      return { type: 'still_running' }
    case 'Ready':
      return open(account, result?.sample ?? '', timeLeft())
    case 'Request Moderated':
    case 'Content Moderated':
      return failed('picture_refused', 'refused')
    case 'Task not found':
      return { type: 'unread', missing: true }
    default:
      logEvent('bfl_run_failed', { status: status.slice(0, 40) })
      return failed('processing_failed', 'provider')
  }
}

/** The picture lies at its address for ten minutes: one that does not answer is asked again at the next poll. */
async function open({ baseUrl }: BflAccount, sample: string, timeoutMs: number): Promise<Polled> {
  try {
    const picture = openMade(await downloadPicture(sample, baseUrl, timeoutMs))
    if (picture) return { type: 'completed', picture }
    logEvent('bfl_output_unreadable', {})
  } catch (error) {
    if (!(error instanceof Unacceptable)) throw error
    logEvent('bfl_output_refused', { error: String(error) })
  }
  return failed('unknown', 'provider')
}
