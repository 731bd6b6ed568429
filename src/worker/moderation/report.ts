import { eq, sql } from 'drizzle-orm'
import type { ReportReason } from '#shared/reports.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { reports } from './schema.ts'

/** More of one outfit tell nothing new until somebody has looked at it. */
const maxOpen = 20

type Report = { postId: string; reason: ReportReason; words: string; userId: string | null }

/** Writes a report, while those that nobody has looked at are few; a shopper's second one of the same changes nothing. */
export async function writeReport(db: Db, report: Report) {
  const { postId, userId } = report
  const row = rowOf(reports, {
    ...report,
    id: newId(),
    createdAt: new Date(),
    settledAt: null,
    outcome: null,
  })
  const open = sql`from reports other where other.post_id = ${postId} and other.settled_at is null`
  await db.insert(reports).select(
    sql`select ${row} where (select count(*) ${open}) < ${maxOpen}
      and not exists (select 1 ${open} and other.user_id = ${userId})`,
  )
}

/** Keeps a report of an outfit of Explore. False where there is no such. */
export async function keepReport({ db, catalogue }: { db: Db; catalogue: CatalogueDb }, report: Report) {
  if ((await catalogue.$count(outfitPosts, eq(outfitPosts.id, report.postId))) === 0) return false
  await writeReport(db, report)
  return true
}
