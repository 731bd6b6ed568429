/**
 * Which tables a statement reads from one end to the other. What `explain query plan` says is made for people: it names aliases,
 * and says nothing of triggers and cascades. The program that SQLite runs has both: a scan is a cursor on a table that is set on
 * the first or last row and then goes on to the next in a loop, or that is counted.
 */

type Instruction = { addr: number; opcode: string; p1: number; p2: number }
type Kept = { name: string; table: string; type: 'table' | 'index'; rootpage: number }

export type Scan = {
  /** The table, or 'table by index' where it is read in the order of an index. */
  of: string
  /** Whether a trigger does it, or what a foreign key deletes with the row. */
  isInTrigger: boolean
}

const opens = new Set(['OpenRead', 'OpenWrite', 'ReopenIdx'])
const starts = new Set(['Rewind', 'Last'])
const goesOn = new Set(['Next', 'Prev'])

/** The statement's program and those of its triggers, which are listed one after the other, each from address 0. */
function programsOf(instructions: Instruction[]) {
  const programs: Instruction[][] = []
  for (const instruction of instructions) {
    if (instruction.addr === 0) programs.push([])
    programs.at(-1)?.push(instruction)
  }
  return programs
}

function scansOfProgram(program: Instruction[], kept: ReadonlyMap<number, Kept>) {
  const cursors = new Map<number, Kept | undefined>()
  const scanned: Kept[] = []
  for (const { addr, opcode, p1, p2 } of program) {
    if (opens.has(opcode)) cursors.set(p1, kept.get(p2))
    const isLoop =
      starts.has(opcode) &&
      program.some((later) => goesOn.has(later.opcode) && later.p1 === p1 && later.p2 === addr + 1)
    const found = isLoop || opcode === 'Count' ? cursors.get(p1) : undefined
    if (found) scanned.push(found)
  }
  return scanned
}

/** Everything that a database keeps rows in, by the page at which it begins; SQLite's own lists are a row a table. */
async function keptIn(database: D1Database): Promise<ReadonlyMap<number, Kept>> {
  const { results } = await database
    .prepare(
      `select name, tbl_name as "table", type, rootpage from sqlite_schema
       where rootpage > 0 and tbl_name not in ('sqlite_sequence', 'sqlite_schema')`,
    )
    .all<Kept>()
  return new Map(results.map((one) => [one.rootpage, one]))
}

/** One for each of its parameters, since D1 counts them. */
function valuesFor(sql: string) {
  const count = Math.max(
    (sql.match(/\?(?!\d)/g) ?? []).length,
    ...Array.from(sql.matchAll(/\?(\d+)/g), ([, number]) => Number(number)),
  )
  return Array.from({ length: count }, () => '[]')
}

const nameOf = ({ name, table, type }: Kept) => (type === 'index' ? `${table} by ${name}` : table)

/** The scans of a statement, and its plan as SQLite tells it. Null where the database has not all its tables. */
export async function explain(database: D1Database, sql: string) {
  const ask = <Row>(how: string) =>
    database
      .prepare(`${how} ${sql}`)
      .bind(...valuesFor(sql))
      .all<Row>()
  const plan = await ask<{ detail: string }>('explain query plan').catch(() => null)
  if (!plan) return null
  const [kept, { results }] = await Promise.all([keptIn(database), ask<Instruction>('explain')])
  const scans = programsOf(results).flatMap((program, place) =>
    scansOfProgram(program, kept).map((one): Scan => ({ of: nameOf(one), isInTrigger: place > 0 })),
  )
  return { scans, steps: plan.results.map(({ detail }) => detail) }
}
