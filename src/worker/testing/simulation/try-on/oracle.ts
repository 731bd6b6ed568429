import type { D1Database } from '@cloudflare/workers-types'
import { keyOf } from '#worker/photos/storage.ts'
import { isOver, type Job } from '#worker/try-on/job-state.ts'
import type { Opened } from '#worker/try-on/job.ts'
import type { LineEntry } from '#worker/try-on/queue-order.ts'
import type { PoolStates } from '#worker/try-on/pool-state.ts'
import { termsOf } from '#worker/try-on/gate-settings.ts'
import { viewOf } from '#worker/try-on/present-job.ts'
import { injected, type Loop } from '../loop.ts'
import type { WorkerEnv } from '../worker-env.ts'
import { runPrice } from './environment.ts'
import type { Run } from './photographers.ts'
import { shownIn } from './pictures.ts'
import type { TryOnHistory } from './script.ts'

type Values = ReadonlyMap<string, unknown>
type Found = (text: string) => void

/** A job that is late is looked at again by alarms, some of which are late themselves. */
const latestMs = 15 * 60_000

/** Watches what is stored and answered while a history goes on. */
export function createWatch(loop: Loop, pictures: ReadonlyMap<string, Uint8Array>, found: Found) {
  /** How each job ended. */
  const ends = new Map<string, Job>()
  const failed = new Set<string>()
  const places = new Map<string, number>()

  function judgePicture({ order, output }: Job) {
    const [address] = output ?? []
    if (!address) {
      if (order.provider === 'cloud') found(`${order.jobId} completed without a picture`)
      return
    }
    const key = keyOf(address)
    if (!key.startsWith(`users/${order.userId}/`))
      found(`the picture of ${order.jobId} lies with somebody else`)
    const bytes = pictures.get(key)
    const shown = bytes && shownIn(bytes)
    if (!shown) return found(`the picture of ${order.jobId} is not there`)
    if (shown.job !== order.jobId) found(`${order.jobId} shows ${shown.job}`)
    const last = `garment-${order.categories.length - 1}`
    if (order.provider === 'cloud' && shown.part !== 'developed' && !shown.part.includes(last))
      found(`the picture of ${order.jobId} lacks its last piece`)
  }

  /** How many runs each job has sent, its present one among them. */
  const runCounts = new Map<string, number>()

  return {
    ends,
    runCounts,
    job(name: string, values: Values) {
      const job = values.get('job') as Job | undefined
      // One that was refused may be asked for again under its name.
      if (job && !isOver(job) && ends.get(name)?.phase === 'refused') ends.delete(name)
      const before = ends.get(name)
      if (!job) return
      runCounts.set(name, job.runs)
      if (before && (!isOver(job) || job.phase !== before.phase))
        found(`${name} was ${before.phase} and is ${job.phase}`)
      const status = viewOf(job, loop.now)?.status
      if (failed.has(name) && status !== 'failed' && before)
        found(`${name} was shown as failed and is ${status}`)
      if (status === 'failed') failed.add(name)
      if (!isOver(job) || before) return
      ends.set(name, job)
      loop.note(`    ${name} is ${job.phase} ${job.failure ?? ''} ${job.refusal ?? ''}`)
      if (job.endedAt > job.deadlineAt + latestMs)
        found(`${name} ended ${job.endedAt - job.deadlineAt} ms too late`)
      if (job.phase === 'completed') judgePicture(job)
    },
    gate: (env: WorkerEnv) => (_: string, values: Values) => {
      const terms = termsOf(env)
      const entries = [...values].flatMap(([key, value]) =>
        key.startsWith('entry:') ? [value as LineEntry] : [],
      )
      const { pools = {} } = (values.get('rest') ?? {}) as { pools?: PoolStates }
      let isNew = false
      for (const { jobId, run } of entries) {
        if (run > 0 && !places.get(jobId)) isNew = true
        places.set(jobId, run)
      }
      for (const jobId of places.keys())
        if (!entries.some((entry) => entry.jobId === jobId)) places.delete(jobId)
      for (const { id, atOnce } of terms.pools) {
        const inside = entries.filter(({ pool, run }) => run > 0 && pool === id).length
        if (inside > atOnce) found(`${inside} at once in ${id}`)
      }
      // A look that has begun is finished whatever is spent; a new one is let in only within the budget.
      const spent = Object.values(pools).reduce((sum, pool) => sum + pool.spent, 0)
      if (isNew && spent > terms.budgetPerDay)
        found(`a new look although ${spent} of ${terms.budgetPerDay} are spent`)
    },
    /** A repeated start is told the same. */
    started(id: string, opened: Opened) {
      if (opened.outcome === 'started' && opened.view.predictionId !== id)
        found(`${id} was started as another`)
    },
    /** An alarm that fails by itself is a fault of ours. */
    log(line: unknown) {
      const { event, error = '' } = JSON.parse(String(line)) as { event: string; error?: string }
      loop.note(`    ${event} ${error}`)
      const isOurs =
        !error.includes(injected) && !error.includes('no answer within') && !error.includes('was reset')
      if (event === 'try_on_alarm_failed' && isOurs) found(`an alarm failed by itself: ${error}`)
    },
  }
}

type LedgerRow = { user_id: string; subject: string; kind: string; credits: number; cost: number }

type State = {
  history: TryOnHistory
  binding: D1Database
  found: Found
  pictures: ReadonlyMap<string, Uint8Array>
  runs: Run[]
  jobIds: string[]
  userIds: string[]
  storedJob: (id: string) => { values: Values; alarm: number | null } | null
  ends: ReadonlyMap<string, Job>
}

async function rowsOf<Row>(binding: D1Database, sql: string, ...bound: string[]) {
  const { results } = await binding
    .prepare(sql)
    .bind(...bound)
    .all()
  return results as Row[]
}

/** Compares ledger, bucket, gate, providers and notices, when everything is over. */
export async function judgeEnd(state: State) {
  const { binding, userIds, found, pictures, jobIds } = state
  for (const user of userIds) {
    const entries = await rowsOf<LedgerRow>(
      binding,
      'select user_id, subject, kind, credits, cost from credit_entries where user_id = ?',
      user,
    )
    const [account] = await rowsOf<{ credits: number }>(
      binding,
      'select credits from users where id = ?',
      user,
    )
    const sum = entries.reduce((total, { credits }) => total + credits, 0)
    if (account?.credits !== sum || sum < 0)
      found(`the balance is ${account?.credits}, the sum of the entries ${sum}`)
    for (const [subject, own] of Map.groupBy(entries, (entry) => entry.subject))
      if (subject.startsWith('spend:') && own.length > 1) found(`${subject} was spent twice`)
    const notices = await rowsOf<{ key: string; kind: string; data: string }>(
      binding,
      "select key, kind, data from notifications where user_id = ? and key like 'try_on:%'",
      user,
    )
    for (const id of jobIds) {
      const job = state.ends.get(id)
      if (job && job.order.userId !== user) continue
      judgeLedger(
        state,
        id,
        job,
        entries.filter(({ subject }) => subject === `try-on:${id}`),
      )
      if (job)
        judgeNotice(
          found,
          job,
          entries,
          notices.filter(({ key }) => key === `try_on:${id}`),
        )
    }
  }
  for (const id of jobIds) {
    const stored = state.storedJob(id)
    if (stored && stored.values.size > 0) {
      const { phase, due } = stored.values.get('job') as Job
      found(`${id} never ends: ${phase}, still due ${JSON.stringify(due)}, alarm ${stored.alarm}`)
    }
  }
  for (const key of pictures.keys()) found(`${key.replace(/[\d_]{10,}.*/, '…')} was left behind`)
  judgeRuns(state)
}

function judgeLedger({ found, runs, ends }: State, id: string, job: Job | undefined, own: LedgerRow[]) {
  const of = (...kinds: string[]) => own.filter(({ kind }) => kinds.includes(kind))
  const net = own.reduce((total, { credits }) => total + credits, 0)
  const [reserve] = of('reserve')
  const [end] = of('settle', 'release')
  if (of('reserve').length > 1) found(`${id} was charged twice`)
  if (of('settle', 'release').length > 1) found(`${id} ended twice in the ledger`)
  if (reserve && !end) found(`${id} left its reserve`)
  const isMade = job?.phase === 'completed'
  if (!isMade && net !== 0) found(`${id} is ${job?.phase ?? 'no job'} and costs ${-net}`)
  if (isMade && end?.kind !== 'settle') found(`${id} was made and is not paid`)
  if (isMade && net !== reserve?.credits) found(`${id} was made and costs ${-net}`)
  const billed = runs.filter((run) => run.job === id && run.becomes === 'picture')
  const cost = billed.reduce((sum, run) => sum + priceOf(run, ends.get(id)), 0)
  if (end && end.cost < cost) found(`${id} cost us ${cost}, and the ledger says ${end.cost}`)
}

function priceOf({ pool, garment }: Run, job: Job | undefined) {
  if (pool.startsWith('fashn')) return runPrice
  return 15_000 + (job?.order.highQuality ? 2_000 : 0) + 2_000 * (garment.split('+').length + 2)
}

function judgeNotice(
  found: Found,
  { phase, order: { jobId, later } }: Job,
  entries: LedgerRow[],
  notices: { kind: string; data: string }[],
) {
  if (phase === 'refused') return notices.length > 0 && found(`${jobId} was refused and told of`)
  const [notice] = notices
  if (!notice) return found(`nobody was told of ${jobId}`)
  const kind = phase === 'completed' ? 'try_on_ready' : 'try_on_failed'
  // A photograph for later is told of when it comes, before her device has compared it.
  if (notice.kind !== kind && !later) found(`${jobId} is ${phase} and told of as ${notice.kind}`)
  if (notice.kind !== 'try_on_failed') return
  const { creditBack } = JSON.parse(notice.data) as { creditBack: boolean }
  const back = entries.find(({ subject, kind: is }) => subject === `try-on:${jobId}` && is === 'release')
  if (creditBack !== (back?.credits ?? 0) > 0)
    found(`${jobId} tells of a credit that came back: ${creditBack}`)
}

/** The bound of runs for one look: each piece twice, since a photograph that is not like her is made again, and spare ones. */
const maxRuns = (pieces: number) => 2 * pieces + 4

function judgeRuns({ runs, found, ends, history }: State) {
  const times = Map.groupBy(runs, ({ job, pool, seed, person, garment }) =>
    [job, pool, seed, person.part, garment].join(),
  )
  for (const [what, same] of times) if (same.length > 1) found(`sent ${same.length} times: ${what}`)
  for (const [id, own] of Map.groupBy(runs, ({ job }) => job)) {
    const job = ends.get(id)
    if (!job) continue
    if (own.length > maxRuns(job.order.categories.length)) found(`${id} had ${own.length} runs`)
    for (const { pool } of own)
      if (!job.order.photographers.some((one) => pool.startsWith(one)))
        found(`${pool} saw ${id} without her yes`)
    if (job.order.provider === 'device') found(`${id} left the device`)
  }
  // Pictures of looks' first runs, by their day. Soon after midnight some are made that were let in before. Further runs
  // of a look are made whatever is spent.
  const firsts = runs.filter(({ number }) => number === 1)
  const isOfItsDay = ({ at }: Run) => new Date(at - 120_000).getUTCDate() === new Date(at).getUTCDate()
  const billed = firsts.filter((run) => run.becomes === 'picture' && isOfItsDay(run))
  for (const [day, own] of Map.groupBy(billed, ({ at }) => new Date(at).getUTCDate())) {
    const sum = own.reduce((total, run) => total + priceOf(run, ends.get(run.job)), 0)
    const budget = history.weather.budgetRuns * runPrice
    if (sum > budget) found(`first runs of day ${day} cost ${sum} of a budget of ${budget}`)
  }
}
