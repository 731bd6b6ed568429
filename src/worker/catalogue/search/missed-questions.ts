import { desc, lt, sql } from 'drizzle-orm'
import type { CatalogueDb } from '../../lib/db.ts'
import { deleteFound } from '../../lib/portions.ts'
import { searchMisses } from '../schema.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

/** Questions beyond this number are not noted: somebody makes them up. */
const maxKept = 5_000
const keptMs = 90 * 24 * 3_600_000
const maxWords = 6
const maxLetters = 60

/**
 * The question as it is kept: its words alone, folded. Null where it may tell of a person: an address, a number longer than a
 * size, or more words than a piece of clothing needs.
 */
export function missedQuestion(asked: string) {
  const words = wordsOf(asked)
  const isOrdinary =
    !asked.includes('@') &&
    words.length > 0 &&
    words.length <= maxWords &&
    words.every((word) => !/\d{4}/.test(word))
  const question = words.join(' ')
  return isOrdinary && question.length <= maxLetters ? question : null
}

/** Counts a question that found nothing, and not by whom it was asked. */
export async function countMiss(db: CatalogueDb, asked: string) {
  const question = missedQuestion(asked)
  if (!question) return
  const now = Date.now()
  await db.run(sql`
    insert into search_misses (question, count, last_at)
    select ${question}, 1, ${now} where (select count(*) from search_misses) < ${maxKept}
      or exists (select 1 from search_misses known where known.question = ${question})
    on conflict (question) do update set count = count + 1, last_at = ${now}`)
}

/** One shopper's own words are nobody's business: a question is shown once it was asked this often. */
const fewestAsked = 3
const maxShown = 200

export const listMisses = (db: CatalogueDb) =>
  db
    .select()
    .from(searchMisses)
    .where(sql`${searchMisses.count} >= ${fewestAsked}`)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt))
    .limit(maxShown)

export const sweepMisses = (db: CatalogueDb) =>
  deleteFound(db, searchMisses, lt(searchMisses.lastAt, new Date(Date.now() - keptMs)))
