import { workOffRemovals } from './account/removal-work.ts'
import { sweepAuth } from './auth/sweep.ts'
import { reconcilePayments } from './billing/reconcile.ts'
import { clearLeftBehind } from './catalogue/imports/left-behind.ts'
import { refreshCachedLists } from './catalogue/refresh.ts'
import { purgeAtTurns } from './catalogue/placements.ts'
import { sweepCatalogue } from './catalogue/sweep.ts'
import { drawBoards } from './composed/draw-boards.ts'
import { renewComposed } from './composed/renew.ts'
import { sweepMisses } from './catalogue/search/misses.ts'
import { sweepClicks } from './clicks/queries.ts'
import { purgeOf, type Purge } from './lib/edge-cache.ts'
import { openCatalogue, openDb } from './lib/db.ts'
import { logFault } from './lib/log.ts'
import { sweepMails } from './mail/sweep.ts'
import { sweepReports } from './moderation/sweep.ts'
import { finishTakedowns } from './moderation/take-down.ts'
import { sweepNotifications } from './notifications/sweep.ts'
import { reachOf, shardsOf } from './shards/bindings.ts'
import { sweepBatches } from './studio/sweep.ts'
import { tellSwitches } from './switches/switches.ts'
import { begin } from './work/queue.ts'

const moderatedIn = (env: Env, purge: Purge) => ({
  db: openDb(env.DB),
  store: { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE, purge },
  bucket: env.CATALOGUE,
})

type Job = (env: Env, purge: Purge) => Promise<unknown>

/** Jobs that may run at the same time, by the names under which they are told of. */
type Stage = Record<string, Job>

async function sweepNotificationsOfAll(env: Env) {
  await sweepNotifications(openDb(env.DB))
  for (const number of shardsOf(env)) await sweepNotifications(reachOf(env).shard(number))
}

/** The jobs of each cron expression in wrangler.toml, in stages that come one after the other. */
const crons: Record<string, Stage[]> = {
  // One after the other, because each deletes many rows.
  '17 3 * * *': [
    { accounts: (env) => sweepAuth(openDb(env.DB)) },
    { clicks: (env) => sweepClicks(openCatalogue(env.CATALOGUE_DB)) },
    { catalogue: (env) => sweepCatalogue(openCatalogue(env.CATALOGUE_DB)) },
    { misses: (env) => sweepMisses(openCatalogue(env.CATALOGUE_DB)) },
    { imports: clearLeftBehind },
    { notifications: sweepNotificationsOfAll },
    { mails: (env) => sweepMails(openDb(env.DB)) },
    { batches: (env) => sweepBatches(openDb(env.DB)) },
    { reports: (env) => sweepReports(openDb(env.DB)) },
  ],
  // Each stage writes what the next one tells or sends.
  '*/5 * * * *': [
    {
      imports: (env, purge) => begin('imports', env, purge),
      removals: workOffRemovals,
      payments: reconcilePayments,
      watched_pages: (env, purge) => begin('watched_pages', env, purge),
      moves: (env, purge) => begin('moves', env, purge),
      pictures: (env, purge) => begin('pictures', env, purge),
      turns: (env, purge) => purgeAtTurns(env, purge),
      switches: (env) => tellSwitches(openDb(env.DB), env.CACHE),
      takedowns: (env, purge) => finishTakedowns(moderatedIn(env, purge)),
    },
    { savers: (env, purge) => begin('savers', env, purge) },
    {
      notices: (env, purge) => begin('notices', env, purge),
      mails: (env, purge) => begin('mails', env, purge),
    },
  ],
  '*/30 * * * *': [
    { composed: (env) => renewComposed(env) },
    { lists: refreshCachedLists },
    { boards: (env) => drawBoards(env) },
  ],
  '41 4 * * *': [{ links: (env, purge) => begin('links', env, purge) }],
}

/** Tries each job whatever happened to the others, and tells of each one that fails. */
async function runStage(cron: string, stage: Stage, env: Env, purge: Purge): Promise<string[]> {
  const tried = Object.entries(stage).map(async ([job, work]) => {
    try {
      await work(env, purge)
      return []
    } catch (error) {
      logFault('cron_job_failed', error, { cron, job })
      return [job]
    }
  })
  return (await Promise.all(tried)).flat()
}

/** Throws where a job failed, after all of them were tried, so that the platform counts the run as failed. */
export async function runCron(expression: string, env: Env, context: Pick<ExecutionContext, 'cache'> = {}) {
  const stages = crons[expression]
  if (!stages) throw new Error(`no job for the cron expression ${expression}`)
  const purge = purgeOf(context)
  const failed: string[] = []
  for (const stage of stages) failed.push(...(await runStage(expression, stage, env, purge)))
  const count = stages.flatMap((stage) => Object.keys(stage)).length
  if (failed.length > 0) throw new Error(`${failed.length} of ${count} jobs failed: ${failed.join(', ')}`)
}
