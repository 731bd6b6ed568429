import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { withBindings } from '../local/database.ts'
import { migrate } from '../local/migrate.ts'
import { root } from '../local/paths.ts'
import { fillWithProducts, fillWithVariants } from './many-products.ts'

/** The file that the database of products is in. */
export function catalogueFile(state: string) {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  for (const name of readdirSync(folder).filter(
    (one) => one.endsWith('.sqlite') && one !== 'metadata.sqlite',
  )) {
    const file = join(folder, name)
    const database = new DatabaseSync(file, { readOnly: true })
    const found = database.prepare("select 1 from sqlite_schema where name = 'products'").get()
    database.close()
    if (found) return file
  }
  throw new Error(`there is no catalogue in ${folder}`)
}

const countProducts = async (db: D1Database) =>
  (await db.prepare('select count(*) as n from products').first<number>('n')) ?? 0

/** How many rows of a feed make the two colours of a piece, five sizes each. */
const variantsOfPiece = 10
const coloursOfPiece = 2

/** A shop of so many products, kept for the next run; with variants, of so many pieces of ten variants each. */
export async function openLargeShop(count: number, { hasVariants = false } = {}) {
  const state = join(root, `.wrangler/bench-shop-${count}${hasVariants ? `x${variantsOfPiece}` : ''}`)
  const products = hasVariants ? count * coloursOfPiece : count
  if (existsSync(state)) {
    const has = await withBindings(state, ({ CATALOGUE_DB }) => countProducts(CATALOGUE_DB).catch(() => 0))
    if (has === products) {
      await migrate(state)
      return state
    }
    rmSync(state, { recursive: true, force: true })
  }
  await migrate(state)
  await withBindings(state, async ({ CATALOGUE_DB }) => {
    await fillWithProducts(CATALOGUE_DB, products)
    if (hasVariants) await fillWithVariants(CATALOGUE_DB, products)
  })
  return state
}
