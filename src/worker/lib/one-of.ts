import { sql, type SQLWrapper } from 'drizzle-orm'

/** For a `check`: a column holds one of these, as its type says; null where it may be. */
export const oneOf = (column: SQLWrapper & { enumValues: readonly string[] }) =>
  sql`${column} in (${sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '))})`
