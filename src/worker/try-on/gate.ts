import { DurableObject } from 'cloudflare:workers'
import { logEvent, logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'
import { isOff } from '../switches/switches.ts'
import type { LineEntry } from './queue-order.ts'
import { healthOf } from './gate-health.ts'
import { stateOf, type PoolReport } from './pool-state.ts'
import {
  ask,
  emptyQueue,
  leave,
  nextChangeAt,
  pass,
  report,
  takeReturn,
  type Answer,
  type Queue,
  type Request,
  type Terms,
} from './photograph-queue.ts'
import type { Counts } from './photograph-shares.ts'
import { termsOf } from './gate-settings.ts'
import { asSet } from './who-photographs.ts'

const wakeTimeoutMs = 5_000

type Change = { queue: Queue; admitted: LineEntry[] }

/**
 * Admits jobs to our accounts in the cloud, so that no cloud has to refuse one, and none is paid more than the operator
 * allows. One object for all: what it holds is small, and every decision is about all who wait.
 */
export class TryOnGate extends DurableObject<Env> {
  #queue: Queue | null = null

  async ask(request: Request): Promise<Answer> {
    // What waits is told when it asks again, and what runs is paid for already.
    if (await isOff(this.env, 'photographs')) {
      await this.leave(request.ticket.jobId)
      return { type: 'no_room', reason: 'unavailable' }
    }
    const terms = await this.#terms()
    const { answer, ...change } = ask(this.#read(), terms, request, Date.now())
    this.#save(change, terms, request.ticket.jobId)
    if (answer.type === 'no_room') logEvent('no_photograph', { reason: answer.reason })
    return answer
  }

  async leave(jobId: string) {
    const terms = await this.#terms()
    this.#save(leave(this.#read(), terms, jobId, Date.now()), terms)
  }

  /** The jobs of hers that wait here or have a place; those for later are in no ledger yet. */
  async jobsOf(userId: string): Promise<string[]> {
    return this.#read()
      .entries.filter((entry) => entry.userId === userId)
      .map(({ jobId }) => jobId)
  }

  async report(one: PoolReport) {
    const terms = await this.#terms()
    const now = Date.now()
    const change = report(this.#read(), terms, one, now)
    const { closedUntil } = stateOf(change.queue.pools, { id: one.pool })
    if (one.fault && closedUntil > now)
      logEvent('pool_closed', { pool: one.pool, fault: one.fault, forMs: closedUntil - now })
    this.#save(change, terms)
  }

  /** How the services are, what was spent today, and who waits, as numbers. */
  async health() {
    return healthOf(this.#read(), await this.#terms(), Date.now())
  }

  /** Takes one of the shopper's free second tries of the day; false when she has had them all. */
  async takeReturn(userId: string): Promise<boolean> {
    const terms = await this.#terms()
    const queue = takeReturn(this.#read(), terms, userId, Date.now())
    if (queue) this.#save({ queue, admitted: [] }, terms)
    return queue !== null
  }

  override async alarm() {
    const terms = await this.#terms()
    this.#save(pass(this.#read(), terms, Date.now()), terms)
  }

  /** Forgets what it keeps in memory. A method, so that tests can change what is stored. */
  reload() {
    this.#queue = null
  }

  /** Awaited before the line is read: nothing may come between reading and writing it. */
  async #terms(): Promise<Terms> {
    return termsOf(await asSet(this.env))
  }

  #read(): Queue {
    this.#queue ??= readQueue(this.ctx.storage)
    return this.#queue
  }

  #save({ queue, admitted }: Change, terms: Terms, asking?: string) {
    const now = Date.now()
    writeChanges(this.ctx.storage, this.#read(), queue)
    this.#queue = queue
    const at = nextChangeAt(queue, terms, now)
    void (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(Math.max(at, now)))
    for (const { jobId } of admitted) if (jobId !== asking) this.ctx.waitUntil(this.#wake(jobId))
  }

  /** Wakes the job at once instead of waiting for its next request; if the call is lost, the job asks again. */
  async #wake(jobId: string) {
    try {
      await within(wakeTimeoutMs, () => this.env.TRY_ON_JOBS.getByName(jobId).wake())
    } catch (error) {
      logFault('try_on_not_woken', error, { jobId })
    }
  }
}

/** Each job and each count has a key of its own, so that a change writes what has changed and not the whole line. */
const entryPrefix = 'entry:'
const countPrefix = 'count:'
const restKey = 'rest'
type Rest = Omit<Queue, 'entries' | 'counts'>

const byArrival = (a: LineEntry, b: LineEntry) => a.joinedAt - b.joinedAt

function readQueue({ kv }: DurableObjectStorage): Queue {
  const { entries: _entries, counts: _counts, ...fresh } = emptyQueue
  const entries = [...kv.list<LineEntry>({ prefix: entryPrefix })].map(([, entry]) => entry)
  const counts: Counts = Object.fromEntries(
    [...kv.list<number>({ prefix: countPrefix })].map(([key, count]) => [
      key.slice(countPrefix.length),
      count,
    ]),
  )
  return { ...(kv.get<Rest>(restKey) ?? fresh), entries: entries.toSorted(byArrival), counts }
}

/** A job that did not change is the same object as before. */
function writeChanges({ kv }: DurableObjectStorage, before: Queue, after: Queue) {
  const kept = new Set(after.entries)
  const known = new Set(before.entries)
  const present = new Set(after.entries.map(({ jobId }) => jobId))
  for (const { jobId } of before.entries) if (!present.has(jobId)) kv.delete(entryPrefix + jobId)
  for (const entry of kept) if (!known.has(entry)) kv.put(entryPrefix + entry.jobId, entry)
  if (before.counts !== after.counts) {
    for (const key of Object.keys(before.counts)) if (!(key in after.counts)) kv.delete(countPrefix + key)
    for (const [key, count] of Object.entries(after.counts))
      if (before.counts[key] !== count) kv.put(countPrefix + key, count)
  }
  const { entries: _entries, counts: _counts, ...rest } = after
  kv.put(restKey, rest)
}
