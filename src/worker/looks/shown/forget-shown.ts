import { eq } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { shownLooks } from '../schema.ts'
import { listEnded, type ShownLook } from './queries.ts'

type Store = { db: Db; bucket: R2Bucket }

const keysOf = ({ pictureKey, wideKey, squareKey }: ShownLook) =>
  [pictureKey, wideKey, squareKey].filter((key) => key !== null)

/** Deletes the pictures of a look that is shown no longer, and then the row that names them. */
export async function forgetShown({ db, bucket }: Store, shown: ShownLook) {
  await bucket.delete(keysOf(shown))
  await db.delete(shownLooks).where(eq(shownLooks.id, shown.id))
}

/** Looks whose time is over, or that are gone from her lookbook. Their pages have ended already. */
export async function sweepShown(store: Store) {
  for (const shown of await listEnded(store.db)) await forgetShown(store, shown)
}
