import { createAgenda } from './agenda.ts'
import type { Chance } from './random.ts'
import { gateRequest } from '../../try-on/gate-request.ts'
import { isInside, isWaiting, type LineEntry } from '../../try-on/queue-order.ts'
import { isOver, openJob, type Event, type Job, type Order, type Task } from '../../try-on/job-state.ts'
import { next } from '../../try-on/job-machine.ts'
import { nextAction } from '../../try-on/next-action.ts'
import {
  ask,
  emptyQueue,
  leave,
  pass,
  nextChangeAt,
  report,
  type Queue,
  type Terms,
} from '../../try-on/photograph-queue.ts'

/**
 * Many try-ons at once, on a clock of their own: the state machine and the gate are the product's, the providers, the
 * ledger and the shoppers' devices are played. Everything is drawn from `chance`, so a seed repeats a run.
 */

export type Shopper = { id: string; premium: boolean; network: string | null; credits: number }

/** How a provider and its devices behave. Shares are between 0 and 1. */
export type Weather = {
  /** How long a picture takes, ms. */
  runMs: (pool: string, chance: Chance) => number
  /** The answer of a run that is sent now; 'lost' leaves the sender without one. */
  answer: (pool: string, now: number, chance: Chance) => 'ok' | 'provider' | 'account' | 'refused' | 'lost'
  /** The share of steps in which the isolate dies after it has stored what it is about to do. */
  killed: number
  /** The share of pictures that are not like her. */
  drifts: number
  /** The share of tabs that are closed before the picture comes. */
  leaves: number
  /** The share of those without room who ask for the photograph later. */
  asksLater: number
}

type Run = { pool: string; jobId: string; endsAt: number; isOk: boolean }
type LedgerEntry = { userId: string; jobId: string; kind: 'reserve' | 'settle' | 'release'; credits: number }

export type Admission = { at: number; jobId: string; userId: string; premium: boolean; waitedMs: number }

const restartMs = 2_000

export function createRush(terms: Terms, weather: Weather, chance: Chance) {
  const jobs = new Map<string, Job>()
  const shoppers = new Map<string, Shopper>()
  const ledger: LedgerEntry[] = []
  const reserved = new Map<string, number>()
  const admissions: Admission[] = []
  const findings: string[] = []
  const runs: Run[] = []
  const agenda = createAgenda<() => void>()
  /** Job ids of which her own device showed a look, at once or beside the photograph. */
  const deviceLooks = new Set<string>()
  let queue: Queue = emptyQueue
  let now = 0
  let gateAlarm = Infinity
  let hasLost = false

  const later = (ms: number, act: () => void) => agenda.add(now + ms, act)

  function changeGate(change: { queue: Queue; admitted: LineEntry[] }, asking?: string) {
    queue = change.queue
    for (const entry of change.admitted) checkTurn(entry)
    gateAlarm = nextChangeAt(queue, terms, now) ?? Infinity
    for (const { jobId } of change.admitted)
      if (jobId !== asking) later(50, () => hear(jobId, { type: 'woken', reference: null }))
  }

  /** Nobody gets a second place while somebody without one waits. */
  function checkTurn({ run, userId, later: isLater }: LineEntry) {
    const inside = queue.entries.filter(isInside)
    const held = inside.filter((entry) => entry.userId === userId).length
    if (run > 1 || isLater || held < 2) return
    const users = new Set(inside.map((entry) => entry.userId))
    const first = queue.entries.find((entry) => isWaiting(entry) && !entry.later && !users.has(entry.userId))
    if (first) findings.push(`a second place for ${userId} while ${first.userId} waits`)
  }

  function hear(jobId: string, event: Event) {
    const before = jobs.get(jobId)
    if (!before) return
    const after = next(before, event, now)
    jobs.set(jobId, after)
    if (after !== before) react(before, after)
    work(jobId)
  }

  /** What her own device does about the change, while its tab is open. */
  function react(before: Job, after: Job) {
    const { jobId } = after.order
    const [judged] = after.output ?? []
    const isDelivered = after.phase === 'delivered' && before.phase !== 'delivered'
    if (isDelivered && judged && !chance.happens(weather.leaves))
      later(chance.between(500, 2_000), () => judge(jobId, judged))
    if (after.phase === 'failed' && before.phase !== 'failed') {
      deviceLooks.add(jobId)
      if (after.noPhotograph && !after.order.later && chance.happens(weather.asksLater))
        later(chance.between(2_000, 20_000), () =>
          start({ ...after.order, jobId: `${jobId}-later`, later: true }),
        )
    }
  }

  function judge(jobId: string, judged: string) {
    const job = jobs.get(jobId)
    if (!job) return
    if (!chance.happens(weather.drifts)) hear(jobId, { type: 'finished', output: [judged] })
    else if (job.isDoubtful) hear(jobId, { type: 'declined' })
    else hear(jobId, { type: 'drifted', judged, mayRedo: true, outputKey: `${job.outputKey}-2` })
  }

  function pay(job: Job) {
    const { userId, jobId, premium } = job.order
    const shopper = shoppers.get(userId)
    const price = premium ? 0 : 1
    if (!shopper || shopper.credits < price) return false
    shopper.credits -= price
    ledger.push({ userId, jobId, kind: 'reserve', credits: -price })
    reserved.set(jobId, price)
    return true
  }

  function settle({ phase, order: { jobId, userId } }: Job) {
    const credits = phase === 'completed' ? 0 : (reserved.get(jobId) ?? 0)
    ledger.push({ userId, jobId, kind: phase === 'completed' ? 'settle' : 'release', credits })
    const shopper = shoppers.get(userId)
    if (shopper) shopper.credits += credits
  }

  function tidy(job: Job, task: Task) {
    if (task === 'ledger') settle(job)
    if (task === 'gate') changeGate(leave(queue, terms, job.order.jobId, now))
  }

  function send(job: Job, pool: string) {
    const { order } = job
    const photographer = order.photographers.find((one) => pool.startsWith(one)) ?? 'fashn'
    const cost = terms.pools.find(({ id }) => id === pool)?.price(gateRequest(job).ticket) ?? 0
    hearQuietly(order.jobId, { type: 'submitting', pool, photographer, pieces: 1, cost })
    const refund = { pool, refund: cost }
    const answer = weather.answer(pool, now, chance)
    if (answer === 'provider' || answer === 'account' || answer === 'refused') {
      changeGate(report(queue, terms, { ...refund, fault: answer }, now), order.jobId)
      return hear(order.jobId, { type: 'failed', failure: 'processing_failed', fault: answer })
    }
    // Sent, whatever its sender learns of it.
    runs.push({ pool, jobId: order.jobId, endsAt: now + weather.runMs(pool, chance), isOk: true })
    const present = runs.slice(-500).filter((run) => run.pool === pool && run.endsAt > now).length
    const most = terms.pools.find(({ id }) => id === pool)?.atOnce ?? 0
    // A run whose sender lost it is still under way when its place is given to another: that cannot be known.
    if (answer === 'lost') hasLost = true
    if (!hasLost && weather.killed === 0 && present > most)
      findings.push(`${present} at once in ${pool} at ${now}`)
    if (answer === 'lost') {
      changeGate(report(queue, terms, { pool, fault: 'provider', refund: 0 }, now), order.jobId)
      return hear(order.jobId, { type: 'outcome_unknown', mayBeNamed: false })
    }
    hear(order.jobId, { type: 'accepted', reference: `run-${runs.length - 1}` })
  }

  function hearQuietly(jobId: string, event: Event) {
    const job = jobs.get(jobId)
    if (job) jobs.set(jobId, next(job, event, now))
  }

  function askGate(job: Job) {
    const { jobId, userId, premium } = job.order
    const { answer, ...change } = ask(queue, terms, gateRequest(job), now)
    changeGate(change, jobId)
    if (answer.type !== 'admitted') return hear(jobId, answer)
    if (job.phase === 'waiting') return hear(jobId, { type: 'room' })
    if (job.runs === 0) admissions.push({ at: now, jobId, userId, premium, waitedMs: now - job.startedAt })
    return send(job, answer.pool)
  }

  function poll(job: Job) {
    const run = runs[Number(job.reference?.slice('run-'.length))]
    if (!run) return hear(job.order.jobId, { type: 'unread', missing: true })
    if (run.endsAt > now) return hear(job.order.jobId, { type: 'still_running' })
    changeGate(report(queue, terms, { pool: run.pool, fault: null, refund: 0 }, now), job.order.jobId)
    const isLast = job.step + job.stepping >= job.order.categories.length
    hear(job.order.jobId, isLast ? { type: 'delivered', output: job.outputKey } : { type: 'step_done' })
  }

  /** Does what is due for a job, or sets its alarm. */
  function work(jobId: string) {
    const job = jobs.get(jobId)
    if (!job) return
    const action = nextAction(job, now)
    if (action.do === 'wait') return later(Math.max(1, action.until - now), () => work(jobId))
    // The isolate dies in the middle: its alarm comes again after a while, and finds what was stored.
    if (chance.happens(weather.killed)) {
      if (action.do === 'ask_gate' && job.phase === 'queued' && chance.happens(0.5))
        hearQuietly(jobId, {
          type: 'submitting',
          pool: terms.pools[0]?.id ?? '',
          photographer: 'fashn',
          pieces: 1,
          cost: 0,
        })
      return later(restartMs, () => work(jobId))
    }
    switch (action.do) {
      case 'tidy':
        tidy(job, action.task)
        return hear(jobId, { type: 'done', task: action.task })
      case 'wipe':
        return void jobs.delete(jobId)
      case 'ask_gate':
        return askGate(job)
      case 'charge':
        return hear(jobId, pay(job) ? { type: 'opened' } : { type: 'refused', refusal: 'no_credits' })
      case 'report_interrupted':
        return hear(jobId, { type: 'outcome_unknown', mayBeNamed: false })
      case 'poll':
        return poll(job)
      case 'accept':
        return hear(jobId, { type: 'unjudged' })
      case 'time_out':
        return hear(jobId, { type: 'timed_out' })
      default:
        return hear(jobId, { type: 'given_up' })
    }
  }

  function start(order: Order) {
    const { jobId } = order
    const opened = openJob(order, { secret: 's', outputKey: `/${jobId}`, seed: 1 }, now)
    jobs.set(jobId, opened)
    if (!order.later && !pay(opened)) return hear(jobId, { type: 'refused', refusal: 'no_credits' })
    hear(jobId, { type: 'opened' })
    if (order.awaitsDraft)
      later(chance.between(700, 3_000), () => hear(jobId, { type: 'drafted', isThere: true }))
  }

  return {
    shoppers,
    ledger,
    admissions,
    runs,
    findings,
    deviceLooks,
    queue: () => queue,
    /** Lets a shopper press at this time, ms. */
    press(time: number, shopper: Shopper, order: Order) {
      shoppers.set(shopper.id, shopper)
      agenda.add(time, () => start(order))
    },
    /** Lets time pass until nothing is left to do, or until `end`. */
    run(end: number) {
      for (;;) {
        const time = Math.min(agenda.nextAt ?? Infinity, gateAlarm)
        if (time > end || time === Infinity) return
        now = Math.max(now, time)
        if (gateAlarm <= time) changeGate(pass(queue, terms, now))
        else agenda.take().what()
      }
    },
    unfinished: () => [...jobs.values()].filter((job) => !isOver(job)),
  }
}
