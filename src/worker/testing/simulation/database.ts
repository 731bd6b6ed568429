import type { D1Database } from '@cloudflare/workers-types'
import { travel } from './process.ts'

/** The same database, of which each round trip belongs to the process that makes it. */
export function behindTravel(
  binding: D1Database,
  change: (sql: string) => string = (sql) => sql,
): D1Database {
  type Statement = ReturnType<D1Database['prepare']>
  const inner = new WeakMap<object, Statement>()
  const wrap = (statement: Statement): Statement => {
    const outer = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => travel(() => statement.all()),
      run: () => travel(() => statement.run()),
      raw: () => travel(() => statement.raw()),
      first: (column: string) => travel(() => statement.first(column)),
    } as unknown as Statement
    inner.set(outer, statement)
    return outer
  }
  return {
    prepare: (sql: string) => wrap(binding.prepare(change(sql))),
    batch: (statements: Statement[]) =>
      travel(() => binding.batch(statements.map((one) => inner.get(one) ?? one))),
    withSession() {
      return this
    },
  } as unknown as D1Database
}
