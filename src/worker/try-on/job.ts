import { timingSafeEqual } from 'node:crypto'
import { DurableObject } from 'cloudflare:workers'
import type { TryOnFailure, TryOnView } from '#shared/try-on-job.ts'
import { openLedger, type Ledger, type ReserveRefusal } from '../credits/ledger.ts'
import { openDb } from '../lib/db.ts'
import { newSecret } from '../lib/ids.ts'
import { logFault } from '../lib/log.ts'
import { within } from '../lib/within.ts'
import { openChannel } from '../notifications/channel.ts'
import { deliver } from '../notifications/deliver.ts'
import { newPhotoKey } from '../photos/storage.ts'
import type { Picture } from '../photos/pictures.ts'
import { deadlineOf, isOver, next, openJob, type Event, type Job, type Order, type Task } from './machine.ts'
import type { Answer } from './queue.ts'
import { gateOf, payOff } from './settlement.ts'
import { readFitting, storeInputs, storeOutput, storeWorn } from './pictures.ts'
import type { Pixels } from './cloud-provider.ts'
import { cloudProvider } from './providers.ts'
import { lookAgainAt, nextAction, type Act } from './next-action.ts'
import { changeOf, viewOf } from './view.ts'

/** The browser's report of a job that it rendered. The picture is null when it stayed there. */
export type DeviceResult =
  | { success: true; picture: Pixels | null }
  | { success: false; failure: TryOnFailure }

export type Opened = { outcome: 'started'; view: TryOnView } | { outcome: ReserveRefusal }

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
  gate: 4_000,
  run: 30_000,
  poll: 15_000,
}

/** More steps than any job takes at once: it ends a loop that a fault would make endless. */
const mostSteps = 20

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
    this.#opening ??= this.#open(order, pictures).finally(() => {
      this.#opening = null
    })
    return this.#opening
  }

  /** The job as its owner sees it; null for everybody else, and without a job. Reading creates no storage. */
  async view(userId: string): Promise<TryOnView | null> {
    const job = this.#read()
    if (!job || job.order.userId !== userId) return null
    if (!isOver(job) && Date.now() >= deadlineOf(job)) this.#apply({ type: 'timed_out' })
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

  override async alarm() {
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
    if (!earlier) {
      const names = { secret: newSecret(), outputKey: newPhotoKey(order.userId, 'try-on', 'image/jpeg') }
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
      within(timeoutsMs.reserve, () => this.ledger().reserve(order.userId, order.jobId, order.limits)),
      within(timeoutsMs.bucket, () => storeInputs(this.env.PHOTOS, order, pictures)),
    ])
    if (reserved.status === 'fulfilled' && reserved.value !== 'reserved')
      return { type: 'refused', refusal: reserved.value }
    if (reserved.status === 'fulfilled' && stored.status === 'fulfilled') return { type: 'opened' }
    const [fault] = [reserved, stored].filter((one) => one.status === 'rejected')
    logFault('try_on_not_opened', fault?.reason, { jobId: order.jobId })
    return { type: 'given_up' }
  }

  async #report(userId: string, result: DeviceResult) {
    const job = this.#read()
    if (!job || job.order.userId !== userId) return null
    if (job.phase === 'rendering' && Date.now() < deadlineOf(job)) {
      if (!result.success) this.#apply({ type: 'failed', failure: result.failure })
      else
        this.#apply({
          type: 'finished',
          output: result.picture ? [await this.#keep(job, result.picture)] : [],
        })
      await this.#advance()
    }
    return this.view(userId)
  }

  #keep(job: Job, picture: Pixels) {
    return within(this.#time(job, timeoutsMs.bucket), () => storeOutput(this.env.PHOTOS, job, picture))
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
    for (let steps = 0; steps < mostSteps; steps++) {
      const job = this.#read()
      if (!job) return
      const now = nextAction(job, Date.now())
      if (now.do === 'wait') return this.ctx.storage.setAlarm(now.until)
      void this.ctx.storage.setAlarm(lookAgainAt(job, Date.now()))
      if (now.do === 'tidy')
        this.#apply({ type: (await this.#tidy(job, now.task)) ? 'done' : 'not_done', task: now.task })
      else await this.#act(job, now.do)
    }
    await this.ctx.storage.setAlarm(Date.now() + 1_000)
  }

  async #act(job: Job, act: Act) {
    switch (act) {
      case 'time_out':
        return this.#apply({ type: 'timed_out' })
      case 'give_up':
        return this.#apply({ type: 'given_up' })
      case 'report_interrupted':
        return this.#apply({ type: 'outcome_unknown' })
      case 'ask_gate':
        return this.#submit(job)
      case 'poll':
        return this.#poll(job)
      case 'wipe':
        await this.ctx.storage.deleteAlarm()
        return this.ctx.storage.deleteAll()
    }
  }

  /** Asks for a place and, once it has one, sends the run. */
  async #submit(job: Job) {
    try {
      const { jobId, userId, premium } = job.order
      const ticket = { jobId, userId, premium, joinedAt: job.startedAt, until: deadlineOf(job) }
      const answer: Answer = await within(this.#time(job, timeoutsMs.gate), async () =>
        gateOf(this.env).ask(ticket, job.runs + 1),
      )
      if (answer.type !== 'admitted') {
        this.#apply(answer)
        return
      }
      const fitting = await within(this.#time(job, timeoutsMs.bucket), () =>
        readFitting(this.env.PHOTOS, job),
      )
      // Stored before the run is sent: if this object dies now, it will know that the run may have been billed.
      const submitting = this.#apply({ type: 'submitting' })
      if (submitting?.phase !== 'submitting') return
      this.#apply(await cloudProvider(this.env).start(fitting, this.#time(job, timeoutsMs.run)))
    } catch (error) {
      logFault('try_on_delayed', error, { jobId: job.order.jobId })
      this.#apply(this.#read()?.phase === 'submitting' ? { type: 'outcome_unknown' } : { type: 'delayed' })
    }
  }

  async #poll(job: Job) {
    try {
      const answer = await cloudProvider(this.env).poll(job.reference ?? '', this.#time(job, timeoutsMs.poll))
      const isLast = job.step === job.order.categories.length - 1
      if (answer.type !== 'completed') this.#apply(answer)
      else if (isLast) this.#apply({ type: 'finished', output: [await this.#keep(job, answer.picture)] })
      else {
        await within(this.#time(job, timeoutsMs.bucket), () =>
          storeWorn(this.env.PHOTOS, job, answer.picture),
        )
        this.#apply({ type: 'step_done' })
      }
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
    return true
  }

  /** As much of `mostMs` as is left before the job's deadline. */
  #time(job: Job, mostMs: number) {
    return Math.max(10, Math.min(mostMs, deadlineOf(job) + 10 - Date.now()))
  }

  #read() {
    return this.ctx.storage.kv.get<Job>('job') ?? null
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
