import type { WrittenVariant } from './sort-by-change.ts'
import { fence, type Run } from './import-lease.ts'

/** As many as a row of a feed may list. */
const maxSizes = 60

const upsert = `
  INSERT INTO product_variants (id, product_number, sizes, size_words, place, price_cents, list_price_cents, currency, availability,
    product_url, is_watched, content_hash, import_id)
  SELECT value ->> '$[0]', p.number, value ->> '$[2].sizes', value ->> '$[2].sizeWords', value ->> '$[2].place', value ->> '$[2].priceCents',
    value ->> '$[2].listPriceCents', value ->> '$[2].currency', value ->> '$[2].availability', value ->> '$[2].productUrl',
    EXISTS (SELECT 1 FROM products former WHERE former.id = value ->> '$[0]' AND former.number <> p.number), value ->> '$[3]', ?3
  FROM json_each(?1) CROSS JOIN products p ON p.feed_id = ?2 AND p.item_id = value ->> '$[1]'
  WHERE ${fence('?3', '?4')}
  ON CONFLICT (id) DO UPDATE SET
    product_number = excluded.product_number, sizes = excluded.sizes, size_words = excluded.size_words, place = excluded.place, price_cents = excluded.price_cents,
    list_price_cents = excluded.list_price_cents, currency = excluded.currency, availability = excluded.availability,
    product_url = excluded.product_url, content_hash = excluded.content_hash, import_id = excluded.import_id,
    is_watched = is_watched OR excluded.is_watched, gone_at = NULL`

/**
 * Writes variants from JSON rows of [id, item of the product, own, hash]. One that was a product itself may be in somebody's
 * wishlist.
 */
export const upsertVariants = (db: D1Database, run: Run, rows: string) =>
  db.prepare(upsert).bind(rows, run.feed.id, run.id, run.fence)

/** A variant that was a product by itself leaves the shop as such: its address and its hearts lead to its product now. */
export const dropFormer = (db: D1Database, run: Run, ids: readonly string[]) =>
  db
    .prepare(
      `DELETE FROM products WHERE id IN (SELECT value FROM json_each(?1)) AND colour_key IS NULL AND ${fence('?2', '?3')}`,
    )
    .bind(JSON.stringify(ids), run.id, run.fence)

/**
 * What is new of a size that somebody may have chosen. Whose heart is from the time when the size was a product is told under that
 * name.
 */
export const addVariantNews = (db: D1Database, run: Run, variants: readonly WrittenVariant[]) =>
  db
    .prepare(
      `WITH told AS (
         SELECT value ->> '$.kind' AS kind, v.id AS variant_id, p.id AS product_id,
           json_patch(
             json_object('productId', p.id, 'brand', p.brand,
               'name', concat_ws(' · ', p.name, (SELECT group_concat(size.value, ', ') FROM json_each(v.sizes) size)),
               'image', p.image_url),
             iif(value ->> '$.kind' = 'price_drop', json_object('priceCents', v.price_cents, 'formerCents', value ->> '$.formerCents',
               'currency', v.currency), '{}')) AS data
         FROM json_each(?1) CROSS JOIN product_variants v ON v.id = value ->> '$.id' JOIN products p ON p.number = v.product_number
         WHERE p.gone_at IS NULL)
       INSERT INTO product_news (product_id, variant_id, at, kind, data)
       SELECT product_id, variant_id, ?2, kind, data FROM told WHERE ${fence('?3', '?4')}
       UNION ALL
       SELECT variant_id, '', ?2, kind, data FROM told WHERE variant_id <> product_id AND ${fence('?3', '?4')}
       ON CONFLICT (product_id, at, variant_id) DO NOTHING`,
    )
    .bind(
      JSON.stringify(variants.flatMap(({ id, news }) => (news ? [{ id, ...news }] : []))),
      run.startedAt,
      run.id,
      run.fence,
    )

/**
 * What the sizes of these products are together: of those that can be had, or of all where none can, the lowest price and its page, how
 * far prices go, and which sizes there are. It does not matter in which order they came.
 *
 * `touched` is a list of numbers of products.
 */
export const gather = (touched: string, at: string, condition: string) => `
  UPDATE products SET
    price_cents = front.price_cents, list_price_cents = front.list_price_cents, currency = front.currency,
    availability = front.availability, updated_at = ${at},
    gone_at = CASE WHEN products.gone_at IS NOT NULL AND products.product_url = front.product_url
      AND EXISTS (SELECT 1 FROM link_checks l WHERE l.product_id = products.id AND l.failures > 0) THEN products.gone_at END,
    product_url = front.product_url,
    most_price_cents = (
      SELECT nullif(max(one.price_cents), front.price_cents) FROM product_variants one
      WHERE one.product_number = front.product_number AND one.gone_at IS NULL AND one.currency = front.currency
        AND (one.availability <> 'out_of_stock' OR front.availability = 'out_of_stock')),
    sizes = (
      SELECT json_group_array(value) FROM (
        SELECT size.value FROM product_variants one, json_each(one.sizes) size
        WHERE one.product_number = front.product_number AND one.gone_at IS NULL
          AND (one.availability <> 'out_of_stock' OR front.availability = 'out_of_stock')
        GROUP BY size.value ORDER BY min(one.place), min(size.key), size.value LIMIT ${maxSizes})),
    size_words = (
      SELECT coalesce(group_concat(size_words, ' '), '') FROM (
        SELECT one.size_words FROM product_variants one
        WHERE one.product_number = front.product_number AND one.gone_at IS NULL AND one.size_words <> ''
          AND (one.availability <> 'out_of_stock' OR front.availability = 'out_of_stock')
        GROUP BY one.size_words ORDER BY one.size_words LIMIT ${maxSizes}))
  FROM (
    SELECT v.*, row_number() OVER (
        PARTITION BY v.product_number
        ORDER BY v.availability = 'out_of_stock', v.availability = 'preorder', v.price_cents IS NULL, v.price_cents, v.place, v.id) AS at
    FROM product_variants v WHERE v.product_number IN (${touched}) AND v.gone_at IS NULL) front
  WHERE front.at = 1 AND products.number = front.product_number AND ${condition}`

export const gatherTouched = (
  db: D1Database,
  run: Run,
  { items, numbers }: { items: readonly string[]; numbers: readonly number[] },
) =>
  db
    .prepare(
      gather(
        `SELECT p.number FROM json_each(?1) CROSS JOIN products p ON p.feed_id = ?2 AND p.item_id = value UNION SELECT value FROM json_each(?3)`,
        '?4',
        fence('?5', '?6'),
      ),
    )
    .bind(JSON.stringify(items), run.feed.id, JSON.stringify(numbers), run.startedAt, run.id, run.fence)
