import { addValue, type RawRow } from '../rows/raw-row.ts'
import columnsOf from './columns.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/*
 * A ShopMy collection. Its public JSON is undocumented. Several public programs read it as `{ name, pins: [...] }`,
 * where a pin has `id, title, image, link, affiliate_link, isHidden` and a `product` with `title, AllBrand_name,
 * Category_name, Department_name, fallbackPrice`. The partner API documents no answers either: the same names are
 * tried there, and then generic ones.
 */
function tidy(row: RawRow): RawRow {
  const tidied = new Map([...row].map(([name, values]) => [name, [...values]]))
  for (const name of ['affiliate_link', 'link']) {
    // Removes the placeholder for a shop front's own tracking mark.
    const links = tidied.get(name)?.map((link) => link.replaceAll('<custom_id>', ''))
    if (links) tidied.set(name, links)
  }
  // ShopMy gives amounts without a currency, and means dollars.
  if (!tidied.has('currency') && !tidied.has('product.currency')) addValue(tidied, 'currency', 'USD')
  return tidied
}

export const shopMy: Dialect = {
  name: 'ShopMy',
  speaks: (columns) =>
    columns.has('affiliate_link') ||
    columns.has('product.allbrand_name') ||
    columns.has('product.fallbackprice'),
  columns: columnsOf.shopMy,
  refuse: (row) => (row.get('ishidden')?.[0] === 'true' ? 'hidden in the collection' : null),
  adapt: tidy,
}
