import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { attempts, mailedLinks, passkeyChallenges, sessions } from './schema.ts'

/** Deletes expired sessions, mailed links, challenges and throttling windows, which nothing reads any more. */
export async function sweepAuth(db: Db) {
  const now = new Date()
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now)),
    db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
    db.delete(attempts).where(lt(attempts.windowEndsAt, now)),
  ])
}
