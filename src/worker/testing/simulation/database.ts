import type { D1Database } from '@cloudflare/workers-types'
import { travel } from './process.ts'

type Statement = ReturnType<D1Database['prepare']>
/** A member and no map, because others wrap the statement once more. */
const inside = Symbol('inside')
type Wrapped = Statement & { [inside]: Statement }

/**
 * The same database, of which each round trip belongs to the process that makes it. `after` looks at it after each trip,
 * before anything else happens.
 */
export function behindTravel(
  binding: D1Database,
  change: (sql: string) => string = (sql) => sql,
  after?: () => Promise<void>,
): D1Database {
  const go = <T>(act: () => Promise<T>) =>
    travel(async () => {
      const answer = await act()
      await after?.()
      return answer
    })
  const wrap = (statement: Statement): Wrapped => {
    const outer = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => go(() => statement.all()),
      run: () => go(() => statement.run()),
      raw: () => go(() => statement.raw()),
      first: (column: string) => go(() => statement.first(column)),
    } as unknown as Statement
    return Object.assign(outer, { [inside]: statement })
  }
  return {
    prepare: (sql: string) => wrap(binding.prepare(change(sql))),
    batch: (statements: Wrapped[]) => go(() => binding.batch(statements.map((one) => one[inside]))),
    withSession() {
      return this
    },
  } as unknown as D1Database
}
