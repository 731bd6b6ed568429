import type { D1Database } from '@cloudflare/workers-types'
import { versionIn } from './shops.ts'
import type { ImportsHistory, Version } from './script.ts'

type ImportRow = {
  id: string
  feed_id: string
  state: string
  failure: string | null
  read_count: number
  added_count: number
  changed_count: number
  unchanged_count: number
  skipped_count: number
  lost_count: number
  gone_count: number
}

type Kept = { price: number; isGone: boolean; offers: string[] }

async function rowsOf<Row>(binding: D1Database, sql: string) {
  const { results } = await binding.prepare(sql).all()
  return results as Row[]
}

const countsOf = ({
  read_count,
  added_count,
  changed_count,
  unchanged_count,
  skipped_count,
  lost_count,
  gone_count,
}: ImportRow) =>
  `read ${read_count} added ${added_count} changed ${changed_count} unchanged ${unchanged_count} skipped ${skipped_count} lost ${lost_count} gone ${gone_count}`

const offer = (price: number) => `${price * 100} in_stock`

/**
 * Watches which version each import reads, and says in the end what the catalogue has to be: what the same versions make of
 * it one after another when nothing goes wrong.
 */
export function createJudge(
  history: ImportsHistory,
  binding: D1Database,
  copies: ReadonlyMap<string, Uint8Array>,
  found: (text: string) => void,
) {
  const versions = new Map<string, number>()
  /** Imports that are over, in the order in which they ended. */
  const over: string[] = []

  async function watch() {
    const reading = "select id, cursor ->> '$.copy' as copy from imports where state = 'reading'"
    for (const { id, copy } of await rowsOf<{ id: string; copy: string }>(binding, reading)) {
      const bytes = copies.get(copy)
      const version = bytes ? versionIn(bytes) : null
      const before = versions.get(id)
      if (before !== undefined && version !== null && version !== before)
        found('a copy changed while it was read')
      if (version !== null) versions.set(id, version)
    }
    for (const { id } of await rowsOf<{ id: string }>(
      binding,
      "select id from imports where state in ('done', 'failed')",
    ))
      if (!over.includes(id)) over.push(id)
  }

  /** What an import makes of the rows that it read, and what its report has to say. */
  function apply(kept: Map<string, Kept>, { rows }: Version, row: ImportRow) {
    const isWhole = row.read_count === rows.length
    const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0, lost: 0, gone: 0 }
    const met = new Set<string>()
    for (const { id, price, is } of rows.slice(0, row.read_count)) {
      if (is === 'lost') counts.lost += 1
      else if (is === 'refused' || met.has(id)) counts.skipped += 1
      else {
        met.add(id)
        const before = kept.get(id)
        if (!before) counts.added += 1
        else if (before.isGone || before.price !== price) counts.changed += 1
        else counts.unchanged += 1
        const isNews = !before || before.isGone || before.price !== price
        kept.set(id, {
          price,
          isGone: false,
          offers: [...(before?.offers ?? []), ...(isNews ? [offer(price)] : [])],
        })
      }
    }
    if (row.state === 'done' && !isWhole)
      found(`an import is done that read ${row.read_count} of ${rows.length}`)
    const missing = [...kept].filter(([id, one]) => !met.has(id) && !one.isGone).length
    const stays = counts.changed + counts.unchanged
    if (row.state === 'done' && missing + stays >= 20 && stays < (missing + stays) / 5)
      found(`a feed was believed that kept ${stays} of ${missing + stays}`)
    // One that was given up after its last row may have come so far.
    const isMarked = row.state === 'done' || row.gone_count > 0
    if (isMarked && isWhole && counts.lost === 0) {
      for (const [id, one] of kept) {
        if (met.has(id) || one.isGone) continue
        counts.gone += 1
        kept.set(id, { ...one, isGone: true, offers: [...one.offers, `${one.price * 100} gone`] })
      }
    }
    const { added, changed, unchanged, skipped, lost, gone } = counts
    const wanted = `read ${row.read_count} added ${added} changed ${changed} unchanged ${unchanged} skipped ${skipped} lost ${lost} gone ${gone}`
    if (countsOf(row) !== wanted) found(`a report says ${countsOf(row)}, and it was ${wanted}`)
  }

  async function judge() {
    await watch()
    const rows = await rowsOf<ImportRow>(binding, 'select * from imports')
    for (const { state, feed_id } of rows)
      if (state !== 'done' && state !== 'failed') found(`an import of ${feed_id} is still ${state}`)
    for (const key of copies.keys()) found(`a copy was left behind: ${key}`)
    const [seen] = await rowsOf<{ n: number }>(binding, 'select count(*) n from import_seen')
    if (seen && seen.n > 0) found(`${seen.n} rows of what was seen were left behind`)
    for (const shop of history.shops) {
      const kept = new Map<string, Kept>()
      const own = over.flatMap((id) => rows.filter((row) => row.id === id && row.feed_id === shop.id))
      for (const row of own) {
        const version = shop.versions.find(({ number }) => number === versions.get(row.id))
        if (version) apply(kept, version, row)
        else if (row.state === 'done' || row.read_count > 0) found('an import read what no shop has served')
      }
      await judgeProducts(shop.id, kept)
      const last = shop.versions.at(-1)
      const read = own.findLast((row) => versions.has(row.id))
      if (last && read && versions.get(read.id) !== last.number) found(`${shop.id} stays at an older version`)
    }
  }

  async function judgeProducts(feed: string, kept: Map<string, Kept>) {
    const products = await rowsOf<{
      id: string
      item_id: string
      price_cents: number
      gone_at: number | null
    }>(binding, `select id, item_id, price_cents, gone_at from products where feed_id = '${feed}'`)
    if (products.length !== kept.size)
      found(`${products.length} products of ${feed} in place of ${kept.size}`)
    const prices = await rowsOf<{ product_id: string; price_cents: number; availability: string }>(
      binding,
      'select product_id, price_cents, availability from price_history order by at',
    )
    for (const { id, item_id, price_cents, gone_at } of products) {
      const wanted = kept.get(item_id)
      const is = `${price_cents} ${gone_at === null ? 'sold' : 'gone'}`
      const should = wanted && `${wanted.price * 100} ${wanted.isGone ? 'gone' : 'sold'}`
      if (is !== should) found(`a product is ${is} in place of ${should}`)
      const offers = prices
        .filter(({ product_id }) => product_id === id)
        .map((one) => `${one.price_cents} ${one.availability}`)
      if (wanted && offers.join() !== wanted.offers.join())
        found(`a price history is ${offers.join()} in place of ${wanted.offers.join()}`)
    }
  }

  return { watch, judge, ended: () => over.length }
}
