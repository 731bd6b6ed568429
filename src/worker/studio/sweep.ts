import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { deleteOldest } from '../lib/portions.ts'
import { outfitBatches } from './schema.ts'

/** A batch counts for a day and blocks for a quarter of an hour; its outfits stay, for they do not need its row. */
const keptMs = 90 * 24 * 60 * 60 * 1000

export const sweepBatches = (db: Db) =>
  deleteOldest(db, outfitBatches, lt(outfitBatches.startedAt, new Date(Date.now() - keptMs)))
