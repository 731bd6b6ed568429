import { type GetColumnData, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import type { AnyDb } from './db.ts'

/**
 * Types the rows of hand-written SQL: a value gets its type by a decoder or a schema here, never by a cast elsewhere.
 * Rows of Drizzle's own columns do not need it.
 */

// Expressions in a `select` of Drizzle's. Drizzle does not call the decoder for null.

export const asNumber = (expression: SQL) => expression.mapWith(Number)
export const asText = (expression: SQL) => expression.mapWith(String)
export const asFlag = (expression: SQL) => expression.mapWith(Boolean)

/** Adds null to the type, for a column of a left join or an aggregate over no rows. */
export const orNull = <Value>(expression: SQL<Value>): SQL<Value | null> => expression

// Statements that D1 gets as text, with a schema of their rows.

export async function readAll<Row extends v.GenericSchema>(statement: D1PreparedStatement, row: Row) {
  const { results } = await statement.all()
  return v.parse(v.array(row), results)
}

/** Reads the first row; null if there is none. */
export async function readFirst<Row extends v.GenericSchema>(statement: D1PreparedStatement, row: Row) {
  return v.parse(v.nullable(row), await statement.first())
}

/** Reads the one row of a hand-written statement of Drizzle's. */
export const readOne = async <Row extends v.GenericSchema>(db: AnyDb, statement: SQL, row: Row) =>
  v.parse(row, await db.get(statement))

/** A text column that holds JSON written by this Worker. */
export const jsonOf = <Value>() =>
  v.pipe(
    v.string(),
    v.transform((text) => JSON.parse(text) as Value),
  )

/** An integer column that holds 0 or 1. */
export const flag = v.pipe(
  v.number(),
  v.transform((held) => held !== 0),
)

/** A row whose `kind` decides the type of its `data`: they were written together, which its column types cannot express. */
export const ofItsKind = <Row extends { kind: string; data: unknown }>(row: Pick<Row, keyof Row>) =>
  row as Row

/** Decodes values that came as a JSON array in the order of these columns. */
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
