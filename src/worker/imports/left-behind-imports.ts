import { inArray } from 'drizzle-orm'
import { openCatalogue } from '../lib/db.ts'
import { importSeen, imports } from '../catalogue/schema.ts'
import { copiesFolder, importOfCopy } from './fetch-feed.ts'

const ongoing = ['fetching', 'reading'] as const

/**
 * Deletes what imports left behind whose run died between its last word and its cleaning up. Copies are listed before it is
 * asked who still reads one: an import has its row before it has a copy.
 */
export async function clearLeftBehind({ CATALOGUE_DB, CATALOGUE }: Pick<Env, 'CATALOGUE_DB' | 'CATALOGUE'>) {
  const db = openCatalogue(CATALOGUE_DB)
  const { objects } = await CATALOGUE.list({ prefix: copiesFolder })
  const reading = db.select({ id: imports.id }).from(imports).where(inArray(imports.state, ongoing))
  const [rows, seen] = await db.batch([
    reading,
    db.selectDistinct({ id: importSeen.importId }).from(importSeen),
  ])
  const isRead = new Set(rows.map(({ id }) => id))
  const left = objects.map(({ key }) => key).filter((key) => !isRead.has(importOfCopy(key)))
  if (left.length > 0) await CATALOGUE.delete(left)
  for (const { id } of seen)
    if (!isRead.has(id)) await db.delete(importSeen).where(inArray(importSeen.importId, [id]))
}
