import { isMainThread } from 'node:worker_threads'
import { makeSamples } from '../product.ts'
import { countOf, fillAll, fillOrders, ordersFor } from './orders.ts'
import { writeSewn } from './write-sewn.ts'

/** Drapes the sample wardrobe, or what ids of garments or of cuts name, and writes its sewn files alone. */
async function main() {
  const start = Date.now()
  // The colourways that are not sewn anew stay in the pack of their cut.
  await makeSamples()
  const orders = ordersFor(process.argv.slice(2))
  await fillAll(new URL(import.meta.url), orders, (delivery) => {
    for (const [id, bytes] of delivery as [string, number][])
      console.log(`${id} ${Math.round(bytes / 1000)} kB`)
  })
  console.log(`${countOf(orders)} garments in ${Math.round((Date.now() - start) / 1000)} s`)
}

if (isMainThread) await main()
else fillOrders(writeSewn)
