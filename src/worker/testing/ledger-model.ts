import { abortAllDurableObjects, env, evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { vi } from 'vitest'
import { nth } from '#shared/testing/first.ts'
import { openLedger, spendCredit, type Ledger } from '../ledger/ledger.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { TryOnJob, type Opened } from '../try-on/job.ts'
import type { Order } from '../try-on/job-state.ts'
import { notInCloud } from './orders.ts'
import { createFaultyD1, type Fault } from './faulty-d1.ts'
import { ageJob, jobOf, jobStub } from './try-ons.ts'

export type Command =
  /** Several at once; the same job may be listed twice. */
  | { do: 'start'; jobs: number[]; faults: Fault[] }
  | { do: 'alarm' | 'alarm_twice'; job: number; faults: Fault[] }
  | { do: 'report' | 'report_both'; job: number; success: boolean; faults: Fault[] }
  | { do: 'evict'; job: number }
  | { do: 'age'; job: number; ms: number }
  | { do: 'view'; job: number }
  | { do: 'spend' | 'land' | 'abort_all' }

type Break = (ledger: Ledger, db: D1Database) => Ledger

const deviceOrder = (jobId: string, userId: string): Order => ({
  jobId,
  userId,
  provider: 'device',
  premium: false,
  highQuality: false,
  categories: ['tops'],
  limits: { running: 10, monthly: null },
  ...notInCloud,
})

/** A shopper with `heldCredits`, some of her jobs, and a database that fails as the commands say. */
export async function createLedgerModel(
  heldCredits: number,
  jobCount: number,
  broken: Break = (ledger) => ledger,
) {
  const userId = newId()
  const jobIds = Array.from({ length: jobCount }, () => newId())
  const line = createFaultyD1(env.DB)
  const findings: string[] = []
  const finalViews = new Map<string, string>()
  await env.DB.batch([
    env.DB.prepare('insert into users (id, email, name, created_at) values (?, ?, ?, 0)').bind(
      userId,
      userId,
      'Ada',
    ),
    env.DB.prepare(
      "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'grant', ?, 0)",
    ).bind(userId, `sign-up:${userId}`, heldCredits),
  ])
  const spy = vi
    .spyOn(TryOnJob.prototype, 'ledger')
    .mockImplementation(() => broken(openLedger(openDb(line.binding)), line.binding))

  // Hundreds of faults are intended, and each would be logged.
  const silence = vi.spyOn(console, 'log').mockImplementation(() => undefined)

  const balance = async () =>
    env.DB.prepare('select credits from users where id = ?').bind(userId).first<number>('credits')

  /** Runs the acts with the given faults on their trips; an object that dies takes them with it. */
  async function during<T>(faults: Fault[], ...acts: (() => Promise<T>)[]) {
    line.plan(...faults)
    const running = Promise.allSettled(acts.map((act) => act()))
    const isOver = running.then(() => true)
    while (!(await Promise.race([isOver, scheduler.wait(2).then(() => false)]))) {
      if (line.takeDown()) await abortAllDurableObjects()
    }
    line.clear()
    return running
  }

  /** An ended job must stay ended. */
  async function look(id: string) {
    const view = await jobStub(id).view(userId)
    const before = finalViews.get(id)
    if (before && before !== view?.status) findings.push(`a job that was ${before} became ${view?.status}`)
    if (view && (view.status === 'completed' || view.status === 'failed')) finalViews.set(id, view.status)
    return view
  }

  async function start(jobs: number[], faults: Fault[]) {
    const ids = jobs.map((job) => nth(jobIds, job))
    const unique = [...new Set(ids)]
    const isNew = (await Promise.all(unique.map(jobOf))).every((job) => job === null)
    // Another job's alarm may release its credit meanwhile.
    const isQuiet = (await Promise.all(jobIds.map(jobOf))).every(
      (job) => !job || (job.endedAt > 0 && !job.due.ledger),
    )
    const before = (await balance()) ?? 0
    const answers = await during(
      faults,
      ...ids.map((id) => async (): Promise<Opened> => jobStub(id).start(deviceOrder(id, userId), [])),
    )
    const outcomes = new Map<string, string>()
    answers.forEach((answer, i) => {
      if (answer.status === 'rejected') return
      const hasFailed = answer.value.outcome === 'started' && answer.value.view.status === 'failed'
      const said = hasFailed ? 'failed' : answer.value.outcome
      const id = nth(ids, i)
      if ((outcomes.get(id) ?? said) !== said) findings.push('one job, two answers')
      outcomes.set(id, said)
    })
    if (!isNew || !isQuiet || faults.length > 0) return
    const count = (said: string) => [...outcomes.values()].filter((one) => one === said).length
    const started = Math.min(before, unique.length)
    if (count('started') !== started || count('no_credits') !== unique.length - started) {
      findings.push(`with ${before} credits: ${[...outcomes.values()].join(', ')}`)
    }
  }

  async function run(command: Command) {
    switch (command.do) {
      case 'start':
        return start(command.jobs, command.faults)
      case 'spend':
        return spendCredit(openDb(env.DB), userId, newId(), null)
      case 'land':
        return line.land()
      case 'abort_all':
        return abortAllDurableObjects()
    }
    const stub = jobStub(nth(jobIds, command.job))
    switch (command.do) {
      case 'alarm':
        return during(command.faults, () => runDurableObjectAlarm(stub))
      case 'alarm_twice':
        return during(
          command.faults,
          () => runDurableObjectAlarm(stub),
          () => runDurableObjectAlarm(stub),
        )
      case 'report':
      case 'report_both': {
        const report = (success: boolean) => () =>
          stub.report(userId, success ? { success, picture: null } : { success, failure: 'unknown' })
        const both = command.do === 'report' ? [] : [report(!command.success)]
        return during(command.faults, report(command.success), ...both)
      }
      case 'evict':
        return evictDurableObject(stub).catch(() => undefined)
      case 'age':
        return ageJob(nth(jobIds, command.job), command.ms).catch(() => undefined)
      case 'view':
        return look(nth(jobIds, command.job))
    }
  }

  /** Ends the faults and lets time pass until every job is over and has no task left. */
  async function settle() {
    line.clear()
    // An alarm that fired by itself may have met the last fault, and hang.
    if (line.takeDown()) await abortAllDurableObjects()
    for (const id of jobIds) {
      for (let tries = 0; tries < 40; tries++) {
        const job = await jobOf(id)
        if (!job || (job.endedAt > 0 && !job.due.ledger)) break
        await ageJob(id, job.endedAt > 0 ? 900_000 : 300_000).catch(() => undefined)
        await jobStub(id).view(userId)
        await runDurableObjectAlarm(jobStub(id)).catch(() => undefined)
        if (tries === 39) findings.push('a job that never ends')
      }
    }
    await line.land()
  }

  /** Returns what is wrong with the ledger after everything has ended. */
  async function audit() {
    const { results } = await env.DB.prepare(
      'select subject, kind, credits from credit_entries where user_id = ?',
    )
      .bind(userId)
      .all<{ subject: string; kind: string; credits: number }>()
    const sum = results.reduce((total, entry) => total + entry.credits, 0)
    const held = await balance()
    if (held !== sum || sum < 0) findings.push(`the balance is ${held}, the sum of the entries ${sum}`)
    for (const id of jobIds) {
      const own = results.filter(({ subject }) => subject.startsWith(`try-on:${id}`))
      const count = (test: (entry: (typeof own)[number]) => boolean) => own.filter(test).length
      const view = await look(id)
      const net = own.reduce((total, entry) => total + entry.credits, 0)
      if (count(({ credits }) => credits < 0) > 1) findings.push('a job debited twice')
      if (count(({ credits }) => credits > 0) > 1) findings.push('a job refunded twice')
      if (count(({ kind }) => kind === 'settle' || kind === 'release') > 1)
        findings.push('a reserve that ended twice')
      if (count(({ kind }) => kind === 'reserve') > count(({ kind }) => kind !== 'reserve'))
        findings.push('a reserve left over')
      const isCompleted = view?.status === 'completed'
      if (net !== (isCompleted ? -1 : 0))
        findings.push(`${view?.status ?? 'a job that never was'} costs ${-net}`)
      if (view && view.status !== 'completed' && view.status !== 'failed')
        findings.push(`still ${view.status}`)
    }
    return findings
  }

  return {
    run,
    settle,
    audit,
    close() {
      spy.mockRestore()
      silence.mockRestore()
    },
  }
}
