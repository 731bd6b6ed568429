import { isCurrency } from '../rows/currencies.ts'
import { addValue, type RawRow } from '../rows/raw-row.ts'
import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/** The columns of a Rakuten line up to the point where advertisers differ. The feed itself names no columns. */
export const rakutenColumns = [
  'product_id',
  'product_name',
  'sku',
  'primary_category',
  'secondary_categories',
  'product_url',
  'image_url',
  'buy_url',
  'short_description',
  'long_description',
  'discount',
  'discount_type',
  'sale_price',
  'retail_price',
  'begin_date',
  'end_date',
  'brand',
]

const stockWords = /^(?:in|out)[ _-]?of?[ _-]?stock$|^pre[ _-]?order$|^back[ _-]?order$/i

/**
 * Finds currency and availability by their form, because their position depends on the advertiser's class of goods.
 */
function findTail(row: RawRow): RawRow {
  const tail = [...row.entries()].filter(([name]) => name.startsWith('column_'))
  const found = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const [, [value = '']] of tail) {
    if (!found.has('availability') && stockWords.test(value)) addValue(found, 'availability', value)
    if (!found.has('currency') && isCurrency(value)) addValue(found, 'currency', value)
  }
  return found
}

/** Rakuten Advertising (LinkShare): lines of values between bars, with 'HDR|' before and 'TRL|' after them. */
export const rakuten: Dialect = {
  name: 'Rakuten',
  speaks: (columns) => columns.has('product_name') && columns.has('buy_url') && columns.has('discount_type'),
  columns: columnsOf.rakuten,
  adapt: findTail,
}
