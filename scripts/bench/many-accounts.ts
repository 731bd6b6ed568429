import type { DatabaseSync } from 'node:sqlite'

/** The product that every tenth shopper has saved. */
export const popularProduct = 'p-00000000000000000000000000'
export const userIdOf = (place: number) => `0-${place.toString(16).padStart(8, '0')}${'k'.repeat(18)}`
export const emailOf = (place: number) => `shopper.${place}@mail.example`

const userId = (place: string) => `'0-' || printf('%08x', ${place}) || '${'k'.repeat(18)}'`
/** An id that is as long as a real one; those of later rows come later, so that filling takes minutes and not hours. */
const id = `'0-' || printf('%08x', n) || lower(hex(randomblob(9)))`
/** Ten minutes apart over ninety days, whatever the order in which the rows are written. */
const moment = (n: string) => `1790000000000 + (${n} * 7919 % 12960) * 600000`
const productOf = (n: string) => `'p-' || printf('%026d', 1 + ${n} % 1000003)`
const words = (count: number) => `'${'lorem '.repeat(count).trim()}'`

type Filled = { table: string; ofEach: number; select: string }

/** What a shopper has by and by: a ledger, hearts and notifications as long as real ones. `i` is her place, `k` the row's. */
const tables: Filled[] = [
  {
    table:
      'users (id, email, name, password_hash, credits, minimum_age_confirmed_at, created_at, email_verified_at)',
    ofEach: 1,
    select: `${userId('i')}, 'shopper.' || i || '@mail.example', 'Ada Lovelace',
      'scrypt:16384:8:5$' || hex(randomblob(16)) || '$' || hex(randomblob(32)), 1, 1, ${moment('n')}, 1`,
  },
  {
    table: 'sessions (secret_hash, user_id, created_at, expires_at, last_seen_at, proven_at, user_agent)',
    ofEach: 1,
    select: `printf('%08x', n) || lower(hex(randomblob(28))), ${userId('i')}, ${moment('n')},
      ${moment('n')} + 5184000000, 1, 1, ${words(20)}`,
  },
  {
    table: 'credit_entries (user_id, subject, kind, credits, created_at)',
    ofEach: 5,
    select: `${userId('i')}, iif(k = 4, 'sign-up:' || ${userId('i')},
        'try-on:0-' || printf('%08x', i * 2 + k / 2) || '${'j'.repeat(18)}'),
      iif(k = 4, 'grant', iif(k % 2, 'settle', 'reserve')), iif(k = 4, 3, -(k % 2 = 0)), ${moment('n')}`,
  },
  {
    table:
      'wishlist_items (user_id, item_id, product_id, title, brand, price, image, link, category, saved_at)',
    ofEach: 10,
    select: `${userId('i')}, 'https://shop.example/women/dresses/linen-shirt-dress-' || n,
      iif(k = 0 and i % 10 = 0, '${popularProduct}', ${productOf('(i * 7919 + k * 104729)')}),
      'Linen shirt dress with a belt', 'Maison Lin', '129,00 €', 'https://images.shop.example/products/2026/spring/' || n || '-front.jpg',
      'https://shop.example/women/dresses/linen-shirt-dress-' || n, 'dresses', ${moment('n')}`,
  },
  {
    table: 'notifications (id, user_id, key, kind, data, created_at, delivered_at)',
    ofEach: 20,
    select: `${id}, ${userId('i')}, 'piece:' || ${productOf('n')} || ':' || (${moment('n')}), 'price_drop',
      json_object('productId', ${productOf('n')}, 'brand', 'Maison Lin', 'name', 'Linen shirt dress with a belt',
        'image', 'https://images.shop.example/products/2026/spring/' || n || '-front.jpg',
        'priceCents', 9900, 'formerCents', 12900, 'currency', 'EUR'),
      ${moment('n')}, ${moment('n')}`,
  },
]

export type Size = { name: string; rows: number; bytes: number }

const bytesOf = (database: DatabaseSync) =>
  Number(database.prepare('pragma page_count').get()?.page_count) * 4096

/**
 * Fills a new database with so many accounts, and says how large each table is with its indexes. The indexes are made after
 * the rows, which is quick and packs their pages fuller than the years do.
 */
export function fillWithAccounts(database: DatabaseSync, accounts: number): Size[] {
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000')
  const made = database
    .prepare(
      "select type, name, tbl_name, sql from sqlite_schema where type in ('index', 'trigger') and sql is not null",
    )
    .all() as { type: string; name: string; tbl_name: string; sql: string }[]
  for (const { type, name } of made) database.exec(`drop ${type} ${name}`)
  const sizes = tables.map(({ table, ofEach, select }) => {
    const before = bytesOf(database)
    const [name = ''] = table.split(' ')
    const rows = accounts * ofEach
    database.exec(`insert into ${table}
      with recursive row(n) as (select 0 union all select n + 1 from row where n < ${rows - 1})
      select ${select} from (select n, n / ${ofEach} as i, n % ${ofEach} as k from row)`)
    for (const one of made) if (one.type === 'index' && one.tbl_name === name) database.exec(one.sql)
    return { name, rows, bytes: bytesOf(database) - before }
  })
  for (const { type, tbl_name, sql } of made)
    if (type === 'trigger' || !sizes.some(({ name }) => name === tbl_name)) database.exec(sql)
  return sizes
}
