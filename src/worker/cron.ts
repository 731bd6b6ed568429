import { workOffRemovals } from './account/removal-work.ts'
import { sweepAuth } from './auth/sweep.ts'
import { reconcilePayments } from './billing/reconcile.ts'
import { refreshCachedLists } from './catalogue/refresh.ts'
import { purgeAtTurns } from './catalogue/placements.ts'
import { sweepCatalogue } from './catalogue/sweep.ts'
import { drawBoards } from './composed/draw-boards.ts'
import { renewComposed } from './composed/renew.ts'
import { sweepMisses } from './catalogue/search/misses.ts'
import { sweepClicks } from './clicks/queries.ts'
import { purgeOf, type Purge } from './lib/edge-cache.ts'
import { openCatalogue, openDb } from './lib/db.ts'
import { sweepMails } from './mail/sweep.ts'
import { sweepReports } from './moderation/sweep.ts'
import { finishTakedowns } from './moderation/take-down.ts'
import { sweepNotifications } from './notifications/sweep.ts'
import { sweepBatches } from './studio/sweep.ts'
import { tellSwitches } from './switches/switches.ts'
import { begin } from './work/queue.ts'

const moderatedIn = (env: Env, purge: Purge) => ({
  db: openDb(env.DB),
  store: { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE, purge },
  bucket: env.CATALOGUE,
})

type Job = (env: Env, purge: Purge) => Promise<void>

/** Runs jobs concurrently, so that one that fails does not stop the others. */
const together =
  (...jobsOfOne: Job[]): Job =>
  async (env, purge) => {
    const ended = await Promise.allSettled(jobsOfOne.map((job) => job(env, purge)))
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }

/** The job of each cron expression in wrangler.toml. */
const jobs: Record<string, Job> = {
  '17 3 * * *': async (env) => {
    await sweepAuth(openDb(env.DB))
    await sweepClicks(openCatalogue(env.CATALOGUE_DB))
    await sweepCatalogue(openCatalogue(env.CATALOGUE_DB))
    await sweepMisses(openCatalogue(env.CATALOGUE_DB))
    await sweepNotifications(openDb(env.DB))
    await sweepMails(openDb(env.DB))
    await sweepBatches(openDb(env.DB))
    await sweepReports(openDb(env.DB))
  },
  // After the other jobs, which write what is to be sent.
  '*/5 * * * *': (env, purge) =>
    together(
      () => begin('imports', env, purge).finally(() => begin('savers', env, purge)),
      workOffRemovals,
      () => reconcilePayments(env),
      () => begin('watched_pages', env, purge),
      () => purgeAtTurns(env, purge),
      () => tellSwitches(openDb(env.DB), env.CACHE),
      () => finishTakedowns(moderatedIn(env, purge)),
    )(env, purge).finally(() =>
      together(
        () => begin('notices', env, purge),
        () => begin('mails', env, purge),
      )(env, purge),
    ),
  '*/30 * * * *': async (env) => {
    await renewComposed(env)
    await refreshCachedLists(env)
    await drawBoards(env)
  },
  '41 4 * * *': (env, purge) => begin('links', env, purge),
}

export async function runCron(expression: string, env: Env, context: Pick<ExecutionContext, 'cache'> = {}) {
  const job = jobs[expression]
  if (!job) throw new Error(`no job for the cron expression ${expression}`)
  await job(env, purgeOf(context))
}
