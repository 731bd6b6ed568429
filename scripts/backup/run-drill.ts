import { backUpWholly, partsIn, restore, sumsIn } from '#worker/testing/backup-drill.ts'
import { createSqliteD1 } from '#worker/testing/sqlite-d1.ts'
import type { LocalBindings } from '../local/database.ts'
import { createMemoryBucket } from './memory-bucket.ts'

export type DrillLine = { table: string; rows: number; isSame: boolean }

/**
 * Plays a restoration: exports both databases of `from`, restores them to empty ones with the project's migrations, exports these, and compares
 * count and digest of every table. Nothing is changed, and nothing is left.
 */
export async function runDrill(
  from: Pick<LocalBindings, 'DB' | 'CATALOGUE_DB' | 'PHOTOS'>,
  now: Date,
): Promise<DrillLine[]> {
  const [accounts, catalogue] = [createSqliteD1('accounts'), createSqliteD1('catalogue')]
  const bucket = createMemoryBucket()
  const site = (bindings: object) => bindings as Parameters<typeof backUpWholly>[0]
  try {
    const made = await backUpWholly(site({ ...from, BACKUPS: bucket }), now)
    const into = { accounts: accounts.binding, catalogue: catalogue.binding }
    const lines: DrillLine[] = []
    for (const database of made.databases) {
      if (database.name !== 'accounts' && database.name !== 'catalogue') continue
      const restored = into[database.name]
      await restore(restored, database, partsIn(bucket, made.day, database.name))
      const sums = await sumsIn(restored, database)
      for (const { name, rows, digest } of database.tables)
        lines.push({
          table: `${database.name}.${name}`,
          rows,
          isSame: sums[name]?.rows === rows && sums[name].digest === digest,
        })
    }
    return lines
  } finally {
    accounts.close()
    catalogue.close()
  }
}
