import { getTableColumns, isSQLWrapper, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

type Row<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]-?: Table['$inferInsert'][Name] | SQLWrapper
}

/**
 * Builds the values for `insert into … select` in the order of the table's columns from an object that must name all
 * of them. A plain value is encoded as its column requires.
 */
export const rowOf = <Table extends SQLiteTable>(table: Table, row: Row<Table>): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).map(([name, column]) => {
      const value = row[name as keyof Row<Table>]
      return isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`
    }),
    sql`, `,
  )
