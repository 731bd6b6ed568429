import { addValue, type RawRow } from '../rows/raw-row.ts'
import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'
import { cellsAt, own, variantRow } from './options.ts'

/** Reads attributes such as 'size=XS,color=Black' from one column. */
function readAttributes(row: RawRow): RawRow {
  const named = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const pair of (row.get('additional_attributes')?.[0] ?? '').split(',')) {
    const [name = '', value] = pair.split('=', 2)
    if (value && /^(?:size|color|material|gender)$/.test(name)) addValue(named, name, value)
  }
  return named
}

const hidden = 'Not Visible Individually'
const said = (row: RawRow, name: string) => row.get(name)?.[0]?.trim() ?? ''
const isHidden = (row: RawRow) => said(row, 'visibility') === hidden

/** 'MH01-XS-Black', whose attributes are a size and a colour, is of 'MH01': so Magento names the variants that it makes. */
function familyOf(row: RawRow) {
  const attributes = readAttributes(row)
  const count = ['size', 'color'].filter((name) => attributes.has(name)).length
  return count === 0 ? '' : said(row, 'sku').split('-').slice(0, -count).join('-')
}

/** The variants come first, one below the other, and then the product that has a page. */
function isSameFamily(first: RawRow, next: RawRow) {
  const family = familyOf(first)
  return (
    isHidden(first) &&
    family !== '' &&
    (isHidden(next) ? familyOf(next) === family : said(next, 'sku') === family)
  )
}

/** A variant has price, stock, picture, size and colour; its product the words and the page. */
function configured(row: RawRow): RawRow[] | null {
  const lines = row.get('sku')?.length ?? 0
  if (lines < 2) return null
  const all = Array.from({ length: lines }, (_, at) => cellsAt(row, at, lines))
  const product = all.find((cells) => !isHidden(cells))
  if (!product) return null
  return all.filter(isHidden).map((cells) => {
    const attributes = readAttributes(cells)
    const given = [...cells].filter(([name, [value]]) => value !== '' && ofVariant.includes(name))
    return variantRow(product, [
      ['price', ''],
      ['special_price', ''],
      ...given,
      [own.id, said(cells, 'sku')],
      [own.group, said(product, 'sku')],
      [own.colour, said(attributes, 'color')],
      [own.size, said(attributes, 'size')],
    ])
  })
}

const ofVariant = ['price', 'special_price', 'is_in_stock', 'base_image', 'image', 'additional_images']

/** Magento's product export: a hidden row for each variant, a visible one for the product. */
export const magento: Dialect = {
  name: 'Magento export',
  speaks: (columns) =>
    columns.has('sku') && (columns.has('attribute_set_code') || columns.has('attribute_set')),
  joins: isSameFamily,
  expand: configured,
  columns: {
    id: [own.id, 'sku'],
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
    colour: [own.colour, 'color'],
    size: [own.size, 'size'],
    material: ['material'],
    group: [own.group],
  },
  refuse: (row) =>
    row.get('visibility')?.every((one) => one === hidden) ? 'a variant that is not shown on its own' : null,
  pathOf: { link: (key) => `/${key}.html`, image: (file) => `/media/catalog/product${file}` },
  adapt: readAttributes,
}

/** Bagisto's product import, as a table or as XML whose elements have only attributes. */
export const bagisto: Dialect = {
  name: 'Bagisto import',
  speaks: (columns) => columns.has('sku') && columns.has('attribute_family_code'),
  columns: columnsOf.bagisto,
  refuse: (row) =>
    row.get('visible_individually')?.[0] === '0' ? 'a variant that is not shown on its own' : null,
  pathOf: { link: (key) => `/${key}` },
}
