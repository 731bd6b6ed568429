import type { Purge } from '../lib/edge-cache.ts'
import { newId } from '../lib/ids.ts'
import { logEvent } from '../lib/log.ts'
import { FeedFailure } from '../feeds/rows/feed-failure.ts'
import type { FeedContext } from '../feeds/product-draft.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { renewComposed } from '../studio/composed/renew.ts'
import { refreshCachedLists } from './refresh-lists.ts'
import {
  addressOptions,
  configuredFeeds,
  isShopMy,
  sampleFeed,
  type ConfiguredFeed,
  type Feed,
  type ImportEnv,
} from './feed-config.ts'
import { countWaiting, saveFeed, syncFeeds, takeDueFeed } from './feed-list.ts'
import { requestFeed, requestFromShop, fetchFeed, openCopy, type FeedSources } from './fetch-feed.ts'
import { failRun, finishRun } from './finish-import.ts'
import { beginRun, dropRun, LeaseLost, logRun, releaseRun, takeRun, type Run } from './import-lease.ts'
import { loadSeen } from './seen-numbers.ts'
import { shownEntry } from './shown-address.ts'
import { openShopMy } from './shopmy-tiles.ts'
import { writeStretch } from './write-stretch.ts'

export type WorkOptions = {
  /** How long a run works before it leaves the rest to the next. */
  timeMs: number
  /** How many stretches a run writes before it leaves the rest to the next. */
  maxStretches?: number
  /** How many products are looked through at once for those that are gone. */
  portion?: number
  /** Imports a feed even if it looks broken. */
  force?: boolean
  /** Reads the feed even if the shop says that its version is known. */
  anew?: boolean
  /** Called after every stretch. */
  onProgress?: (run: Run) => void
}

/** After this many runs without progress an import is given up: something in its feed breaks the reader. */
const maxStalls = 4

export function feedContext(feed: Pick<Feed, 'address' | 'isSample' | 'mapping'>): FeedContext {
  const { shop, currency } = addressOptions(feed.address)
  const origin = URL.canParse(feed.address) ? new URL(feed.address) : null
  return {
    isSample: feed.isSample,
    shop,
    origin: origin?.protocol === 'https:' ? origin.origin : null,
    currency,
    needsPrice: !isShopMy(feed),
    mapping: feed.mapping ?? null,
    now: Date.now(),
  }
}

/** Reads and writes until the run's time is over; true when the feed is read to its end. */
async function importStretches(
  env: ImportEnv,
  run: Run,
  { timeMs, maxStretches = Infinity, onProgress }: WorkOptions,
) {
  const startedAt = performance.now()
  const cost = { stretches: 0, rowsWritten: 0, largestParameter: 0 }
  const account = () => logRun('import_step', run, { ...cost, ms: Math.round(performance.now() - startedAt) })
  const { copy, mark } = run.cursor
  if (!copy) throw new Error('an import is read before it is fetched')
  const seen = await loadSeen(env.CATALOGUE_DB, run.id)
  const plain = await openCopy(env.CATALOGUE, copy)
  for await (const stretch of readFeed(plain, mark, feedContext(run.feed))) {
    // The reader also yields empty stretches: before the first row, after the last, and while it skips JSON that was
    // read before.
    if (stretch.products.length + stretch.refusals.length === 0) continue
    const { rowsWritten, largestParameter } = await writeStretch(env, run, stretch, seen)
    cost.stretches += 1
    cost.rowsWritten += rowsWritten
    cost.largestParameter = Math.max(cost.largestParameter, largestParameter)
    onProgress?.(run)
    if (cost.stretches >= maxStretches || performance.now() - startedAt > timeMs) {
      account()
      return false
    }
  }
  account()
  return true
}

/** Advances an import as far as the run's time allows. */
async function advanceImport(env: ImportEnv, run: Run, response: Response | null, options: WorkOptions) {
  if (run.state === 'fetching') {
    const answer = response ?? (await requestFeed(env, run.feed, options))
    if (!answer || !(await fetchFeed(env, run, answer, options))) return dropRun(env, run)
    options.onProgress?.(run)
  }
  const isOver = (await importStretches(env, run, options)) && (await finishRun(env, run, options))
  if (!isOver) await releaseRun(env, run)
}

/**
 * One run of an import: to its end, or until its time is over. A fault of the feed ends the import with a report; a
 * fault of ours is thrown, and the next run continues from the last stretch that was written.
 */
export async function continueImport(
  env: ImportEnv,
  run: Run,
  options: WorkOptions,
  response: Response | null = null,
) {
  try {
    if (run.cursor.stalls > maxStalls) throw new FeedFailure('Several runs ended at the same place of it.')
    await advanceImport(env, run, response, options)
  } catch (fault) {
    if (fault instanceof FeedFailure) await failRun(env, run, fault.message)
    // The run that holds the lease now continues.
    else if (!(fault instanceof LeaseLost)) throw fault
  }
}

export type OpenEnv = Omit<ImportEnv, 'open' | 'refresh'> & FeedSources & Pick<Env, 'CATALOGUE_FEEDS'>

/** Requests a feed from where its kind is served: our own assets, ShopMy or a shop. */
export const openFeed =
  (env: FeedSources) =>
  (feed: Feed, known: Record<string, string>): Promise<Response> => {
    if (feed.isSample)
      return env.ASSETS.fetch(`https://assets.local${sampleFeed.address}`, { headers: known })
    if (isShopMy(feed)) return openShopMy(env, feed.address)
    return requestFromShop(feed.address.replace(/#.*/s, ''), known)
  }

/** Makes an ImportEnv of a Worker's bindings. A command has no public answers to purge. */
export const withOpen = (env: OpenEnv, purge?: Purge): ImportEnv => ({
  CATALOGUE_DB: env.CATALOGUE_DB,
  CACHE: env.CACHE,
  CATALOGUE: env.CATALOGUE,
  ASSETS: env.ASSETS,
  open: openFeed(env),
  refresh: async () => {
    await renewComposed(env)
    await refreshCachedLists(env)
    await purge?.(['catalogue'])
  },
})

/**
 * A Worker has 30 s of processor time, which does not include waiting for D1, and 1,000 queries; a stretch makes six.
 */
const cronWork = { timeMs: 20_000, maxStretches: 120 }

/** Requests a feed and begins to import it, if there is anything new. */
async function startImport(env: ImportEnv, feed: Feed, options: WorkOptions) {
  const id = newId()
  try {
    const response = await requestFeed(env, feed, options)
    if (!response) return null
    const run = await beginRun(env, feed, id)
    if (run) await continueImport(env, run, options, response)
    else await response.body?.cancel()
  } catch (fault) {
    if (!(fault instanceof FeedFailure)) throw fault
    const run = await beginRun(env, feed, id)
    if (run) await failRun(env, run, fault.message)
  }
  return id
}

/**
 * Continues an import, or begins one that is due. Returns how many more wait: the rest of this one, and other feeds.
 */
export async function importStep(env: OpenEnv, purge?: Purge) {
  const { feeds, wrong } = configuredFeeds(env.CATALOGUE_FEEDS)
  for (const entry of wrong) logEvent('feed_not_understood', { entry: shownEntry(entry) })
  const here = withOpen(env, purge)
  const sync = async () => {
    if (await syncFeeds(here, feeds, { isUnderstood: wrong.length === 0 })) await here.refresh()
  }
  await sync()
  const run = await takeRun(here)
  const due = run ? null : await takeDueFeed(here, feeds)
  if (run) await continueImport(here, run, cronWork)
  else if (due) await startImport(here, due, cronWork)
  // The first of the shop's own feeds may just have arrived, and then the sample leaves.
  await sync()
  // After a fruitless step nothing is asked for: the sample is always due.
  return run || due ? countWaiting(here, feeds) : 0
}

/**
 * Imports a feed at once and to its end, as a command does; null when its shop has nothing new. An unfinished import
 * of the feed is completed first.
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
  if (left) await continueImport(env, left, whole)
  return startImport(env, feed, whole)
}

/** Imports the bundled sample feed as it is now. For `npm start` and for tests. */
export const importSample = (env: OpenEnv) =>
  importNow(withOpen(env), sampleFeed, { force: true, anew: true })
