import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { deleteFound, deleteOldest } from '../../lib/portions.ts'
import { activityLifetimeMs } from '../activity.ts'
import { deviceLifetimeMs } from '../known-devices.ts'
import {
  activity,
  attempts,
  knownDevices,
  passkeyChallenges,
  pendingSignIns,
  secondFactors,
  sessions,
} from '../schema.ts'
import { mailedLinks } from '../../mail/schema.ts'
import { setUpMs } from '../second-factor/queries.ts'

/** Deletes old activity, expired sessions, mailed links, challenges, unfinished sign-ins and set-ups, and throttling windows, which nothing reads any more. */
export async function sweepAuth(db: Db) {
  const now = new Date()
  // All sessions last equally long.
  await deleteOldest(db, sessions, lt(sessions.expiresAt, now))
  await deleteFound(db, knownDevices, lt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceLifetimeMs)))
  await deleteFound(db, mailedLinks, lt(mailedLinks.expiresAt, now))
  await deleteFound(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now))
  await deleteFound(db, pendingSignIns, lt(pendingSignIns.expiresAt, now))
  const isLeft = sql`${secondFactors.since} is null and ${secondFactors.startedAt} < ${now.getTime() - setUpMs}`
  await deleteFound(db, secondFactors, isLeft)
  await deleteOldest(db, activity, lt(activity.at, new Date(now.getTime() - activityLifetimeMs)))
  await deleteFound(db, attempts, lt(attempts.windowEndsAt, now))
}
