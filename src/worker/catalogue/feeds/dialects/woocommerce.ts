import { addValue, type RawRow } from '../raw-row.ts'
import type { Dialect } from './dialect.ts'

/** Attributes are numbered, with their names in columns beside them. */
function nameAttributes(row: RawRow): RawRow {
  const named = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const number of [1, 2, 3, 4]) {
    const title = row.get(`attribute_${number}_name`)?.[0]?.trim() ?? ''
    const said = row.get(`attribute_${number}_value(s)`)?.[0] ?? ''
    const kind = /^size$/i.test(title) ? 'size' : /^colou?r$/i.test(title) ? 'colour' : null
    if (kind && said) addValue(named, kind, said)
  }
  return named
}

/** WooCommerce's product export. It contains only external addresses of products. */
export const wooCommerce: Dialect = {
  name: 'WooCommerce export',
  speaks: (columns) => columns.has('regular_price') && columns.has('images') && columns.has('name'),
  columns: {
    id: ['id', 'sku'],
    title: ['name'],
    brand: ['brands', 'brand'],
    description: ['short_description', 'description'],
    link: ['external_url', 'permalink'],
    image: ['images'],
    moreImages: ['images'],
    price: ['regular_price'],
    salePrice: ['sale_price'],
    availability: ['in_stock?'],
    type: ['categories', 'tags'],
    gender: ['categories', 'tags'],
    colour: ['colour'],
    size: ['size'],
  },
  refuse: (row) =>
    row.get('type')?.[0] === 'variation'
      ? 'a variation of another row'
      : row.get('published')?.[0] === '0'
        ? 'not published'
        : null,
  adapt: nameAttributes,
}
