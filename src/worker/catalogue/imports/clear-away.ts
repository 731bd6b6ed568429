import { eq } from 'drizzle-orm'
import { openDb } from '../../lib/db.ts'
import { importSeen } from '../schema.ts'
import type { ImportEnv } from './import-env.ts'
import type { Run } from './run.ts'

/** What is left behind of an import that is over: its copy and what it saw. */
export async function clearAway({ DB, CATALOGUE }: ImportEnv, { id, cursor }: Pick<Run, 'id' | 'cursor'>) {
  await openDb(DB).delete(importSeen).where(eq(importSeen.importId, id))
  if (cursor.copy) await CATALOGUE.delete(cursor.copy)
}
