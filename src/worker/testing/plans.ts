import { env } from 'cloudflare:test'
import { afterAll, beforeEach, expect, inject, type RunnerTestFile } from 'vitest'
import { allowedScans } from './allowed-scans.ts'
import { explain } from './scans.ts'

/**
 * Where `npm run cabine -- bench plans` asks for it, every statement that a file of tests makes the product send to a database is
 * explained afterwards. SQLite chooses the same plan for ten rows and for a million, because nobody runs ANALYZE on D1, so a
 * scan of a table that grows is seen here before a shop is large.
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
  const prepare = Reflect.get(prototype, 'prepare')
  prototype.prepare = function (this: D1Database, sql: string) {
    if (isOfTheProduct()) said.add(sql)
    return prepare.call(this, sql)
  }
  return () => {
    prototype.prepare = prepare
  }
}

const isData = (sql: string) => /^\s*(?:select|with|update|delete|insert)\b/i.test(sql)

const onOneLine = (sql: string) => sql.replaceAll(/\s+/g, ' ').trim()

/** The steps of a plan in which it reads something to its end, but for lists that it was handed. */
const isTelling = /^SCAN (?!.*VIRTUAL TABLE|CONSTANT ROW)|AUTOMATIC/

/** The scans of a statement: each with the statement's own plan, in which the tables have its names for them. */
async function scansOf(sql: string) {
  for (const database of [env.CATALOGUE_DB, env.DB]) {
    const found = await explain(database, sql)
    if (!found) continue
    const steps = found.steps.filter((step) => isTelling.test(step))
    return found.scans.map(({ of, isInTrigger }) => ({
      of,
      told: [of + (isInTrigger ? ', in a trigger' : ''), ...steps, onOneLine(sql)].join('\n    '),
    }))
  }
  throw new Error(`no database understands: ${sql}`)
}

if (inject('watchesPlans')) {
  const stop = listen()
  let file: RunnerTestFile | undefined
  beforeEach(({ task }) => {
    file = task.file
  })
  afterAll(async () => {
    stop()
    const statements = [...said].filter(isData)
    said.clear()
    const scans: string[] = []
    const refused = new Set<string>()
    for (const sql of statements)
      for (const { of, told } of await scansOf(sql)) {
        scans.push(of)
        const isAllowed = allowedScans.some((allowed) => allowed.scan === of && allowed.in.test(sql))
        if (!isAllowed) refused.add(told)
      }
    if (file) file.meta.plans = { statements: statements.map(onOneLine), scans }
    expect([...refused].join('\n\n'), 'scans that are not allowed by name').toBe('')
  }, 120_000)
}
