import { lt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { deleteFound, deleteOldest } from '../lib/portions.ts'
import { deviceLifetimeMs } from './devices.ts'
import { attempts, knownDevices, mailedLinks, passkeyChallenges, sessions } from './schema.ts'

/** Deletes expired sessions, mailed links, challenges and throttling windows, which nothing reads any more. */
export async function sweepAuth(db: Db) {
  const now = new Date()
  // All sessions last equally long.
  await deleteOldest(db, sessions, lt(sessions.expiresAt, now))
  await deleteFound(db, knownDevices, lt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceLifetimeMs)))
  await deleteFound(db, mailedLinks, lt(mailedLinks.expiresAt, now))
  await deleteFound(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now))
  await deleteFound(db, attempts, lt(attempts.windowEndsAt, now))
}
