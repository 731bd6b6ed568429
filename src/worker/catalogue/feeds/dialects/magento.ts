import { addValue, type RawRow } from '../raw-row.ts'
import type { Dialect } from './dialect.ts'

/** Reads attributes such as 'size=XS,color=Black' from one column. */
function readAttributes(row: RawRow): RawRow {
  const named = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const pair of (row.get('additional_attributes')?.[0] ?? '').split(',')) {
    const [name = '', value] = pair.split('=', 2)
    if (value && /^(?:size|color|material|gender)$/.test(name)) addValue(named, name, value)
  }
  return named
}

/** Magento's product export: a hidden row for each variant, a visible one for the product. */
export const magento: Dialect = {
  name: 'Magento export',
  speaks: (columns) =>
    columns.has('sku') && (columns.has('attribute_set_code') || columns.has('attribute_set')),
  columns: {
    id: ['sku'],
    title: ['name'],
    brand: ['brand', 'manufacturer'],
    description: ['short_description', 'description'],
    link: ['url_key'],
    image: ['base_image', 'image'],
    moreImages: ['additional_images'],
    price: ['price'],
    salePrice: ['special_price'],
    availability: ['is_in_stock'],
    type: ['categories', 'category'],
    gender: ['gender', 'categories', 'category'],
    colour: ['color'],
    size: ['size'],
    material: ['material'],
  },
  refuse: (row) =>
    row.get('visibility')?.[0] === 'Not Visible Individually'
      ? 'a variant that is not shown on its own'
      : null,
  pathOf: { link: (key) => `/${key}.html`, image: (file) => `/media/catalog/product${file}` },
  adapt: readAttributes,
}

/** Bagisto's product import, as a table or as XML whose elements have only attributes. */
export const bagisto: Dialect = {
  name: 'Bagisto import',
  speaks: (columns) => columns.has('sku') && columns.has('attribute_family_code'),
  columns: {
    id: ['sku'],
    title: ['name'],
    description: ['short_description', 'description'],
    link: ['url_key'],
    image: ['images'],
    price: ['price'],
    salePrice: ['special_price'],
    type: ['categories'],
    gender: ['categories'],
    colour: ['color'],
    size: ['size'],
    group: ['parent_sku'],
  },
  refuse: (row) =>
    row.get('visible_individually')?.[0] === '0' ? 'a variant that is not shown on its own' : null,
  pathOf: { link: (key) => `/${key}` },
}
