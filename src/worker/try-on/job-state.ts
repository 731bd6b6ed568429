import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Photographer } from '#shared/photographers.ts'
import { tryOnDeadlineMs, type NoPhotograph, type TriedOn, type TryOnFailure } from '#shared/try-on-job.ts'
import type { ReserveLimits, ReserveRefusal } from '../ledger/ledger.ts'
import type { Fault } from './providers/cloud-provider.ts'

/** What is stored of a try-on, and what can happen to it. */

export type Order = {
  jobId: string
  userId: string
  /** Her network, of which only a share may wait; null where it is not known. */
  network: string | null
  provider: 'device' | 'cloud'
  /** The services that she has agreed to. */
  photographers: Photographer[]
  /** Gives Luxe's priority in the queue. */
  premium: boolean
  highQuality: boolean
  /** One for each piece, from the skin outwards. */
  categories: WornCategory[]
  limits: ReserveLimits
  /** Where the provider's webhook reaches us; null where it cannot, as on a local machine. */
  webhookOrigin: string | null
  /** Her device makes a look of its own first, and sends it as a draft. */
  awaitsDraft: boolean
  /** The photograph is made when there is room, within a day; nothing is charged before. */
  later: boolean
  tried?: TriedOn
  /** The digest of the start that has an idempotency key: another start under that key is refused. */
  fingerprint?: string
}

type Due = { attempts: number; at: number }
export type Task = 'ledger' | 'gate' | 'notice' | 'inputs' | 'output'

export type Job = {
  version: 2
  order: Order
  phase:
    | 'opening'
    /** For later: waits for room. */
    | 'waiting'
    /** For later: has room, and is being charged. */
    | 'charging'
    | 'queued'
    | 'submitting'
    | 'unsure'
    | 'running'
    /** The cloud's picture is there; her device compares it with her. */
    | 'delivered'
    | 'rendering'
    | 'completed'
    | 'failed'
    | 'refused'
  /** Part of the webhook's address: a sender that knows it is the provider. */
  secret: string
  /** The key of its result, decided before it is made, so that a second attempt overwrites the first. */
  outputKey: string
  /**
   * The picture that was not like her, for which another is made, and until when she could have said so. One that was
   * stored before that was kept has the deadline of its job.
   */
  former:
    | (Pick<Job, 'output' | 'outputKey' | 'photographer'> & Partial<Pick<Job, 'deadlineAt' | 'step'>>)
    | null
  startedAt: number
  /** When it is over, whatever hangs. */
  deadlineAt: number
  /** When the present phase has something to do next. */
  wakeAt: number
  /** How often the present action has failed in a row. */
  attempts: number
  polls: number
  /** How many pieces she wears already. */
  step: number
  /** How many pieces the present run puts on. */
  stepping: number
  /** How many runs were sent, each of which counts against the provider's rate limit. */
  runs: number
  /** Where the present run was sent. */
  pool: string | null
  /** Pools where it has failed. */
  avoid: string[]
  photographer: Photographer | null
  seed: number
  draft: 'awaited' | 'none' | 'there'
  /** What its runs cost us, in millionths of a dollar, and the present one of them. */
  cost: number
  runCost: number
  redone: boolean
  /** Where the picture was made that was not like her, or where there was no room: somebody else is asked first. */
  shun: string | null
  /** It was not like her twice: hers only if she says so. */
  isDoubtful: boolean
  reference: string | null
  formerReferences: string[]
  place: number | null
  failure: TryOnFailure | null
  noPhotograph: NoPhotograph | null
  refusal: ReserveRefusal | null
  output: string[] | null
  endedAt: number
  /** The tasks that are left after the end. */
  due: Record<Task, Due | null>
}

export type Event =
  | { type: 'opened' }
  | { type: 'refused'; refusal: ReserveRefusal }
  | { type: 'given_up' }
  | { type: 'drafted'; isThere: boolean }
  | { type: 'in_line'; place: number }
  | { type: 'no_room'; reason: NoPhotograph }
  | { type: 'room' }
  | { type: 'delayed' }
  | { type: 'submitting'; pool: string; photographer: Photographer; pieces: number; cost: number }
  | { type: 'accepted'; reference: string; cost?: number | undefined }
  | { type: 'busy'; retryAfterMs: number }
  | { type: 'outcome_unknown'; mayBeNamed: boolean }
  | { type: 'still_running' }
  | { type: 'unread'; missing: boolean }
  /** `cost` is that of the run, where its provider told it. */
  | { type: 'step_done'; cost?: number | undefined }
  | { type: 'delivered'; output: string; cost?: number | undefined }
  | { type: 'drifted'; judged: string; mayRedo: boolean; outputKey: string }
  | { type: 'declined' }
  | { type: 'finished'; output: string[] }
  | { type: 'unjudged' }
  /** `isBilled`: a picture was made, and is of no use. */
  | { type: 'failed'; failure: TryOnFailure; fault?: Fault; isBilled?: boolean; cost?: number | undefined }
  | { type: 'woken'; reference: string | null }
  | { type: 'timed_out' }
  | { type: 'done'; task: Task }
  | { type: 'not_done'; task: Task }

/** Earlier than the promised deadline, because the credit has to be released by then. */
export const deadlineMs = tryOnDeadlineMs - 10_000
const openingMs = 25_000

export const isOver = ({ phase }: Job) => phase === 'completed' || phase === 'failed' || phase === 'refused'

export type Names = { secret: string; outputKey: string; seed: number }

export function openJob(order: Order, names: Names, now: number): Job {
  return {
    version: 2,
    order,
    phase: 'opening',
    ...names,
    former: null,
    startedAt: now,
    deadlineAt: now + deadlineMs,
    wakeAt: now + openingMs,
    attempts: 0,
    polls: 0,
    step: 0,
    stepping: 0,
    runs: 0,
    pool: null,
    avoid: [],
    photographer: null,
    draft: order.awaitsDraft ? 'awaited' : 'none',
    cost: 0,
    runCost: 0,
    redone: false,
    shun: null,
    isDoubtful: false,
    reference: null,
    formerReferences: [],
    place: null,
    failure: null,
    noPhotograph: null,
    refusal: null,
    output: null,
    endedAt: 0,
    due: { ledger: null, gate: null, notice: null, inputs: null, output: null },
  }
}

/** A job of the version before: FASHN alone made photographs, and she was asked at each start. */
export type FormerJob = Partial<Omit<Job, 'order' | 'version'>> &
  Pick<Job, 'secret' | 'outputKey' | 'startedAt'> & {
    version: 1
    order: Partial<Order> & Omit<Order, 'network' | 'photographers' | 'awaitsDraft' | 'later'>
  }

/** The stored job as this version knows it: one that was begun before a deployment goes on after it. */
export function asCurrent(stored: Job | FormerJob): Job {
  if (stored.version === 2) return stored
  const { secret, outputKey, startedAt } = stored
  const order: Order = {
    network: null,
    photographers: ['fashn'],
    awaitsDraft: false,
    later: false,
    ...stored.order,
  }
  const isCloud = order.provider === 'cloud'
  return {
    ...openJob(order, { secret, outputKey, seed: 0 }, startedAt),
    ...(isCloud && { pool: 'fashn', photographer: 'fashn', stepping: 1 }),
    ...stored,
    order,
    version: 2,
  }
}
