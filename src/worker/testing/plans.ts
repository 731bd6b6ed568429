import { env } from 'cloudflare:test'
import { afterAll, expect, inject } from 'vitest'
import { allowedScans } from './allowed-scans.ts'

/**
 * Where `npm run bench -- plans` asks for it, every statement that a file of tests sends to a database is explained there
 * afterwards. SQLite chooses the same plan for ten rows and for a million, because nobody runs ANALYZE on D1, so a scan of a
 * table that grows is seen here before a shop is large.
 */
const said = new Set<string>()

/** Whether the product prepares a statement, and not a test or what tests share: the first of our own frames tells. */
function isOfTheProduct() {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const stack = new Error('where').stack ?? ''
  Error.stackTraceLimit = before
  const frames = stack
    .split('\n')
    .filter((line) => /src\/worker\/(?!lib\/)/.test(line) && !line.includes('testing/plans'))
  return frames.length > 0 && !/testing\/|\.test\./.test(frames[0] ?? '')
}

function listen() {
  const { prototype } = env.DB.constructor as typeof D1Database
  const prepare = prototype.prepare
  prototype.prepare = function (this: D1Database, sql: string) {
    if (isOfTheProduct()) said.add(sql)
    return prepare.call(this, sql)
  }
  return () => {
    prototype.prepare = prepare
  }
}

const isData = (sql: string) => /^\s*(?:select|with|update|delete|insert)\b/i.test(sql)

async function explain(database: D1Database, sql: string) {
  const count = Math.max(
    (sql.match(/\?(?!\d)/g) ?? []).length,
    ...Array.from(sql.matchAll(/\?(\d+)/g), ([, number]) => Number(number)),
  )
  const values = Array.from({ length: count }, () => '[]')
  const { results } = await database
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

const tablesOf = async (database: D1Database) => {
  const { results } = await database
    .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
    .all<{ name: string }>()
  return new Set(results.map(({ name }) => name))
}

/** The table of a name that a plan calls it by, which may be an alias; none for what the statement makes itself. */
function tableNamed(name: string, sql: string, tables: ReadonlySet<string>) {
  if (tables.has(name)) return name
  const aliased = new RegExp(String.raw`"?(\w+)"?\s+(?:as\s+)?"?${name}"?(?=[\s,)]|$)`, 'gi')
  return Array.from(sql.matchAll(aliased), ([, table]) => table ?? '').find((table) => tables.has(table))
}

/** The scans of a statement, each as 'table', or 'table by index' where it reads in the order of one. */
async function scansOf(sql: string): Promise<string[]> {
  for (const database of [env.CATALOGUE_DB, env.DB]) {
    const plan = await explain(database, sql).catch(() => null)
    if (!plan) continue
    const tables = await tablesOf(database)
    return plan.flatMap((step) => {
      const [, name = '', index] =
        /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?(?! VIRTUAL)/.exec(step) ?? []
      const table = tableNamed(name, sql, tables)
      return table && !step.includes('VIRTUAL TABLE') ? [index ? `${table} by ${index}` : table] : []
    })
  }
  return []
}

if (inject('watchesPlans')) {
  const stop = listen()
  afterAll(async () => {
    stop()
    const found: string[] = []
    for (const sql of said)
      if (isData(sql))
        for (const scan of await scansOf(sql))
          if (!allowedScans.some((allowed) => allowed.scan === scan && allowed.in.test(sql)))
            found.push(`${scan}\n    ${sql.replaceAll(/\s+/g, ' ').slice(0, 700)}`)
    said.clear()
    expect([...new Set(found)], 'scans that are not allowed by name').toEqual([])
  }, 120_000)
}
