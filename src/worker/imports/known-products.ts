import * as v from 'valibot'
import { flag, readAll } from '../lib/row-types.ts'
import type { ProductDraft } from '../feeds/product-draft.ts'
import { productId } from '../catalogue/product-id.ts'
import type { ImportEnv } from './feed-config.ts'

const knownRow = v.object({
  item_id: v.string(),
  number: v.number(),
  group_id: v.string(),
  colour_key: v.nullable(v.string()),
  content_hash: v.string(),
  import_id: v.string(),
  price_cents: v.nullable(v.number()),
  currency: v.string(),
  availability: v.string(),
  gone_at: v.nullable(v.number()),
  product_url: v.string(),
  is_dead: flag,
})
export type Known = v.InferOutput<typeof knownRow>

const variantRow = v.object({
  id: v.string(),
  number: v.number(),
  product_number: v.number(),
  price_cents: v.nullable(v.number()),
  currency: v.string(),
  availability: v.string(),
  is_watched: flag,
  content_hash: v.string(),
  import_id: v.string(),
  gone_at: v.nullable(v.number()),
})

const columns = `p.item_id, p.number, p.group_id, p.colour_key, p.content_hash, p.import_id, p.price_cents, p.currency,
  p.availability, p.gone_at, p.product_url, coalesce(l.failures, 0) > 0 AS is_dead`

type Database = Pick<ImportEnv, 'CATALOGUE_DB'>

/** The products with these drafts' own ids. */
async function findKnown(
  { CATALOGUE_DB: database }: Database,
  feedId: string,
  products: readonly ProductDraft[],
) {
  const statement = database
    .prepare(
      `SELECT ${columns} FROM products p LEFT JOIN link_checks l ON l.product_id = p.id
       WHERE p.feed_id = ?1 AND p.item_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(
      feedId,
      JSON.stringify(
        products.flatMap((draft) => (draft.isExpanded ? [draft.itemId, draft.groupId] : draft.itemId)),
      ),
    )
  const rows = await readAll(statement, knownRow)
  return new Map(rows.map((known) => [known.item_id, known]))
}

/** The colours of these groups. */
async function findColours({ CATALOGUE_DB: database }: Database, feedId: string, groups: readonly string[]) {
  if (groups.length === 0) return []
  const statement = database
    .prepare(
      `SELECT ${columns} FROM products p LEFT JOIN link_checks l ON l.product_id = p.id
       WHERE p.feed_id = ?1 AND p.group_id IN (SELECT value FROM json_each(?2)) AND p.colour_key IS NOT NULL`,
    )
    .bind(feedId, JSON.stringify(groups))
  return readAll(statement, knownRow)
}

async function findVariants({ CATALOGUE_DB: database }: Database, ids: readonly string[]) {
  const statement = database
    .prepare(
      `SELECT id, number, product_number, price_cents, currency, availability, is_watched, content_hash, import_id, gone_at
       FROM product_variants WHERE id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
  const rows = await readAll(statement, variantRow)
  return new Map(rows.map((variant) => [variant.id, variant]))
}

/** What the catalogue has of a stretch's rows: products by their items, colours of their groups, variants. */
export async function readKnown(env: Database, feedId: string, products: readonly ProductDraft[]) {
  const groups = [...new Set(products.map(({ groupId }) => groupId).filter(Boolean))]
  const [byItem, colours, variants] = await Promise.all([
    findKnown(env, feedId, products),
    findColours(env, feedId, groups),
    findVariants(
      env,
      products.map(({ itemId }) => productId(feedId, itemId)),
    ),
  ])
  return { byItem, colours, variants }
}
export type KnownOfStretch = Awaited<ReturnType<typeof readKnown>>
