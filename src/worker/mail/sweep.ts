import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { mails } from './schema.ts'

/** As long as notifications: until then nothing is mailed again. */
const keptMs = 90 * 24 * 60 * 60 * 1000

export async function sweepMails(db: Db) {
  await db.delete(mails).where(lt(mails.createdAt, new Date(Date.now() - keptMs)))
}
