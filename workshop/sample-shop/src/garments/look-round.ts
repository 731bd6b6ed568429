import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import * as v from 'valibot'
import { root } from '../product.ts'
import { sampleGarment } from './catalogue.ts'
import type { Design } from './design.ts'
import { countOf, fillAll, fillOrders, ordersFor } from './orders.ts'
import type { Hung } from './picture.ts'
import { writeViews } from './write-views.ts'

const known = v.array(v.object(v.pick(sampleGarment, ['id', 'landmarks']).entries))

/** Drapes the sample wardrobe, or what ids of garments or of cuts name, and writes its further pictures alone. */
async function main() {
  const start = Date.now()
  const orders = ordersFor(process.argv.slice(2))
  await fillAll(new URL(import.meta.url), orders, (ids) => console.log(String(ids)))
  console.log(`${countOf(orders)} garments in ${Math.round((Date.now() - start) / 1000)} s`)
}

async function fill(design: Design, hung: Hung, ids: string[]) {
  const garments = v.parse(
    known,
    JSON.parse(readFileSync(join(root, 'scripts/sample-shop/data/garments.json'), 'utf8')),
  )
  const landmarks = garments.find(({ id }) => ids.includes(id))?.landmarks
  if (!landmarks) throw new Error(`${design.id} has no main picture yet`)
  await writeViews(design, hung, landmarks, ids)
  return ids.join(', ')
}

if (isMainThread) await main()
else fillOrders(fill)
