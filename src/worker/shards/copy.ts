import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { KeepingDb } from '../lib/db.ts'
import { notifications } from '../notifications/schema.ts'
import { wishlistItems } from '../wishlist/schema.ts'

/** How rows get from one database to another: as JSON, so that one parameter carries hundreds of them. */

export const keptTables = { hearts: wishlistItems, notes: notifications }
type KeptTable = (typeof keptTables)[keyof typeof keptTables]

/** Far below what D1 takes as one parameter, and as one answer. */
const maxCharacters = 400_000

const copiedColumns = (table: KeptTable) => {
  const { movedBy: _move, ...copied } = getTableColumns(notifications)
  return Object.values(table === notifications ? copied : getTableColumns(table))
}

/** A row as a JSON array of what is copied of it, in the order of the columns. */
export const rowAsJson = (table: KeptTable) =>
  sql<string>`json_array(${sql.join(copiedColumns(table), sql`, `)})`.as('row_as_json')

/** The place of her id in such an array. */
const placeOfOwner = (table: KeptTable) => copiedColumns(table).findIndex(({ name }) => name === 'user_id')

type Insertion = {
  /** Whose row, by her id, lets her rows in: `shard_moves` or `residents`, and what must hold of it, as a condition on `holder`. */
  holders: SQL
  where: SQL
  /** The move that brings them, as a value or of the `holder`; hearts do not note it. */
  movedBy: SQL
}

/**
 * Inserts rows of `rowAsJson`, and none whose owner has no holder, nor any that is there already under its id or key: as many
 * statements as they need.
 */
export const insertRows = (
  db: KeepingDb,
  table: KeptTable,
  rows: string[],
  { holders, where, movedBy }: Insertion,
) =>
  inParts(rows).map((part) => {
    const values = copiedColumns(table).map((_, place) => sql`wanted.value ->> ${sql.raw(String(place))}`)
    return db
      .insert(table)
      .select(
        sql`select ${sql.join([...values, ...(table === notifications ? [movedBy] : [])], sql`, `)}
          from json_each(${`[${part.join(',')}]`}) wanted
          join ${holders} holder on holder.user_id = wanted.value ->> ${sql.raw(String(placeOfOwner(table)))}
          where ${where} order by wanted.key`,
      )
      .onConflictDoNothing()
  })

/** Deletes notifications that are there under the key of one of these rows, of owners with a holder. */
export const deleteOfSameKey = (db: KeepingDb, rows: string[], { holders, where }: Insertion) =>
  inParts(rows).map((part) =>
    db.delete(notifications).where(
      sql`rowid in (select there.rowid from json_each(${`[${part.join(',')}]`}) wanted
        join ${holders} holder on holder.user_id = wanted.value ->> 1
        join notifications there on there.user_id = wanted.value ->> 1 and there.key = wanted.value ->> 2
        where ${where})`,
    ),
  )

function inParts(rows: string[]) {
  const parts: string[][] = []
  let room = 0
  for (const row of rows) {
    room -= row.length + 1
    if (room < 0) {
      parts.push([])
      room = maxCharacters - row.length
    }
    parts.at(-1)?.push(row)
  }
  return parts
}
