import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { dayMs, lockMs, maxADay } from './studio-limits.ts'
import { outfitBatches } from './schema.ts'

export type Placed = 'placed' | 'batch_running' | 'studio_limit'

/**
 * Inserts the batch, unless another batch of the shopper is running or her daily limit is reached. One statement decides, so that of
 * two concurrent requests one succeeds.
 */
export async function placeOrder(
  db: Db,
  { id, userId, templateIds }: { id: string; userId: string; templateIds: string[] },
): Promise<Placed> {
  const now = Date.now()
  const running = db
    .select({ id: outfitBatches.id })
    .from(outfitBatches)
    .where(
      and(
        eq(outfitBatches.userId, userId),
        isNull(outfitBatches.endedAt),
        gt(outfitBatches.startedAt, new Date(now - lockMs)),
      ),
    )
  const ofToday = sql`(
    select coalesce(sum(json_array_length(template_ids)), 0) from ${outfitBatches}
    where user_id = ${userId} and started_at > ${now - dayMs})`
  const [, [placed], [open]] = await db.batch([
    db.insert(outfitBatches).select(
      sql`select ${id}, ${userId}, ${JSON.stringify(templateIds)}, ${now}, null
          where not exists ${running} and ${ofToday} + ${templateIds.length} <= ${maxADay}`,
    ),
    db.select({ id: outfitBatches.id }).from(outfitBatches).where(eq(outfitBatches.id, id)),
    running,
  ])
  if (placed) return 'placed'
  return open ? 'batch_running' : 'studio_limit'
}
