import { workOffRemovals } from './account/removal-work.ts'
import { sweepAuth } from './auth/sweep.ts'
import { reconcilePayments } from './billing/reconcile.ts'
import { refreshCachedLists } from './catalogue/refresh.ts'
import { importStep } from './catalogue/imports/step.ts'
import { sweepCatalogue } from './catalogue/sweep.ts'
import { sweepClicks } from './clicks/queries.ts'
import { readWatched } from './external-products/watch.ts'
import { purgeOf, type Purge } from './lib/edge-cache.ts'
import { openCatalogue, openDb } from './lib/db.ts'
import { checkLinks } from './link-health/check.ts'
import { sendPending } from './mail/send.ts'
import { sweepMails } from './mail/sweep.ts'
import { deliverPending } from './notifications/deliver.ts'
import { sweepNotifications } from './notifications/sweep.ts'
import { tellSavers } from './notifications/tell-savers.ts'
import { sweepBatches } from './studio/sweep.ts'

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
    await sweepNotifications(openDb(env.DB))
    await sweepMails(openDb(env.DB))
    await sweepBatches(openDb(env.DB))
  },
  // After the other jobs, which write what is to be sent.
  '*/5 * * * *': (env, purge) =>
    together(
      (of) => importStep(of, purge).finally(() => tellSavers(of)),
      workOffRemovals,
      (of) => reconcilePayments(of),
      (of) => readWatched(of),
    )(env, purge).finally(() =>
      together(
        (of) => deliverPending(of),
        (of) => sendPending(of),
      )(env, purge),
    ),
  '*/30 * * * *': (env) => refreshCachedLists(env),
  '41 4 * * *': (env) => checkLinks(env),
}

export async function runCron(expression: string, env: Env, context: Pick<ExecutionContext, 'cache'> = {}) {
  const job = jobs[expression]
  if (!job) throw new Error(`no job for the cron expression ${expression}`)
  await job(env, purgeOf(context))
}
