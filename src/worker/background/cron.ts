import { workOffRemovals } from '../account/removal-work.ts'
import { removeUnused } from '../account/unused-accounts.ts'
import { sweepAuth } from '../auth/sign-in/sweep.ts'
import { reconcilePayments } from '../billing/reconcile.ts'
import { clearLeftBehind } from '../imports/left-behind-imports.ts'
import { refreshCachedLists } from '../imports/refresh-lists.ts'
import { purgeAtTurns } from '../catalogue/placements.ts'
import { pictureDays } from '../catalogue/alike/schema.ts'
import { sentenceDays } from '../stylist/sentences/schema.ts'
import { sweepCatalogue } from '../catalogue/sweep.ts'
import { drawBoards } from '../studio/composed/draw-boards.ts'
import { renewComposed } from '../studio/composed/renew.ts'
import { sweepMisses } from '../catalogue/search/missed-questions.ts'
import { sweepClicks } from '../catalogue/clicks/queries.ts'
import { purgeOf, type Purge } from '../lib/edge-cache.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { callIdOf, inCall } from '../lib/current-call.ts'
import { logFault } from '../lib/log.ts'
import { crons, isCron, type CronName } from '../lib/crons.ts'
import { sweepDayCounts } from '../lib/day-counts.ts'
import { sweepAsks } from '../looks/asks/forget-ask.ts'
import { sweepShown } from '../looks/shown/forget-shown.ts'
import { sweepMails } from '../mail/sweep.ts'
import { sweepLookReports } from '../moderation/look-reports.ts'
import { sweepReports } from '../moderation/sweep.ts'
import { finishTakedowns } from '../moderation/take-down.ts'
import { sweepNotifications } from '../notifications/sweep.ts'
import { noteRuns, type JobOutcome } from '../operations/job-runs.ts'
import { renewRates } from '../regions/rates.ts'
import { sweepOperations } from '../operations/sweep.ts'
import { watchService } from '../operations/alert-watch.ts'
import { sweepBatches } from '../studio/sweep.ts'
import { tellSettings } from '../switches/office-settings.ts'
import { tellSwitches } from '../switches/switches.ts'
import { sweepWithdrawals } from '../billing/withdrawals/sweep.ts'
import { workOffWithdrawals } from '../billing/withdrawals/work-off.ts'
import { begin } from './queue.ts'

const moderatedIn = (env: Env, purge: Purge) => ({
  db: openDb(env.DB),
  store: { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE, purge },
  bucket: env.CATALOGUE,
})

type Job = (env: Env, purge: Purge) => Promise<unknown>

/** Jobs that may run at the same time, by the names under which they are told of. */
type Stage = Record<string, Job>

async function sweepAllOfCatalogue(env: Env) {
  const db = openCatalogue(env.CATALOGUE_DB)
  await sweepCatalogue(db)
  for (const table of [pictureDays, sentenceDays]) await sweepDayCounts(db, table)
}

/** Of each cron (lib/crons.ts) its stages, which come one after the other. */
const stagesOf: Record<CronName, Stage[]> = {
  night: [
    { accounts: (env) => sweepAuth(openDb(env.DB)) },
    { unused: (env) => removeUnused(env) },
    { clicks: (env) => sweepClicks(openCatalogue(env.CATALOGUE_DB)) },
    { catalogue: sweepAllOfCatalogue },
    { misses: (env) => sweepMisses(openCatalogue(env.CATALOGUE_DB)) },
    { imports: clearLeftBehind },
    { notifications: (env) => sweepNotifications(openDb(env.DB)) },
    { mails: (env) => sweepMails(openDb(env.DB)) },
    { batches: (env) => sweepBatches(openDb(env.DB)) },
    {
      reports: (env) => sweepReports(openDb(env.DB)),
      lookReports: (env) => sweepLookReports({ db: openDb(env.DB), bucket: env.PHOTOS }),
    },
    { withdrawals: (env) => sweepWithdrawals(openDb(env.DB)) },
    { operations: (env) => sweepOperations(openCatalogue(env.CATALOGUE_DB), jobNames()) },
    { backups: (env, purge) => begin('backups', env, purge) },
  ],
  // Each stage writes what the next one tells or sends.
  five_minutes: [
    {
      imports: (env, purge) => begin('imports', env, purge),
      removals: workOffRemovals,
      payments: reconcilePayments,
      withdrawals: (env) => workOffWithdrawals(env),
      watched_pages: (env, purge) => begin('watched_pages', env, purge),
      pictures: (env, purge) => begin('pictures', env, purge),
      turns: (env, purge) => purgeAtTurns(env, purge),
      switches: (env) => tellSwitches(openDb(env.DB), env.CACHE),
      settings: (env) => tellSettings(openDb(env.DB), env.CACHE),
      shownLooks: (env) => sweepShown({ db: openDb(env.DB), bucket: env.PHOTOS }),
      lookAsks: (env) => sweepAsks({ db: openDb(env.DB), bucket: env.PHOTOS }),
      takedowns: (env, purge) => finishTakedowns(moderatedIn(env, purge)),
    },
    { savers: (env, purge) => begin('savers', env, purge) },
    {
      notices: (env, purge) => begin('notices', env, purge),
      mails: (env, purge) => begin('mails', env, purge),
    },
    { watch: watchService },
  ],
  half_hour: [
    { composed: (env) => renewComposed(env), rates: (env, purge) => renewRates(env, purge) },
    { lists: refreshCachedLists },
    { boards: (env) => drawBoards(env) },
  ],
  links: [{ links: (env, purge) => begin('links', env, purge) }],
}

/** As they are noted: `night/mails`. */
const jobNames = () =>
  Object.entries(stagesOf).flatMap(([name, stages]) =>
    stages.flatMap((stage) => Object.keys(stage).map((job) => `${name}/${job}`)),
  )

/** Tries each job whatever happened to the others, tells of each one that fails, and notes how each went. */
async function runStage(name: CronName, stage: Stage, env: Env, purge: Purge): Promise<JobOutcome[]> {
  const tried = Object.entries(stage).map(async ([job, work]) => {
    try {
      await work(env, purge)
      return { job, isDone: true }
    } catch (error) {
      logFault('cron_job_failed', error, { cron: name, job })
      return { job, isDone: false }
    }
  })
  const outcomes = await Promise.all(tried)
  await noteRuns(
    env,
    outcomes.map((one) => ({ ...one, job: `${name}/${one.job}` })),
  )
  return outcomes
}

/** Throws where a job failed, after all of them were tried, so that the platform counts the run as failed. */
export async function runCron(expression: string, env: Env, context: Pick<ExecutionContext, 'cache'> = {}) {
  const name = Object.keys(crons)
    .filter(isCron)
    .find((one) => crons[one].expression === expression)
  if (!name) throw new Error(`no job for the cron expression ${expression}`)
  const purge = purgeOf(context)
  const outcomes: JobOutcome[] = []
  await inCall(callIdOf(), async () => {
    for (const stage of stagesOf[name]) outcomes.push(...(await runStage(name, stage, env, purge)))
  })
  const failed = outcomes.flatMap(({ job, isDone }) => (isDone ? [] : [job]))
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${outcomes.length} jobs failed: ${failed.join(', ')}`)
}
