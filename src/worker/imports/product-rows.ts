import type { ProductDraft } from '../feeds/product-draft.ts'
import { productId } from '../catalogue/product-id.ts'
import { readTraits } from '@cabine/sophia/catalogue/read-traits.ts'
import { traitsOfLandmarks } from '#shared/traits-of-landmarks.ts'
import { lexiconOfTexts, searchWordsOf } from '../catalogue/search/search-words.ts'
import type { WrittenProduct } from './sort-by-change.ts'
import { fence, type Run } from './import-lease.ts'

/** What a feed says of a product, each column with its path in a row [id, hash, product, words, colour key, dearest size, traits]. */
const described: [name: string, path: string][] = [
  ['group_id', '$[2].groupId'],
  ['colour_key', '$[4]'],
  ['brand', '$[2].brand'],
  ['name', '$[2].name'],
  ['description', '$[2].description'],
  ['category', '$[2].category'],
  ['department', '$[2].department'],
  ['colour', '$[2].colour'],
  ['colour_family', '$[2].colourFamily'],
  ['material', '$[2].material'],
  ['occasions', '$[2].occasions'],
  ['season', '$[2].season'],
  ['image_url', '$[2].imageUrl'],
  ['additional_images', '$[2].additionalImages'],
  ['dominant_colour', '$[2].dominantColour'],
  ['garment_category', '$[2].garmentCategory'],
  ['landmarks', '$[2].landmarks'],
  ['sewn_url', '$[2].sewnUrl'],
  ['size_chart', '$[2].sizeChart'],
  ['size_system', '$[2].sizeSystem'],
  ['delivery', '$[2].delivery'],
  ['content_hash', '$[1]'],
  ['search_words', '$[3]'],
  ['traits', '$[6]'],
]

/** What a size has by itself: of a product with variants these are gathered from them (variant-rows.ts). */
const offered: [name: string, path: string][] = [
  ['sizes', '$[2].sizes'],
  ['size_words', '$[2].sizeWords'],
  ['price_cents', '$[2].priceCents'],
  ['most_price_cents', '$[5]'],
  ['list_price_cents', '$[2].listPriceCents'],
  ['currency', '$[2].currency'],
  ['availability', '$[2].availability'],
  ['product_url', '$[2].productUrl'],
]

const columns = [...described, ...offered]

const upsert = `
  INSERT INTO products (id, feed_id, item_id, is_sample, import_id, created_at, updated_at, ${columns.map(([name]) => name).join(', ')})
  SELECT value ->> '$[0]', ?2, value ->> '$[2].itemId', ?3, ?4, ?5, ?5,
    ${columns.map(([, path]) => `value ->> '${path}'`).join(', ')}
  FROM json_each(?1) WHERE ${fence('?4', '?6')}
  ON CONFLICT (feed_id, item_id) DO UPDATE SET
    ${described.map(([name]) => `${name} = excluded.${name}`).join(', ')},
    ${offered.map(([name]) => `${name} = iif(excluded.colour_key IS NULL, excluded.${name}, ${name})`).join(', ')},
    is_sample = excluded.is_sample, import_id = excluded.import_id, updated_at = excluded.updated_at,
    gone_at = CASE
      WHEN gone_at IS NOT NULL AND (excluded.colour_key IS NOT NULL OR product_url = excluded.product_url
        AND EXISTS (SELECT 1 FROM link_checks l WHERE l.product_id = products.id AND l.failures > 0))
      THEN gone_at END`

/**
 * Inserts new products and updates changed ones, from JSON rows of [id, hash, product, words, colour key, dearest size, traits]. Columns that the feed
 * does not decide keep their values.
 */
export const upsertProducts = (db: D1Database, run: Run, rows: string) =>
  db.prepare(upsert).bind(rows, run.feed.id, run.feed.isSample ? 1 : 0, run.id, run.startedAt, run.fence)

export const productRows = (run: Run, written: readonly WrittenProduct[]) =>
  Promise.all(
    written.map(async ({ product, hash, colourKey }) => {
      const pictured = traitsOfLandmarks(product.landmarks, product.category)
      const traits = readTraits(product, await lexiconOfTexts(product), pictured)
      const words = await searchWordsOf(product, traits)
      return JSON.stringify([
        productId(run.feed.id, product.itemId),
        hash,
        product,
        words,
        colourKey,
        null,
        traits,
      ])
    }),
  )

/** What was a product with sizes is one row of the feed again. */
export const dropVariants = (db: D1Database, run: Run, items: readonly string[]) =>
  db
    .prepare(
      `DELETE FROM product_variants WHERE number IN (
         SELECT v.number FROM json_each(?1) CROSS JOIN product_variants v ON v.id = value
         UNION SELECT v.number FROM json_each(?1) CROSS JOIN products p ON p.id = value CROSS JOIN product_variants v ON v.product_number = p.number)
       AND ${fence('?2', '?3')}`,
    )
    .bind(JSON.stringify(items.map((item) => productId(run.feed.id, item))), run.id, run.fence)

/** Inserts price history from JSON rows of [product, price, currency, availability]. */
export const addHistory = (db: D1Database, run: Run, offers: readonly ProductDraft[]) =>
  db
    .prepare(
      `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
       SELECT value ->> '$[0]', ?2, value ->> '$[1]', value ->> '$[2]', value ->> '$[3]'
       FROM json_each(?1) WHERE ${fence('?3', '?4')}
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      JSON.stringify(
        offers.map(({ itemId, priceCents, currency, availability }) => [
          productId(run.feed.id, itemId),
          priceCents,
          currency,
          availability,
        ]),
      ),
      run.startedAt,
      run.id,
      run.fence,
    )

/** D1 binds a text of up to 2 MB, and a character takes up to three bytes of it. */
const maxLetters = 500_000

/** Packs JSON texts into as few JSON arrays as the limit for a bound text allows. */
export function packRows(rows: readonly string[]) {
  const packs: string[][] = []
  let letters = Infinity
  for (const row of rows) {
    if (letters + row.length > maxLetters) {
      packs.push([])
      letters = 0
    }
    packs.at(-1)?.push(row)
    letters += row.length + 1
  }
  return packs.map((pack) => `[${pack.join(',')}]`)
}
