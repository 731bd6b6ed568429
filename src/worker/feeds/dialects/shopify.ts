import { addValue, type RawRow } from '../rows/raw-row.ts'
import type { Dialect } from './dialect.ts'
import { cellsAt, idOfVariant, kindOfOption, own, readOptions, variantRow } from './options.ts'

/** Sizes and colours are options, which only the product's first row names. */
function nameOptions(row: RawRow): RawRow {
  const named = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const number of [1, 2, 3]) {
    const title = row.get(`option${number}_name`)?.find(Boolean) ?? ''
    const kind = kindOfOption(title)
    if (!kind) continue
    const values = new Set(row.get(`option${number}_value`)?.filter(Boolean))
    for (const value of values) addValue(named, kind, value)
  }
  const stock = row.get('variant_inventory_qty')?.filter((count) => count.trim() !== '')
  const sellsWithout = row.get('variant_inventory_policy')?.includes('continue')
  const isTracked = row.get('variant_inventory_tracker')?.some((tracker) => tracker.trim() !== '')
  const isOut = stock && stock.length > 0 && stock.every((count) => Number(count) <= 0)
  if (isTracked && isOut && !sellsWithout) addValue(named, 'availability', 'out of stock')
  return named
}

const places = [1, 2, 3] as const

/** Each of its lines with a price and an option is a variant; lines with a picture alone are none. */
function variantLines(row: RawRow): RawRow[] | null {
  const lines = row.get('handle')?.length ?? 0
  const titles = places.map((place) => row.get(`option${place}_name`)?.find(Boolean) ?? '')
  const [handle = ''] = row.get('handle') ?? []
  const variants = Array.from({ length: lines }, (_, at) => {
    const cells = cellsAt(row, at, lines)
    const said = (name: string) => cells.get(name)?.[0]?.trim() ?? ''
    const options = readOptions(
      places.map((place, index) => ({ title: titles[index] ?? '', value: said(`option${place}_value`) })),
    )
    if (!options.isTold || said('variant_price') === '') return []
    const ofVariant = [...cells].filter(([name]) => /^(?:variant_|option\d_value$)/.test(name))
    return [
      variantRow(row, [
        ...ofVariant,
        [own.id, idOfVariant(handle, options.name)],
        [own.group, handle],
        [own.image, said('variant_image')],
        [own.colour, options.colour],
        [own.size, options.size],
      ]),
    ]
  }).flat()
  return variants.length > 1 ? variants : null
}

/** The same of the objects in `variants`, each of which has an id and so a page of its own. */
function variantObjects(row: RawRow): RawRow[] | null {
  const count = row.get('variants.price')?.length ?? 0
  const titles = row.get('options.name') ?? []
  const [product = ''] = row.get('id') ?? []
  const [handle = ''] = row.get('handle') ?? []
  const ofVariants = new Map([...row].filter(([name]) => name.startsWith('variants.')))
  const variants = Array.from({ length: count }, (_, at) => {
    const cells = cellsAt(ofVariants, at, count)
    const said = (name: string) => cells.get(`variants.${name}`)?.[0]?.trim() ?? ''
    const options = readOptions(
      places.map((place, index) => ({ title: titles[index] ?? '', value: said(`option${place}`) })),
    )
    if (!options.isTold || said('price') === '') return []
    const id = said('id')
    return [
      variantRow(row, [
        ...cells,
        [own.id, id || idOfVariant(product || handle, options.name)],
        [own.group, product || handle],
        [own.link, id ? `${handle}?variant=${id}` : ''],
        [own.image, said('featured_image.src')],
        [own.colour, options.colour],
        [own.size, options.size],
      ]),
    ]
  }).flat()
  return variants.length > 1 ? variants : null
}

const page = (handle: string) => `/products/${handle}`

/** Shopify's product export: a row for each variant, with the product's own columns in the first. */
export const shopifyTable: Dialect = {
  name: 'Shopify export',
  speaks: (columns) => columns.has('handle') && columns.has('variant_price'),
  joins: (first, next) => next.get('handle')?.[0] === first.get('handle')?.[0],
  expand: variantLines,
  columns: {
    id: [own.id, 'handle'],
    title: ['title'],
    brand: ['vendor'],
    description: ['body_(html)', 'body_html'],
    link: ['handle'],
    image: [own.image, 'image_src', 'variant_image'],
    moreImages: ['image_src'],
    price: ['variant_price'],
    listPrice: ['variant_compare_at_price'],
    availability: ['availability'],
    type: ['type', 'google_shopping_/_google_product_category', 'product_category', 'tags'],
    gender: ['google_shopping_/_gender', 'tags'],
    ageGroup: ['google_shopping_/_age_group'],
    colour: [own.colour, 'colour'],
    size: [own.size, 'size'],
    group: [own.group],
  },
  refuse: (row) =>
    row.get('published')?.[0] === 'false' || row.get('status')?.[0] === 'draft' ? 'not published' : null,
  pathOf: { link: page },
  adapt: nameOptions,
}

/** A shop's own products.json, flattened by `flattenJson`. */
export const shopifyJson: Dialect = {
  name: 'Shopify products.json',
  speaks: (columns) => columns.has('handle') && columns.has('variants.price'),
  columns: {
    id: [own.id, 'id', 'handle'],
    title: ['title'],
    brand: ['vendor'],
    description: ['body_html'],
    link: [own.link, 'handle'],
    image: [own.image, 'images.src', 'image.src'],
    moreImages: ['images.src'],
    price: ['variants.price'],
    listPrice: ['variants.compare_at_price'],
    availability: ['availability'],
    type: ['product_type', 'tags'],
    gender: ['tags'],
    colour: [own.colour, 'colour'],
    size: [own.size, 'size'],
    group: [own.group],
  },
  expand: variantObjects,
  pathOf: { link: page },
  adapt(row) {
    const named = new Map([...row].map(([name, values]) => [name, [...values]]))
    row.get('options.name')?.forEach((title, at) => {
      const kind = kindOfOption(title)
      if (!kind) return
      for (const value of new Set(row.get(`variants.option${at + 1}`))) addValue(named, kind, value)
    })
    const available = row.get('variants.available')
    if (available?.every((said) => said === 'false')) addValue(named, 'availability', 'out of stock')
    return named
  },
}
