import { sql, type GetColumnData, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { Db } from './db.ts'

/**
 * Where rows of statements in our own words get their types: nothing but a value that was mapped or checked here has
 * one. Rows that Drizzle's columns describe need nothing of this.
 */

// An expression in a `select` of Drizzle's, and what it gives. Null stays null: of it no decoder is asked.

export const asNumber = (expression: SQL) => expression.mapWith(Number)
export const asText = (expression: SQL) => expression.mapWith(String)
export const asFlag = (expression: SQL) => expression.mapWith(Boolean)

/** An expression that gives what a column holds, decoded as the column is. */
export const asColumn = <Column extends SQLiteColumn>(column: Column, expression: SQL = sql`${column}`) =>
  expression.mapWith(column)

/** It may find nothing, as any column of a left join. */
export const orNull = <Value>(expression: SQL<Value>): SQL<Value | null> => expression

// A statement that is text to D1, and the shape of its rows.

export async function readAll<Row extends v.GenericSchema>(statement: D1PreparedStatement, row: Row) {
  const { results } = await statement.all()
  return v.parse(v.array(row), results)
}

/** Null where there is none. */
export async function readFirst<Row extends v.GenericSchema>(statement: D1PreparedStatement, row: Row) {
  return v.parse(v.nullable(row), await statement.first())
}

/** The one row that Drizzle is given for a statement of our own words. */
export const readOne = async <Row extends v.GenericSchema>(db: Db, statement: SQL, row: Row) =>
  v.parse(row, await db.get(statement))

/** A text of the row that holds JSON, which only we write. */
export const jsonOf = <Value>() =>
  v.pipe(
    v.string(),
    v.transform((text) => JSON.parse(text) as Value),
  )

/** A column of SQLite's that is 0 or 1. */
export const flag = v.pipe(
  v.number(),
  v.transform((held) => held !== 0),
)

/** A row whose kind decides what its data are: they were written together, which its columns cannot tell. */
export const ofItsKind = <Row extends { kind: string; data: unknown }>(row: Pick<Row, keyof Row>) =>
  row as Row

/** Values that came as a JSON array, in the order of these columns, each decoded as its column is. */
export const decodeRow = <Columns extends Record<string, SQLiteColumn>>(
  columns: Columns,
  values: unknown[],
) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column], place) => {
      const value = values[place] ?? null
      return [name, value === null ? null : column.mapFromDriverValue(value)]
    }),
  ) as { [Name in keyof Columns]: GetColumnData<Columns[Name]> }
