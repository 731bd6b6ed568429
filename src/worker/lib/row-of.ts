import { getTableColumns, isSQLWrapper, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

type Row<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]-?: Table['$inferInsert'][Name] | SQLWrapper
}

/**
 * A row's values for `insert into … select`, which takes them by their place: here they have the names of the table's
 * columns, all of them, and are put into the table's order. A plain value is written as the column writes it.
 */
export const rowOf = <Table extends SQLiteTable>(table: Table, row: Row<Table>): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).map(([name, column]) => {
      const value = row[name as keyof Row<Table>]
      return isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`
    }),
    sql`, `,
  )
