import { sql, type SQLWrapper } from 'drizzle-orm'

/** The CHECK condition that a column holds one of its enumerated values; a nullable column may be null. */
export const oneOf = (column: SQLWrapper & { enumValues: readonly string[] }) =>
  sql`${column} in (${sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '))})`
