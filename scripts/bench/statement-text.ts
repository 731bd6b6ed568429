import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

const dialect = new SQLiteSyncDialect()

/** A statement of the product's, as a database takes it. */
export function textOf(statement: SQL) {
  const { sql, params } = dialect.sqlToQuery(statement)
  return { sql, params: params as string[] }
}
