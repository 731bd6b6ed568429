import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'
import { gateRequest } from './gate-request.ts'
import type { Event, Job, Order } from './job-state.ts'
import { readOutermost, readPerson, readRun, storeOutput, storeWorn } from './job-pictures.ts'
import type { CloudProvider, Completed, Failed, Pixels, Polled, Started } from './providers/cloud-provider.ts'
import { openPool, photographerOf } from './providers/pools.ts'
import type { Answer } from './photograph-queue.ts'
import { gateOf } from './settlement.ts'
import { whyUnusable, type Unusable } from './unusable-picture.ts'

/** What a job in the cloud does, one step at a time; what it learns is an event of its state machine. */

/** As much of a timeout as is left before the job's deadline. */
export type TimeLeft = (maxMs: number) => number

/** A model that answers with its picture takes up to a minute. */
const timeoutsMs = { bucket: 15_000, gate: 4_000, run: 60_000, poll: 15_000 }

export const askForRoom = (env: Env, job: Job, timeLeft: TimeLeft): Promise<Answer> =>
  within(timeLeft(timeoutsMs.gate), async () => gateOf(env).ask(gateRequest(job)))

/** How many of the pieces it puts on, of an order whose shoes and bags come last. */
const wornAt = ({ wearsExtras }: CloudProvider, { categories }: Order) =>
  wearsExtras ? categories.length : categories.filter(isClothes).length
const isLast = ({ step, stepping, order }: Job, provider: CloudProvider) =>
  step + stepping >= wornAt(provider, order)

/** Sends the next run. `apply` stores the job before anything is sent: if its object dies then, it knows. */
export async function sendRun(
  env: Env,
  job: Job,
  pool: string,
  { timeLeft, apply }: { timeLeft: TimeLeft; apply: (event: Event) => Job | null },
): Promise<void> {
  const provider = openPool(env, pool)
  const photographer = photographerOf(pool)
  if (!provider || !photographer) {
    // Its account is gone since the gate's answer: the gate is asked again.
    apply({ type: 'delayed' })
    return
  }
  const left = wornAt(provider, job.order) - job.step
  const pieces = Math.min(provider.piecesPerRun, left)
  const run = await within(timeLeft(timeoutsMs.bucket), () =>
    readRun(env.PHOTOS, job, { pieces, isLast: pieces === left, hasWebhook: provider.hasWebhook }),
  )
  const cost = provider.price({ garmentCount: pieces, highQuality: job.order.highQuality })
  const sent = apply({ type: 'submitting', pool, photographer, pieces, cost })
  if (sent?.phase !== 'submitting') return
  apply(await learn(env, sent, provider, await provider.start(run, timeLeft(timeoutsMs.run)), timeLeft))
}

/** Asks how the run is going. */
export async function pollRun(env: Env, job: Job, timeLeft: TimeLeft): Promise<Event> {
  const provider = openPool(env, job.pool ?? '')
  if (!provider) return { type: 'failed', failure: 'unknown', fault: 'account' }
  const answer = await provider.poll(job.reference ?? '', timeLeft(timeoutsMs.poll))
  return learn(env, job, provider, answer, timeLeft)
}

/** What the answer of a provider makes of the job; the gate learns of it, too. */
async function learn(
  env: Env,
  job: Job,
  provider: CloudProvider,
  told: Started | Polled,
  timeLeft: TimeLeft,
): Promise<Event> {
  const answer = await examined(env, job, told, timeLeft)
  tellGate(env, job, answer)
  switch (answer.type) {
    case 'completed':
      return within(timeLeft(timeoutsMs.bucket), () => keep(env, job, provider, answer))
    case 'outcome_unknown':
      return { type: 'outcome_unknown', mayBeNamed: provider.hasWebhook && job.order.webhookOrigin !== null }
    default:
      return answer
  }
}

/** A picture that cannot be hers. It was made, and the account pays for it. */
type Useless = Failed & { isBilled: true } & Pick<Completed, 'cost'>

async function examine(env: Env, job: Job, picture: Pixels): Promise<Unusable | null> {
  const { decodePicture } = await import('../pictures/codecs.ts')
  const [person, ...garments] = await Promise.all(
    [readPerson(env.PHOTOS, job), ...readOutermost(env.PHOTOS, job)].map(async (read) =>
      decodePicture((await read).bytes),
    ),
  )
  const made = await decodePicture(new Uint8Array(picture.bytes))
  const seen = garments.filter((garment) => garment !== null)
  return person && made ? whyUnusable(person, made, seen) : null
}

/**
 * The answer as it is, or a failure where the picture shows at first sight that it is of no use. Her device would say so
 * too, but the tab may be closed, and then nobody would. What cannot be decoded here is left to it.
 */
async function examined(
  env: Env,
  job: Job,
  answer: Started | Polled,
  timeLeft: TimeLeft,
): Promise<Started | Polled | Useless> {
  if (answer.type !== 'completed') return answer
  const why = await within(timeLeft(timeoutsMs.bucket), () => examine(env, job, answer.picture)).catch(
    (error: unknown) => logFault('picture_not_examined', error),
  )
  if (!why) return answer
  logEvent('picture_unusable', { reason: why, pool: job.pool })
  return { type: 'failed', failure: 'drifted', fault: 'provider', isBilled: true, cost: answer.cost }
}

async function keep(
  env: Env,
  job: Job,
  provider: CloudProvider,
  { picture, cost }: Completed,
): Promise<Event> {
  if (isLast(job, provider))
    return { type: 'delivered', output: await storeOutput(env.PHOTOS, job, picture), cost }
  await storeWorn(env.PHOTOS, job, picture)
  return { type: 'step_done', cost }
}

/** Best effort: a pool whose fault is not told is asked once more. */
function tellGate(env: Env, job: Job, answer: Started | Polled | Useless) {
  const told = reportOf(job, answer)
  if (!told || !job.pool) return
  void gateOf(env)
    .report({ pool: job.pool, ...told })
    .catch((error: unknown) => logFault('pool_not_reported', error, { pool: job.pool }))
}

function reportOf({ runCost }: Job, answer: Started | Polled | Useless) {
  switch (answer.type) {
    case 'completed':
      return { fault: null, refund: runCost - (answer.cost ?? runCost) }
    case 'accepted':
      // It only corrects the price: whether the pool is well is told by the end.
      return answer.cost === undefined ? null : { fault: 'refused' as const, refund: runCost - answer.cost }
    case 'busy':
      return { fault: 'refused' as const, refund: runCost }
    case 'failed':
      return {
        fault: answer.fault,
        refund: 'isBilled' in answer ? runCost - (answer.cost ?? runCost) : runCost,
      }
    case 'outcome_unknown':
      return { fault: 'provider' as const, refund: 0 }
    default:
      return null
  }
}
