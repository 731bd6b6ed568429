import { newId } from '../../lib/ids.ts'
import { logEvent } from '../../lib/log.ts'
import { FeedFailure } from '../feeds/failure.ts'
import { configuredFeeds, sampleFeed, type ConfiguredFeed } from './feed-config.ts'
import { saveFeed, syncFeeds, takeDueFeed } from './feed-list.ts'
import { askForFeed } from './fetch-feed.ts'
import { failRun } from './finish.ts'
import type { Feed, ImportEnv } from './import-env.ts'
import { beginRun, takeRun } from './lease.ts'
import { withOpen, type OpenEnv } from './open-feed.ts'
import { workOn, type WorkOptions } from './work.ts'

/**
 * A Worker has 30 s of processor time, in which time that D1 takes is not even counted, and 1,000 queries:
 * a stretch makes half a dozen.
 */
const cronWork = { timeMs: 20_000, mostStretches: 120 }

/** Asks a shop for its feed and begins to import it, if there is anything new. */
async function startImport(env: ImportEnv, feed: Feed, options: WorkOptions) {
  const id = newId()
  try {
    const response = await askForFeed(env, feed, options)
    if (!response) return null
    const run = await beginRun(env, feed, id)
    if (run) await workOn(env, run, options, response)
    else await response.body?.cancel()
  } catch (fault) {
    if (!(fault instanceof FeedFailure)) throw fault
    const run = await beginRun(env, feed, id)
    if (run) await failRun(env, run, fault.message)
  }
  return id
}

/** What the cron does every five minutes: carries an import on, or begins one that is due. */
export async function importStep(env: OpenEnv) {
  const { feeds, wrong } = configuredFeeds(env.CATALOGUE_FEEDS)
  for (const entry of wrong) logEvent('feed_not_understood', { entry })
  const here = withOpen(env)
  if (await syncFeeds(here, feeds, { isUnderstood: wrong.length === 0 })) await here.refresh()
  const run = await takeRun(here)
  if (run) return workOn(here, run, cronWork)
  const due = await takeDueFeed(here, feeds)
  if (due) await startImport(here, due, cronWork)
}

/**
 * Imports a feed at once and to its end, as a command does; null when its shop has nothing new. An import of
 * it that was left in the middle is carried on first.
 */
export async function importNow(
  env: ImportEnv,
  configured: ConfiguredFeed,
  options: Omit<WorkOptions, 'timeMs'> = {},
) {
  const whole = { ...options, timeMs: Infinity }
  const feed = await saveFeed(env, configured)
  if (!feed) throw new Error(`the feed ${configured.id} was not saved`)
  const left = await takeRun(env, feed.id)
  if (left) await workOn(env, left, whole)
  return startImport(env, feed, whole)
}

/** Puts the bundled sample feed on the shelves as it is now. For `npm start` and for tests. */
export const importSample = (env: OpenEnv) =>
  importNow(withOpen(env), sampleFeed, { force: true, anew: true })
