import { and, desc, eq, gt, gte, isNull, like, or, sql } from 'drizzle-orm'
import { linkChecks, products } from '../catalogue/schema.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { asFlag, asNumber } from '../lib/rows.ts'

/** After this many runs in a row a missing page is believed to be gone. */
export const failuresToGo = 3

/**
 * The links that are due: first those that were missing at the last check and do not count as gone yet, then those
 * checked longest ago, the most popular first. Of gone products only those with a missing page are checked, because
 * an import does not bring those back.
 */
export const findDueLinks = (db: CatalogueDb, most: number) =>
  db
    .select({
      productId: products.id,
      link: products.productUrl,
      isGone: asFlag(sql`${products.goneAt} is not null`),
      failures: asNumber(sql`coalesce(${linkChecks.failures}, 0)`),
    })
    .from(products)
    .leftJoin(linkChecks, eq(linkChecks.productId, products.id))
    .where(and(like(products.productUrl, 'http%'), or(isNull(products.goneAt), gt(linkChecks.failures, 0))))
    .orderBy(
      sql`coalesce(${linkChecks.status} in (404, 410) and ${linkChecks.failures} < ${failuresToGo}, false) desc`,
      linkChecks.checkedAt,
      // For links that were never checked.
      desc(products.popularity),
      products.number,
    )
    .limit(most)

export type DueLink = Awaited<ReturnType<typeof findDueLinks>>[number]

export type Check = {
  productId: string
  link: string
  status: number | null
  failures: number
  becomes: 'gone' | 'back' | null
}

/** The links that change state, unless the shop has given them another address meanwhile. */
const becoming = (state: 'gone' | 'back') => `
  SELECT value ->> 'productId' FROM json_each(?1)
  WHERE value ->> 'becomes' = '${state}' AND value ->> 'link' = products.product_url`

const upsertChecks = `
  INSERT INTO link_checks (product_id, checked_at, status, failures)
  SELECT value ->> 'productId', ?2, value ->> 'status', value ->> 'failures' FROM json_each(?1) WHERE true
  ON CONFLICT (product_id) DO UPDATE
  SET checked_at = excluded.checked_at, status = excluded.status, failures = excluded.failures`

const record = (state: 'gone' | 'back', availability: string) => `
  INSERT INTO price_history (product_id, at, price_cents, currency, availability)
  SELECT id, ?2, price_cents, currency, ${availability} FROM products
  WHERE gone_at IS ${state === 'gone' ? '' : 'NOT'} NULL AND id IN (${becoming(state)})
  ON CONFLICT DO NOTHING`

const takeAway = `UPDATE products SET gone_at = ?2 WHERE gone_at IS NULL AND id IN (${becoming('gone')})`
const bringBack = `UPDATE products SET gone_at = NULL WHERE gone_at IS NOT NULL AND id IN (${becoming('back')})`

/** Writes all results of a run in one round trip. */
export async function storeChecks(db: D1Database, checks: Check[]) {
  const [told, now] = [JSON.stringify(checks), Date.now()]
  await db.batch([
    db.prepare(upsertChecks).bind(told, now),
    db.prepare(record('gone', "'gone'")).bind(told, now),
    db.prepare(takeAway).bind(told, now),
    db.prepare(record('back', 'availability')).bind(told, now),
    db.prepare(bringBack).bind(told),
  ])
}

/** The products that are gone because of a dead link, latest first, for the operator's report. */
export const brokenLinks = (db: CatalogueDb, most = 50) =>
  db
    .select({
      productId: products.id,
      brand: products.brand,
      name: products.name,
      link: products.productUrl,
      status: linkChecks.status,
      failures: linkChecks.failures,
      checkedAt: linkChecks.checkedAt,
    })
    .from(linkChecks)
    .innerJoin(products, eq(products.id, linkChecks.productId))
    .where(gte(linkChecks.failures, failuresToGo))
    .orderBy(sql`${linkChecks.checkedAt} desc`)
    .limit(most)
