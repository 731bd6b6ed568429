import type { Dialect } from './dialect.ts'
import { googleColumns, hasTitle } from './google.ts'

const own = ['fb_product_category', 'quantity_to_sell_on_facebook', 'commerce_tax_category', 'applink']

/** Facebook's catalogue: Google's names and some of its own. */
export const facebook: Dialect = {
  name: 'Facebook catalogue',
  speaks: (columns) =>
    columns.has('id') &&
    hasTitle(columns) &&
    columns.has('image_link') &&
    own.some((name) => columns.has(name)),
  columns: {
    ...googleColumns,
    availability: ['availability', 'inventory'],
    type: ['product_type', 'fb_product_category', 'google_product_category'],
  },
}
