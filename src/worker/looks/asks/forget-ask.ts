import { eq } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { lookAsks } from '../schema.ts'
import { listEndedAsks, optionsOf, type LookAsk } from './queries.ts'

type Store = { db: Db; bucket: R2Bucket }

/** Deletes the pictures of a question that is asked no longer, and then its row, with which looks and votes go. */
export async function forgetAsk({ db, bucket }: Store, { id, cardKey }: LookAsk) {
  const options = await optionsOf(db, id)
  await bucket.delete([...options.map(({ pictureKey }) => pictureKey), ...(cardKey ? [cardKey] : [])])
  await db.delete(lookAsks).where(eq(lookAsks.id, id))
}

/** Questions whose time is over. Their pages have ended already. */
export async function sweepAsks(store: Store) {
  for (const ask of await listEndedAsks(store.db)) await forgetAsk(store, ask)
}
