import { env } from 'cloudflare:test'
import type { ImportEnv, ConfiguredFeed } from '../imports/feed-config.ts'
import { importNow, type WorkOptions } from '../imports/import-step.ts'

const editorial = { collections: [], presets: [], posts: [], templates: [] }

/** The Worker's own storage, and a shop that answers with `answer`. */
export const importEnv = (answer: () => Response, binding: D1Database = env.CATALOGUE_DB): ImportEnv => ({
  CATALOGUE_DB: binding,
  CACHE: env.CACHE,
  CATALOGUE: env.CATALOGUE,
  ASSETS: { fetch: () => Promise.resolve(Response.json(editorial)) },
  open: () => Promise.resolve(answer()),
  refresh: () => Promise.resolve(),
})

let named = 0

/** A feed with a unique id. */
export function newFeed(values: Partial<ConfiguredFeed> = {}): ConfiguredFeed {
  named += 1
  const id = `feed-${named}`
  return { id, address: `https://${id}.example.com/feed.xml`, kind: 'feed', isSample: false, ...values }
}

export type ReportRow = {
  id: string
  state: string
  failure: string | null
  dialect: string | null
  runs: number
  read_count: number
  added_count: number
  changed_count: number
  unchanged_count: number
  skipped_count: number
  lost_count: number
  gone_count: number
  reasons: string
}

export const lastReport = (feed: ConfiguredFeed) =>
  env.CATALOGUE_DB.prepare(
    'SELECT * FROM imports WHERE feed_id = ? ORDER BY started_at DESC, rowid DESC LIMIT 1',
  )
    .bind(feed.id)
    .first<ReportRow>()

/** Imports a shop's answer to its end and returns the report. */
export async function importContent(
  feed: ConfiguredFeed,
  content: string | Response,
  options: Omit<WorkOptions, 'timeMs'> = { anew: true },
) {
  const answer = () => (typeof content === 'string' ? new Response(content) : content)
  await importNow(importEnv(answer), feed, options)
  const report = await lastReport(feed)
  if (!report) throw new Error('there is no report')
  return report
}

export type StoredProduct = {
  id: string
  item_id: string
  name: string
  price_cents: number | null
  gone_at: number | null
  availability: string
  [column: string]: unknown
}

export const productsOf = async (feed: ConfiguredFeed) =>
  (
    await env.CATALOGUE_DB.prepare('SELECT * FROM products WHERE feed_id = ? ORDER BY item_id')
      .bind(feed.id)
      .all<StoredProduct>()
  ).results

/** The price history of a product, oldest first. */
export const historyOf = async (id: string) =>
  (
    await env.CATALOGUE_DB.prepare(
      'SELECT price_cents, availability FROM price_history WHERE product_id = ? ORDER BY at',
    )
      .bind(id)
      .all<{ price_cents: number | null; availability: string }>()
  ).results.map(({ price_cents, availability }) => `${price_cents} ${availability}`)
