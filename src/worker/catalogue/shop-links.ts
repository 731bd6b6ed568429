import type { Db } from '../lib/db.ts'
import { findProducts } from './queries.ts'

/** The shops' addresses of those of them that can be bought still. */
export async function readShopLinks(db: Db, ids: string[]): Promise<Record<string, string>> {
  const rows = await findProducts(db, ids)
  return Object.fromEntries(
    rows.filter(({ goneAt }) => !goneAt).map(({ id, productUrl }) => [id, productUrl]),
  )
}
