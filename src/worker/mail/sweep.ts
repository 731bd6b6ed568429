import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { deleteOldest } from '../lib/portions.ts'
import { mails } from './schema.ts'

/** Kept as long as notifications; an event within this time is not mailed again. */
const keptMs = 90 * 24 * 60 * 60 * 1000

export const sweepMails = (db: Db) =>
  deleteOldest(db, mails, lt(mails.createdAt, new Date(Date.now() - keptMs)))
