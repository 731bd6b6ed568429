import { and, desc, eq, gt, gte, isNull, like, or, sql } from 'drizzle-orm'
import { linkChecks, products } from '../schema.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { asFlag } from '../../lib/row-types.ts'

/** After this many runs in a row a missing page is believed to be gone. */
export const failuresToGo = 3

/**
 * The products among which the due links are: every product on sale has a row of `link_checks` from its first day (by a trigger),
 * so both lists are read in the order of an index, and none to its end.
 */
const candidates = (most: number) => sql`
  select product_id as id from (
    select product_id from link_checks
    where failures > 0 and failures < ${failuresToGo} and status in (404, 410) order by checked_at limit ${most})
  union select product_id from (
    select link_checks.product_id from link_checks join products on products.id = link_checks.product_id
    where products.gone_at is null or link_checks.failures > 0 order by link_checks.checked_at limit ${most})`

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
      failures: linkChecks.failures,
      checkedAt: linkChecks.checkedAt,
    })
    .from(products)
    .innerJoin(linkChecks, eq(linkChecks.productId, products.id))
    .where(
      and(
        sql`${products.id} in (${candidates(most)})`,
        like(products.productUrl, 'http%'),
        or(isNull(products.goneAt), gt(linkChecks.failures, 0)),
      ),
    )
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

/**
 * The products that change state, unless the shop has given them another address meanwhile. They are looked up one by one
 * from the list of checks (`CROSS JOIN` keeps that order): the catalogue is not read.
 */
const becoming = (state: 'gone' | 'back') => `
  SELECT p.number FROM json_each(?1) told CROSS JOIN products p ON p.id = told.value ->> 'productId'
  WHERE told.value ->> 'becomes' = '${state}' AND told.value ->> 'link' = p.product_url`

const upsertChecks = `
  INSERT INTO link_checks (product_id, checked_at, status, failures)
  SELECT value ->> 'productId', ?2, value ->> 'status', value ->> 'failures' FROM json_each(?1) WHERE true
  ON CONFLICT (product_id) DO UPDATE
  SET checked_at = excluded.checked_at, status = excluded.status, failures = excluded.failures`

const record = (state: 'gone' | 'back', availability: string) => `
  INSERT INTO price_history (product_id, at, price_cents, currency, availability)
  SELECT id, ?2, price_cents, currency, ${availability} FROM products
  WHERE gone_at IS ${state === 'gone' ? '' : 'NOT'} NULL AND number IN (${becoming(state)})
  ON CONFLICT DO NOTHING`

const takeAway = `UPDATE products SET gone_at = ?2 WHERE gone_at IS NULL AND number IN (${becoming('gone')})`
const bringBack = `UPDATE products SET gone_at = NULL WHERE gone_at IS NOT NULL AND number IN (${becoming('back')})`

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
    // The first condition is that of the index.
    .where(and(sql`${linkChecks.failures} > 0`, gte(linkChecks.failures, failuresToGo)))
    .orderBy(sql`${linkChecks.checkedAt} desc`)
    .limit(most)
