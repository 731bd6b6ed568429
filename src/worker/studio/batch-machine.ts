import { batchDeadlineMs } from './studio-limits.ts'

/**
 * The state machine of a batch, without side effects: what an event makes of it, and the next action. The Durable
 * Object in outfit-batch.ts carries them out.
 */

export type Template = {
  id: string
  title: string
  description: string
  occasion: string
  style: string
  pieces: string[]
  colors: string[]
}

export type Order = {
  batchId: string
  userId: string
  /** Copied when she asked: an editor's change applies to the next batch. */
  templates: Template[]
  /** Our own origin, under which the local cache knows pictures. */
  origin: string
}

/** One outfit in the making. Its names are decided before anything is made, so that a retry makes no second one. */
export type Making = {
  templateId: string
  outfitId: string
  boardKey: string
  state: 'waiting' | 'done' | 'failed'
  /** Counted before each attempt, so that one that kills the process counts as well. */
  attempts: number
  /** The reason of a failure that she can do something about. */
  reason?: 'budget'
}

export type Batch = {
  version: 1
  order: Order
  outfits: Making[]
  startedAt: number
  /** When the next action is due. */
  wakeAt: number
  /** When its end was written; 0 until then. */
  endedAt: number
  /** How often writing the end has failed. */
  endAttempts: number
  isForgotten: boolean
}

export type Event =
  | { type: 'begun'; at: number }
  | { type: 'made'; at: number }
  /** `isFinal`: another attempt would have the same result. */
  | { type: 'not_made'; at: number; isFinal: boolean; reason?: 'budget' }
  | { type: 'timed_out' }
  | { type: 'ended' }
  | { type: 'not_ended' }
  | { type: 'forgotten' }

export type NextAction =
  | { do: 'wait'; until: number }
  | { do: 'make'; at: number }
  | { do: 'give_up'; at: number }
  | { do: 'time_out' | 'end' | 'wipe' }

export const maxAttempts = 4
/** Kept for a while after the end, for requests that come late. */
const keptMs = 24 * 60 * 60 * 1000

export const deadlineOf = ({ startedAt }: Batch) => startedAt + batchDeadlineMs

const backoff = (attempts: number, maxMs: number) => Math.min(1000 * 2 ** attempts, maxMs)

type Named = Pick<Making, 'templateId' | 'outfitId' | 'boardKey'>

export function openBatch(order: Order, names: Named[], now: number): Batch {
  return {
    version: 1,
    order,
    outfits: names.map((named) => ({ ...named, state: 'waiting', attempts: 0 })),
    startedAt: now,
    wakeAt: now,
    endedAt: 0,
    endAttempts: 0,
    isForgotten: false,
  }
}

export const nextOf = ({ outfits }: Batch) => outfits.findIndex(({ state }) => state === 'waiting')

const change = (batch: Batch, at: number, how: Partial<Making>): Batch => ({
  ...batch,
  outfits: batch.outfits.map((one, place) => (place === at ? { ...one, ...how } : one)),
})

/**
 * Returns the batch after an event. An event that does not belong to its state, such as a second end of an outfit,
 * changes nothing.
 */
export function next(batch: Batch, event: Event, now: number): Batch {
  if (event.type === 'forgotten') return { ...batch, isForgotten: true, wakeAt: now }
  if (batch.isForgotten) return batch
  if (event.type === 'ended') return { ...batch, endedAt: batch.endedAt || now }
  if (event.type === 'not_ended') {
    const endAttempts = batch.endAttempts + 1
    return { ...batch, endAttempts, wakeAt: now + backoff(endAttempts, 3_600_000) }
  }
  if (event.type === 'timed_out') {
    const outfits = batch.outfits.map((one) =>
      one.state === 'waiting' ? { ...one, state: 'failed' as const } : one,
    )
    return { ...batch, outfits, wakeAt: now }
  }
  const one = batch.outfits[event.at]
  if (one?.state !== 'waiting') return batch
  switch (event.type) {
    case 'begun':
      return change(batch, event.at, { attempts: one.attempts + 1 })
    case 'made':
      return { ...change(batch, event.at, { state: 'done' }), wakeAt: now }
    case 'not_made': {
      const isOver = event.isFinal || one.attempts >= maxAttempts
      return isOver
        ? { ...change(batch, event.at, { state: 'failed', reason: event.reason }), wakeAt: now }
        : { ...batch, wakeAt: now + backoff(one.attempts, 15_000) }
    }
  }
}

/** Decides the next action. */
export function nextAction(batch: Batch, now: number): NextAction {
  if (batch.isForgotten) return { do: 'wipe' }
  if (batch.endedAt > 0) {
    const until = batch.endedAt + keptMs
    return until > now ? { do: 'wait', until } : { do: 'wipe' }
  }
  const at = nextOf(batch)
  if (at !== -1 && now >= deadlineOf(batch)) return { do: 'time_out' }
  if (batch.wakeAt > now)
    return { do: 'wait', until: at === -1 ? batch.wakeAt : Math.min(batch.wakeAt, deadlineOf(batch)) }
  if (at === -1) return { do: 'end' }
  // The process of the last attempt died.
  const { attempts = maxAttempts } = batch.outfits[at] ?? {}
  return attempts < maxAttempts ? { do: 'make', at } : { do: 'give_up', at }
}

/** When to check again if the action that begins now never returns. A longer one is waited for. */
export const lookAgainAt = (now: number) => now + 10_000
