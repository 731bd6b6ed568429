import { sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { readProfile, type StylingProfile } from '#shared/stylist/profile.ts'
import type { sessionOwner } from '../auth/sessions.ts'
import type { Db } from '../lib/db.ts'
import { readAnswers } from './profile-queries.ts'

type Owner = NonNullable<Awaited<ReturnType<typeof sessionOwner>>>['owner']

/** Who asks the stylist: a visitor, or whoever the session is of. */
export type Requester = { db: Db; owner: Owner | null }

/** Some reads and what she told of herself, in one round trip. Of a visitor nothing is known. */
export async function readWithProfile<Reads extends readonly BatchItem<'sqlite'>[]>(
  { db, owner }: Requester,
  reads: [...Reads],
): Promise<{ profile: StylingProfile; rows: BatchResponse<Reads> }> {
  const [[told], ...rows] = await db.batch([readAnswers(db, owner ?? sql`null`), ...reads])
  return { profile: readProfile(told?.answers ?? {}), rows }
}
