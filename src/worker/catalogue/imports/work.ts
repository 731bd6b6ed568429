import { FeedFailure } from '../feeds/failure.ts'
import type { FeedContext } from '../feeds/product-draft.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { openCopy } from './copy.ts'
import { addressOptions, isShopMy } from './feed-config.ts'
import { askForFeed, fetchFeed } from './fetch-feed.ts'
import { failRun, finishRun } from './finish.ts'
import type { Feed, ImportEnv } from './import-env.ts'
import { LeaseLost, logRun, releaseRun } from './lease.ts'
import type { Run } from './run.ts'
import { loadSeen } from './seen-numbers.ts'
import { writeStretch } from './write-stretch.ts'
import { dropRun } from './drop-run.ts'

export type WorkOptions = {
  /** How long one run works before it leaves the rest to the next. */
  timeMs: number
  /** How many stretches it writes before it does. */
  mostStretches?: number
  /** Takes a feed that looks broken for what it says. */
  force?: boolean
  /** Reads it even if the shop says that it is the version that is known. */
  anew?: boolean
  /** Told after every stretch. */
  onProgress?: (run: Run) => void
}

/** Runs that get nowhere before an import is given up: something in its feed breaks the reader. */
const mostStalls = 4

export function feedContext(feed: Pick<Feed, 'address' | 'isSample'>): FeedContext {
  const { shop, currency } = addressOptions(feed.address)
  const origin = URL.canParse(feed.address) ? new URL(feed.address) : null
  return {
    isSample: feed.isSample,
    shop,
    origin: origin?.protocol === 'https:' ? origin.origin : null,
    currency,
    needsPrice: !isShopMy(feed),
    now: Date.now(),
  }
}

/** Reads and writes for a while. True: the feed is read to its end. */
async function readOn(
  env: ImportEnv,
  run: Run,
  { timeMs, mostStretches = Infinity, onProgress }: WorkOptions,
) {
  const startedAt = performance.now()
  const cost = { stretches: 0, rowsWritten: 0, largestParameter: 0 }
  const account = () => logRun('import_step', run, { ...cost, ms: Math.round(performance.now() - startedAt) })
  const { copy, mark } = run.cursor
  if (!copy) throw new Error('an import is read before it is fetched')
  const seen = await loadSeen(env.DB, run.id)
  const plain = await openCopy(env.CATALOGUE, copy)
  for await (const stretch of readFeed(plain, mark, feedContext(run.feed))) {
    // Before its first row, after its last one, and where JSON is passed over that was read before.
    if (stretch.products.length + stretch.refusals.length === 0) continue
    const { rowsWritten, largestParameter } = await writeStretch(env, run, stretch, seen)
    cost.stretches += 1
    cost.rowsWritten += rowsWritten
    cost.largestParameter = Math.max(cost.largestParameter, largestParameter)
    onProgress?.(run)
    if (cost.stretches >= mostStretches || performance.now() - startedAt > timeMs) {
      account()
      return false
    }
  }
  account()
  return true
}

/** Carries an import on, as far as its time goes. */
async function carryOn(env: ImportEnv, run: Run, response: Response | null, options: WorkOptions) {
  if (run.state === 'fetching') {
    const answer = response ?? (await askForFeed(env, run.feed, options))
    if (!answer || !(await fetchFeed(env, run, answer, options))) return dropRun(env, run)
    options.onProgress?.(run)
  }
  if (await readOn(env, run, options)) await finishRun(env, run, options)
  else await releaseRun(env, run)
}

/**
 * One run of an import: to its end, or until its time is over. What a feed does wrong ends in the report;
 * what we do wrong is thrown, and the next run tries again from the last stretch that was written.
 */
export async function workOn(
  env: ImportEnv,
  run: Run,
  options: WorkOptions,
  response: Response | null = null,
) {
  try {
    if (run.cursor.stalls > mostStalls) throw new FeedFailure('Several runs ended at the same place of it.')
    await carryOn(env, run, response, options)
  } catch (fault) {
    if (fault instanceof FeedFailure) await failRun(env, run, fault.message)
    // Whoever has the lease now goes on.
    else if (!(fault instanceof LeaseLost)) throw fault
  }
}
