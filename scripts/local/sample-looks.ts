import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { lengths } from '#shared/alike/network.ts'
import { readWeights } from '#shared/alike/weights.ts'
import { catalogueIndex } from '#worker/catalogue/alike/catalogue-index.ts'
import { picturesDue } from '#worker/catalogue/alike/schema.ts'
import { products } from '#worker/catalogue/schema.ts'
import type { CatalogueDb } from '#worker/lib/db.ts'
import { inList } from '#worker/lib/in-list.ts'
import { root } from './paths.ts'

/** The codes of the sample pieces' pictures (`npm run alike-network -w workshop/alike-network -- samples`). */
const readCodes = async () =>
  v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(await readFile(join(root, 'scripts/sample-shop/data/looks.json'), 'utf8')),
  )

/** Puts the sample shop into the index of what looks alike, so that a fresh shop need not wait for its queue. */
export async function seedLooks(db: CatalogueDb) {
  const codes = await readCodes()
  const due = await db
    .select({ number: products.number, category: products.category, imageUrl: products.imageUrl })
    .from(products)
    .innerJoin(picturesDue, sql`${picturesDue.number} = ${products.number}`)
    .where(sql`is_sample and ${products.imageUrl} in ${inList(Object.keys(codes))}`)
  if (due.length === 0) return
  const file = await readFile(join(root, 'src/shared/alike/alike.bin'))
  const index = catalogueIndex(db, () => Promise.resolve(readWeights(Uint8Array.from(file).buffer, lengths)))
  await index.put(
    due.flatMap(({ number, category, imageUrl }) => {
      const code = codes[imageUrl]
      return code ? [{ number, category, code }] : []
    }),
  )
  await db.delete(picturesDue).where(sql`number in ${inList(due.map(({ number }) => number))}`)
}
