import type { BackedUpDatabase, BackedUpTable } from './backup-files.ts'

/** D1 takes statements of 100 KB; a row is a few hundred bytes, and one that is longer stands alone. */
const maxLength = 60_000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const asText = (text: string) => `'${text.replaceAll("'", "''")}'`

/** These fill the index of the search from what is inserted; all others would do again what the rows already say. */
const isKept = (trigger: string) => trigger === 'product_search_add'

/** The same rows in pieces that a statement may have. */
function* pieces(lines: string[]) {
  let piece: string[] = []
  let length = 0
  for (const line of lines) {
    if (length + line.length > maxLength && piece.length > 0) {
      yield piece
      piece = []
      length = 0
    }
    piece.push(line)
    length += line.length
  }
  if (piece.length > 0) yield piece
}

function insertOf({ name, columns, parents }: BackedUpTable, lines: string[]) {
  const values = columns.map(({ isBlob }, at) => {
    const value = `row.value ->> ${at}`
    return isBlob ? `unhex(${value})` : value
  })
  const conditions = parents.map(({ column, table, to }) => {
    const value = `row.value ->> ${columns.findIndex((one) => one.name === column)}`
    return `(${value} IS NULL OR EXISTS (SELECT 1 FROM ${quoted(table)} parent WHERE parent.${quoted(to)} = ${value}))`
  })
  return (
    `INSERT INTO ${quoted(name)} (${columns.map((one) => quoted(one.name)).join(', ')})\n` +
    `SELECT ${values.join(', ')} FROM json_each(${asText(`[${lines.join(',')}]`)}) row\n` +
    `WHERE ${conditions.join(' AND ') || 'true'}`
  )
}

/** The text of a part of a table, in their order. */
export type ReadPart = (table: BackedUpTable, part: number) => Promise<string>

/**
 * The statements that bring a backup into a database that was migrated and is empty. Triggers rest meanwhile. The shop was open while the rows
 * were read, so what lacks its parent is left out, and each balance is made the sum of its ledger.
 */
export async function* restoreStatements({ name, tables, triggers }: BackedUpDatabase, readPart: ReadPart) {
  const resting = triggers.filter((trigger) => !isKept(trigger.name))
  for (const trigger of resting) yield `DROP TRIGGER IF EXISTS ${quoted(trigger.name)}`
  for (const table of tables)
    for (let part = 1; part <= table.parts; part++) {
      const lines = (await readPart(table, part)).split('\n').filter((line) => line !== '')
      for (const piece of pieces(lines)) yield insertOf(table, piece)
    }
  if (name === 'accounts')
    yield 'UPDATE users SET credits = (SELECT coalesce(sum(credits), 0) FROM credit_entries WHERE user_id = users.id)'
  for (const trigger of resting) yield trigger.sql
}

/** Forgets once more who was removed since the backup was made. What is theirs goes with them. */
export function forgetStatements(database: string, userIds: string[]) {
  if (database === 'catalogue') return []
  return [...pieces(userIds.map((id) => JSON.stringify(id)))].map(
    (ids) => `DELETE FROM users WHERE id IN (SELECT value FROM json_each(${asText(`[${ids.join(',')}]`)}))`,
  )
}
