import { addValue, type RawRow } from '../raw-row.ts'
import type { Dialect } from './dialect.ts'

/** Recognises which option of a Shopify product is its size and which its colour. */
const optionKinds: [RegExp, string][] = [
  [/^(?:size|taille|gr(?:ö|oe)(?:ß|ss)e|talla|taglia|maat)$/i, 'size'],
  [/^(?:colou?r|couleur|farbe|colore?|kleur)$/i, 'colour'],
]

/** Sizes and colours are options, which only the product's first row names. */
function nameOptions(row: RawRow): RawRow {
  const named = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const number of [1, 2, 3]) {
    const title = row.get(`option${number}_name`)?.find(Boolean) ?? ''
    const kind = optionKinds.find(([words]) => words.test(title.trim()))?.[1]
    if (!kind) continue
    const values = new Set(row.get(`option${number}_value`)?.filter(Boolean))
    for (const value of values) addValue(named, kind, value)
  }
  const stock = row.get('variant_inventory_qty')
  const sellsWithout = row.get('variant_inventory_policy')?.includes('continue')
  const isTracked = row.get('variant_inventory_tracker')?.some((tracker) => tracker.trim() !== '')
  const isOut = stock?.every((count) => count.trim() !== '' && Number(count) <= 0)
  if (isTracked && isOut && !sellsWithout) addValue(named, 'availability', 'out of stock')
  return named
}

const page = (handle: string) => `/products/${handle}`

/** Shopify's product export: a row for each variant, with the product's own columns in the first. */
export const shopifyTable: Dialect = {
  name: 'Shopify export',
  speaks: (columns) => columns.has('handle') && columns.has('variant_price'),
  joinBy: 'handle',
  columns: {
    id: ['handle'],
    title: ['title'],
    brand: ['vendor'],
    description: ['body_(html)', 'body_html'],
    link: ['handle'],
    image: ['image_src', 'variant_image'],
    moreImages: ['image_src'],
    price: ['variant_price'],
    listPrice: ['variant_compare_at_price'],
    availability: ['availability'],
    type: ['type', 'google_shopping_/_google_product_category', 'product_category', 'tags'],
    gender: ['google_shopping_/_gender', 'tags'],
    ageGroup: ['google_shopping_/_age_group'],
    colour: ['colour'],
    size: ['size'],
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
    id: ['id', 'handle'],
    title: ['title'],
    brand: ['vendor'],
    description: ['body_html'],
    link: ['handle'],
    image: ['images.src', 'image.src'],
    moreImages: ['images.src'],
    price: ['variants.price'],
    listPrice: ['variants.compare_at_price'],
    availability: ['availability'],
    type: ['product_type', 'tags'],
    gender: ['tags'],
    colour: ['colour'],
    size: ['size'],
  },
  pathOf: { link: page },
  adapt(row) {
    const named = new Map([...row].map(([name, values]) => [name, [...values]]))
    row.get('options.name')?.forEach((title, at) => {
      const kind = optionKinds.find(([words]) => words.test(title.trim()))?.[1]
      if (!kind) return
      for (const value of new Set(row.get(`variants.option${at + 1}`))) addValue(named, kind, value)
    })
    const available = row.get('variants.available')
    if (available?.every((said) => said === 'false')) addValue(named, 'availability', 'out of stock')
    return named
  },
}
