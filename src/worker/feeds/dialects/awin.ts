import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/** Awin's product data feed: the advertiser chooses the columns, the network names them. */
export const awin: Dialect = {
  name: 'Awin',
  speaks: (columns) => columns.has('aw_deep_link') || columns.has('aw_product_id'),
  columns: columnsOf.awin,
}
