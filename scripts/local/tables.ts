import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery } from 'wrangler'
import { withBindings } from './database.ts'
import { root } from './paths.ts'

const folder = join(root, 'migrations')

/**
 * The tables in an empty `state`, for a test that is about something else: the command that migrates starts
 * a runtime for each migration.
 */
export const createTables = (state: string) =>
  withBindings(state, async ({ DB }) => {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    const queries = files.flatMap((name) => unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8')))
    await DB.batch(queries.map((query) => DB.prepare(query)))
  })
