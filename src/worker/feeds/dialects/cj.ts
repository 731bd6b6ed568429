import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/** CJ's product catalogue; its newer feeds have Google's columns. */
export const cj: Dialect = {
  name: 'CJ',
  speaks: (columns) => columns.has('buyurl') && columns.has('name'),
  columns: columnsOf.cj,
}
