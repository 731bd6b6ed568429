import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

const titles = columnsOf.plain.title
const rest = [
  'price',
  'link',
  'url',
  'product_url',
  'image',
  'image_url',
  'image_link',
  'imageurls',
  'articletype',
]

/** A feed of no known system, with obvious column names. */
export const plain: Dialect = {
  name: 'plain columns',
  speaks: (columns) => titles.some((name) => columns.has(name)) && rest.some((name) => columns.has(name)),
  columns: columnsOf.plain,
}
