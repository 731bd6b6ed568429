import { sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { readProfile, type StylingProfile } from '#shared/stylist/profile.ts'
import type { Caller } from '../auth/authorize.ts'
import type { Db } from '../lib/db.ts'
import { readAnswers } from './profile-queries.ts'

/** The person who asks the stylist: a visitor, or the shopper of the session. */
export type Requester = { db: Db; owner: Caller['owner'] | null }

/** Reads the given statements together with her profile in one round trip. A visitor has no profile. */
export async function readWithProfile<Reads extends readonly BatchItem<'sqlite'>[]>(
  { db, owner }: Requester,
  reads: [...Reads],
): Promise<{ profile: StylingProfile; rows: BatchResponse<Reads> }> {
  const [[told], ...rows] = await db.batch([readAnswers(db, owner ?? sql`null`), ...reads])
  return { profile: readProfile(told?.answers ?? {}), rows }
}
