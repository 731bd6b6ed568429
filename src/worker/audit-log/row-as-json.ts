import { and, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A column within `json_object`: JSON stays JSON, and everything else is as SQLite has it. */
const valueOf = (column: SQLiteColumn) =>
  column.columnType === 'SQLiteTextJson' ? sql`json(${column})` : sql`${column}`

/**
 * A row of this table as JSON, for the log: an expression that is null where there is no such row. Only the named columns, so
 * that nothing gets into the log by itself.
 */
export function jsonOf<Table extends SQLiteTable>(
  table: Table,
  names: readonly (keyof Table['_']['columns'] & string)[],
  ...conditions: (SQL | undefined)[]
): SQL {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  const pairs = names.flatMap((name) => {
    const column = columns[name]
    return column ? [sql`${name}, ${valueOf(column)}`] : []
  })
  return sql`(select json_object(${sql.join(pairs, sql`, `)}) from ${table} where ${and(...conditions)})`
}
