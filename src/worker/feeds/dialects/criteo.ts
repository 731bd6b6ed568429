import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/** Criteo's table from before it adopted Google's names. */
export const criteo: Dialect = {
  name: 'Criteo',
  speaks: (columns) => columns.has('producturl') && (columns.has('bigimage') || columns.has('smallimage')),
  columns: columnsOf.criteo,
}
