import { sql } from 'drizzle-orm'
import { readProfile, type StylingProfile } from '@cabine/sophia/questions/profile.ts'
import type { Caller, Shopper } from '../auth/authorize.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { planOf } from '../auth/sign-in/queries.ts'
import { readAnswers } from './profile-queries.ts'

/** The person who asks the stylist: a visitor, or the shopper of the session. */
export type Requester = { db: Db; catalogue: CatalogueDb; owner: Caller['owner'] | null }

/** Reads her profile and her plan in one round trip. A visitor has neither, and costs none. */
export async function readRequester({
  db,
  owner,
}: Requester): Promise<{ profile: StylingProfile; plan: Shopper['plan'] }> {
  if (!owner) return { profile: readProfile({}), plan: 'free' }
  const [[told], [known]] = await db.batch([readAnswers(db, owner), planOf(db, sql`${owner}`)])
  return { profile: readProfile(told?.answers ?? {}), plan: known?.plan ?? 'free' }
}
