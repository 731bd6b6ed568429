import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { mails } from './schema.ts'

/** Kept as long as notifications; an event within this time is not mailed again. */
const keptMs = 90 * 24 * 60 * 60 * 1000

export async function sweepMails(db: Db) {
  await db.delete(mails).where(lt(mails.createdAt, new Date(Date.now() - keptMs)))
}
