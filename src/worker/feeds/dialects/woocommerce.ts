import { addValue, type RawRow } from '../rows/raw-row.ts'
import type { Dialect } from './dialect.ts'
import { cellsAt, kindOfOption, own, readOptions, variantRow } from './options.ts'

const numbers = [1, 2, 3, 4] as const
const attributesOf = (said: (name: string) => string) =>
  numbers.map((number) => ({
    title: said(`attribute_${number}_name`),
    value: said(`attribute_${number}_value(s)`),
  }))

/** Attributes are numbered, with their names in columns beside them. */
function nameAttributes(row: RawRow): RawRow {
  const named = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const { title, value } of attributesOf((name) => row.get(name)?.[0]?.trim() ?? '')) {
    const kind = kindOfOption(title)
    if (kind && value) addValue(named, kind, value)
  }
  return named
}

/** A variation names the row above it, by number or by its article's number. */
function isVariationOf(first: RawRow, next: RawRow) {
  const parent = next.get('parent')?.[0]?.trim() ?? ''
  const names = [`id:${first.get('id')?.[0] ?? ''}`, first.get('sku')?.[0] ?? '']
  return next.get('type')?.[0] === 'variation' && parent !== '' && names.includes(parent)
}

/** What a variation does not say is said by its product: words, categories, page. */
function variations(row: RawRow): RawRow[] | null {
  const lines = row.get('type')?.length ?? 0
  if (lines < 2) return null
  const product = cellsAt(row, 0, lines)
  const [id = ''] = product.get('id') ?? []
  return Array.from({ length: lines - 1 }, (_, at) => {
    const cells = cellsAt(row, at + 1, lines)
    const { colour, size } = readOptions(attributesOf((name) => cells.get(name)?.[0]?.trim() ?? ''))
    const given = [...cells].filter(([name, [value]]) => value !== '' && !wordsOfProduct.includes(name))
    return variantRow(product, [
      // A product has neither price nor stock of its own.
      ['regular_price', ''],
      ['sale_price', ''],
      ...given,
      [own.id, cells.get('id')?.[0] ?? ''],
      [own.group, id],
      [own.colour, colour],
      [own.size, size],
    ])
  })
}

/** Of a variation these are made of the product's and its attributes. */
const wordsOfProduct = ['type', 'name', 'parent', 'description', 'short_description', 'categories', 'tags']

/** WooCommerce's product export. It contains only external addresses of products. */
export const wooCommerce: Dialect = {
  name: 'WooCommerce export',
  speaks: (columns) => columns.has('regular_price') && columns.has('images') && columns.has('name'),
  joins: isVariationOf,
  expand: variations,
  columns: {
    id: [own.id, 'id', 'sku'],
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
    colour: [own.colour, 'colour'],
    size: [own.size, 'size'],
    group: [own.group],
  },
  refuse: (row) =>
    row.get('type')?.[0] === 'variation'
      ? 'a variation of another row'
      : row.get('published')?.[0] === '0'
        ? 'not published'
        : null,
  adapt: nameAttributes,
}
