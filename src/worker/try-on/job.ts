import { timingSafeEqual } from 'node:crypto'
import { DurableObject } from 'cloudflare:workers'
import type { TryOnFailure, TryOnView } from '#shared/try-on-job.ts'
import { openLedger, type Ledger, type ReserveRefusal } from '../ledger/ledger.ts'
import { openDb } from '../lib/db.ts'
import { newSecret } from '../lib/ids.ts'
import { callIdOf, inCall } from '../lib/current-call.ts'
import { logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'
import { openChannel } from '../notifications/tell-tabs.ts'
import { deliver } from '../notifications/deliver.ts'
import { countTryOn } from './count-try-on.ts'
import { newPhotoKey } from '../photos/storage.ts'
import type { Picture } from '../pictures/open-picture.ts'
import { askForRoom, pollRun, sendRun } from './cloud-steps.ts'
import {
  asCurrent,
  isOver,
  openJob,
  type Event,
  type FormerJob,
  type Job,
  type Order,
  type Task,
} from './job-state.ts'
import { next } from './job-machine.ts'
import { gateOf, payOff } from './settlement.ts'
import { storeDeveloped, storeDraft, storeInputs, storeOutput } from './job-pictures.ts'
import type { Pixels } from './providers/cloud-provider.ts'
import { openPool } from './providers/pools.ts'
import { lookAgainAt, nextAction, type Act } from './next-action.ts'
import { changeOf, viewOf } from './present-job.ts'

/**
 * The browser's report of a job that it rendered, or whose photograph it has compared with her. The picture is null
 * when it stayed there; `judged` is the address of the photograph that is meant.
 */
export type DeviceResult =
  | { success: true; picture: Pixels | null; judged?: string }
  | { success: false; failure: TryOnFailure | 'declined'; judged?: string }

export type Opened = { outcome: 'started'; view: TryOnView } | { outcome: ReserveRefusal | 'key_reused' }

const newOutputKey = ({ userId }: Order) => newPhotoKey(userId, 'try-on', 'image/jpeg')
const newSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1

/** Compares in constant time. */
function isSame(given: string, kept: string) {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(kept)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Every request to another service has a timeout, and all of them together fit before the promised deadline. */
const timeoutsMs = {
  ledger: 5_000,
  reserve: 10_000,
  bucket: 15_000,
}

/** More steps than any job takes at once: it ends a loop that a fault would make endless. */
const maxSteps = 20

/**
 * One try-on, from its start to a day after its end. It stores what it is about to do, does it, and stores the
 * result; an alarm is set before every step, so that it continues wherever it was interrupted.
 */
export class TryOnJob extends DurableObject<Env> {
  #opening: Promise<Opened> | null = null
  #advancing: Promise<void> = Promise.resolve()
  #reporting: Promise<unknown> = Promise.resolve()

  /** A method, so that tests can put faults between the object and its database. */
  ledger(): Ledger {
    return openLedger(openDb(this.env.DB))
  }

  /** Starts the job, or returns its state: a repeated call has one effect and one answer. */
  async start(order: Order, pictures: Picture[]): Promise<Opened> {
    const known = this.#read()?.order.fingerprint
    if (known && known !== order.fingerprint) return { outcome: 'key_reused' }
    this.#opening ??= this.#open(order, pictures).finally(() => {
      this.#opening = null
    })
    return this.#opening
  }

  /** The job as its owner sees it; null for everybody else, and without a job. Reading creates no storage. */
  async view(userId: string): Promise<TryOnView | null> {
    const job = this.#read()
    if (!job || job.order.userId !== userId) return null
    if (!isOver(job) && Date.now() >= job.deadlineAt) this.#apply({ type: 'timed_out' })
    // An alarm is always set; should the platform have given it up, the owner's next request restores it.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now())
    return viewOf(this.#read() ?? job, Date.now())
  }

  /** The browser's report for a job that it rendered. The first one counts; null where the job has another owner. */
  async report(userId: string, result: DeviceResult): Promise<TryOnView | null> {
    const reported = this.#reporting.then(() => this.#report(userId, result))
    this.#reporting = reported.catch(() => undefined)
    return reported
  }

  /** What her device made of the same pieces, or that it makes nothing. False where nobody waits for it. */
  async draft(userId: string, picture: Pixels | null): Promise<boolean> {
    const job = this.#read()
    if (!job || job.order.userId !== userId || job.draft !== 'awaited' || isOver(job)) return false
    if (picture)
      await this.#inTime(job, timeoutsMs.bucket, () => storeDraft(this.env.PHOTOS, job.order, picture))
    this.#apply({ type: 'drafted', isThere: picture !== null })
    return true
  }

  /** The provider's webhook. It is unsigned, so it only makes the job read its status at once. */
  async hear(secret: string, reference: string | null): Promise<boolean> {
    const job = this.#read()
    if (!job || !isSame(secret, job.secret)) return false
    this.#apply({ type: 'woken', reference })
    return true
  }

  /** Called by the gate when it has a place for the job. */
  async wake() {
    this.#apply({ type: 'woken', reference: null })
  }

  /**
   * Called when the owner's account is removed: the job stops and forgets her. Her pictures are deleted with her
   * folder.
   */
  async forget(userId: string) {
    const job = this.#read()
    if (!job || job.order.userId !== userId) return
    await gateOf(this.env).leave(job.order.jobId)
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override alarm() {
    return inCall(callIdOf(), () => this.#onAlarm())
  }

  async #onAlarm() {
    try {
      await this.#advance()
    } catch (error) {
      // The platform gives up on an alarm after six failures, but a job must not be given up, so the error is logged
      // and not thrown.
      logFault('try_on_alarm_failed', error)
      await this.ctx.storage.setAlarm(Date.now() + 5_000)
    }
  }

  async #open(order: Order, pictures: Picture[]): Promise<Opened> {
    const earlier = this.#read()
    // One that was refused may be asked for again, with the credit that was missing.
    if (!earlier || earlier.phase === 'refused') {
      const names = { secret: newSecret(), outputKey: newOutputKey(order), seed: newSeed() }
      // Stored before anything is written elsewhere: from here on an alarm ensures that the credit and the photos are
      // taken care of.
      this.#save(openJob(order, names, Date.now()))
      this.#apply(await this.#reserve(order, pictures))
    } else if (earlier.phase === 'opening') {
      // The job was opened by a call that crashed; whether it was charged only the ledger knows.
      this.#apply({ type: 'given_up' })
    }
    const job = this.#read()
    if (job && isOver(job)) await this.#advance()
    if (job?.refusal) return { outcome: job.refusal }
    const view = job && viewOf(job.phase === 'failed' ? (this.#read() ?? job) : job, Date.now())
    if (!view) throw new Error('a job ended before it was answered for')
    return { outcome: 'started', view }
  }

  async #reserve(order: Order, pictures: Picture[]): Promise<Event> {
    const [reserved, stored] = await Promise.allSettled([
      // What is made for later is paid when there is room.
      order.later ? ('reserved' as const) : this.#charge(order),
      within(timeoutsMs.bucket, () => storeInputs(this.env.PHOTOS, order, pictures)),
    ])
    if (reserved.status === 'fulfilled' && reserved.value !== 'reserved')
      return { type: 'refused', refusal: reserved.value }
    if (reserved.status === 'fulfilled' && stored.status === 'fulfilled') return { type: 'opened' }
    const [fault] = [reserved, stored].filter((one) => one.status === 'rejected')
    logFault('try_on_not_opened', fault?.reason, { jobId: order.jobId })
    return { type: 'given_up' }
  }

  #charge({ userId, jobId, limits: { starts, ...limits }, later }: Order) {
    // What was let in line for later is not begun by her just now.
    const most = { ...limits, ...(starts !== undefined && !later && { starts }) }
    return within(timeoutsMs.reserve, () => this.ledger().reserve(userId, jobId, most))
  }

  async #report(userId: string, result: DeviceResult) {
    const job = this.#read()
    if (!job || job.order.userId !== userId) return null
    if (Date.now() < job.deadlineAt) {
      if (job.phase === 'rendering') this.#apply(await this.#rendered(job, result))
      if (job.phase === 'delivered') await this.#judged(job, result)
      // Another photograph is made by the alarm: its caller is not kept waiting for it.
      const after = this.#read()
      if (after && isOver(after)) await this.#advance()
    }
    return this.view(userId)
  }

  async #rendered(job: Job, result: DeviceResult): Promise<Event> {
    if (!result.success)
      return { type: 'failed', failure: result.failure === 'declined' ? 'unknown' : result.failure }
    const { picture } = result
    if (!picture) return { type: 'finished', output: [] }
    const store = () => storeOutput(this.env.PHOTOS, job, picture)
    return { type: 'finished', output: [await this.#inTime(job, timeoutsMs.bucket, store)] }
  }

  /** What her device says of the photograph. An answer to a former one changes nothing. */
  async #judged(job: Job, result: DeviceResult) {
    const { judged } = result
    if (!judged || !job.output?.includes(judged)) return
    if (result.success) {
      const { picture } = result
      const store = picture && (() => storeDeveloped(this.env.PHOTOS, job, picture))
      const output = store ? [await this.#inTime(job, timeoutsMs.bucket, store)] : job.output
      this.#apply({ type: 'finished', output })
    } else if (result.failure === 'declined') {
      // Whoever declines again and again has had pictures for nothing.
      const isFree = job.isDoubtful && (await gateOf(this.env).takeReturn(job.order.userId))
      this.#apply(isFree ? { type: 'declined' } : { type: 'finished', output: job.output })
    } else {
      const mayRedo = await gateOf(this.env).takeReturn(job.order.userId)
      this.#apply({ type: 'drifted', judged, mayRedo, outputKey: newOutputKey(job.order) })
    }
  }

  #inTime<T>(job: Job, maxMs: number, act: () => Promise<T>) {
    return within(this.#timeLeft(job)(maxMs), act)
  }

  /**
   * Runs one pass at a time. A caller that comes during a pass gets another one afterwards, because its change may
   * have been stored after the running pass last read.
   */
  #advance() {
    const pass = this.#advancing.then(() => this.#work())
    this.#advancing = pass.catch(() => undefined)
    return pass
  }

  async #work() {
    for (let steps = 0; steps < maxSteps; steps++) {
      const job = this.#read()
      if (!job) return
      const now = nextAction(job, Date.now())
      if (now.do === 'wait') return this.ctx.storage.setAlarm(now.until)
      void this.ctx.storage.setAlarm(lookAgainAt(job, Date.now()))
      if (now.do === 'tidy')
        this.#apply({ type: (await this.#tidy(job, now.task)) ? 'done' : 'not_done', task: now.task })
      else await this.#act(job, now.do)
    }
    return this.ctx.storage.setAlarm(Date.now() + 1_000)
  }

  async #act(job: Job, act: Act) {
    switch (act) {
      case 'time_out':
        return this.#apply({ type: 'timed_out' })
      case 'give_up':
        return this.#apply({ type: 'given_up' })
      case 'report_interrupted':
        return this.#apply(this.#interrupted(job))
      case 'ask_gate':
        return this.#submit(job)
      case 'charge':
        return this.#chargeLater(job)
      case 'poll':
        return this.#poll(job)
      case 'accept':
        return this.#apply({ type: 'unjudged' })
      case 'wipe':
        await this.ctx.storage.deleteAlarm()
        return this.ctx.storage.deleteAll()
    }
  }

  /** Asks for a place and, once it has one, sends the run. */
  async #submit(job: Job) {
    const timeLeft = this.#timeLeft(job)
    try {
      const answer = await askForRoom(this.env, job, timeLeft)
      if (answer.type !== 'admitted') this.#apply(answer)
      else if (job.phase === 'waiting') this.#apply({ type: 'room' })
      else await sendRun(this.env, job, answer.pool, { timeLeft, apply: (event) => this.#apply(event) })
    } catch (error) {
      logFault('try_on_delayed', error, { jobId: job.order.jobId })
      const now = this.#read()
      this.#apply(now?.phase === 'submitting' ? this.#interrupted(now) : { type: 'delayed' })
    }
  }

  /** The run may have been sent, and its answer will not come. */
  #interrupted({ pool, order }: Job): Event {
    const hasWebhook = openPool(this.env, pool ?? '')?.hasWebhook ?? false
    return { type: 'outcome_unknown', mayBeNamed: hasWebhook && order.webhookOrigin !== null }
  }

  /** There is room for what was to be made later: now it is paid. */
  async #chargeLater({ order }: Job) {
    try {
      const charged = await this.#charge(order)
      this.#apply(charged === 'reserved' ? { type: 'opened' } : { type: 'refused', refusal: charged })
    } catch (error) {
      logFault('try_on_not_charged', error, { jobId: order.jobId })
      this.#apply({ type: 'delayed' })
    }
  }

  async #poll(job: Job) {
    try {
      this.#apply(await pollRun(this.env, job, this.#timeLeft(job)))
    } catch (error) {
      logFault('try_on_unread', error, { jobId: job.order.jobId })
      this.#apply({ type: 'unread', missing: false })
    }
  }

  /** Performs a task that is due after the end, and repeats it until it succeeds. */
  async #tidy(job: Job, task: Task) {
    const { jobId, userId } = job.order
    try {
      await within(timeoutsMs.ledger, () => payOff(this.env, this.ledger(), job, task))
    } catch (error) {
      logFault('try_on_not_tidied', error, { jobId, task })
      return false
    }
    if (task === 'notice') this.ctx.waitUntil(deliver(this.env, userId))
    if (task === 'ledger') countTryOn(this.env, job, (work) => this.ctx.waitUntil(work))
    return true
  }

  #timeLeft(job: Job) {
    return (maxMs: number) => Math.max(10, Math.min(maxMs, job.deadlineAt + 10 - Date.now()))
  }

  #read() {
    const stored = this.ctx.storage.kv.get<Job | FormerJob>('job')
    return stored ? asCurrent(stored) : null
  }

  /** Writes the job and the alarm of its next step together, so that neither exists without the other. */
  #save(job: Job) {
    const now = Date.now()
    const step = nextAction(job, now)
    this.ctx.storage.kv.put('job', job)
    void this.ctx.storage.setAlarm(step.do === 'wait' ? step.until : now)
  }

  /** Nothing is awaited between reading and writing, so that two events never overwrite each other. */
  #apply(event: Event) {
    const before = this.#read()
    if (!before) return null
    const after = next(before, event, Date.now())
    if (after === before) return before
    this.#save(after)
    this.#announce(before, after)
    return after
  }

  /** Pushes the change to her tabs. Best effort: a tab that misses it polls. */
  #announce(before: Job, after: Job) {
    const job = changeOf(before, after, Date.now())
    if (!job) return
    const told = openChannel(this.env, after.order.userId).push({ type: 'try_on', job })
    this.ctx.waitUntil(
      told.catch((error: unknown) => logFault('try_on_not_announced', error, { jobId: job.predictionId })),
    )
  }
}
