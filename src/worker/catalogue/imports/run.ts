import type { Mark } from '../feeds/read-feed.ts'
import type { Refusal } from '../feeds/batch.ts'
import type { imports } from '../schema.ts'
import type { Feed } from './import-env.ts'

/** What is stored between two runs of one import. */
export type Cursor = {
  /** Where the copy of the feed lies. */
  copy: string | null
  mark: Mark | null
  /** How many stretches were written: the next one's number. */
  stretches: number
  /** Runs that ended without getting any further. */
  stalls: number
  /** What the shop said of this version, for the next question. */
  etag: string | null
  lastModified: string | null
}

export const emptyCursor: Cursor = {
  copy: null,
  mark: null,
  stretches: 0,
  stalls: 0,
  etag: null,
  lastModified: null,
}

export type Counts = {
  read: number
  added: number
  changed: number
  unchanged: number
  skipped: number
}

export type Reasons = (typeof imports.$inferSelect)['reasons']

/** An import that somebody has the lease of. `fence` is the number of the run: only the last one may write. */
export type Run = {
  id: string
  feed: Feed
  fence: number
  startedAt: number
  state: 'fetching' | 'reading'
  cursor: Cursor
  counts: Counts
  reasons: Reasons
}

const mostReasons = 40
const mostExamples = 5

/** The reasons so far and `refusals`, each with a count and its first examples. */
export function addReasons(reasons: Reasons, refusals: readonly Refusal[]): Reasons {
  const merged = { ...reasons }
  for (const { reason, example } of refusals) {
    const name = reason in merged || Object.keys(merged).length < mostReasons ? reason : 'other reasons'
    const { count, examples } = merged[name] ?? { count: 0, examples: [] }
    merged[name] = {
      count: count + 1,
      examples: examples.length < mostExamples && example !== '' ? [...examples, example] : examples,
    }
  }
  return merged
}
