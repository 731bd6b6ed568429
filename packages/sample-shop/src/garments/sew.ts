import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { root } from '../product.ts'
import type { Design } from './design.ts'
import { countOf, fillAll, fillOrders, ordersFor } from './orders.ts'
import type { Hung } from './picture.ts'
import { bake } from './sewn.ts'

/** Writes the sewn files of a hung design's colourways beside their pictures; returns their bytes by id. */
export async function writeSewn(design: Design, hung: Hung, ids: string[]) {
  const files = await bake(design, hung, ids)
  return Promise.all(
    [...files].map(async ([id, file]): Promise<[string, number]> => {
      const folder = join(root, 'public/samples/garments', id)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'sewn.bin'), file)
      return [id, file.length]
    }),
  )
}

/** Drapes the sample wardrobe, or what ids of garments or of cuts name, and writes its sewn files alone. */
async function main() {
  const start = Date.now()
  const orders = ordersFor(process.argv.slice(2))
  await fillAll(new URL(import.meta.url), orders, (delivery: [string, number][]) => {
    for (const [id, bytes] of delivery) console.log(`${id} ${Math.round(bytes / 1000)} kB`)
  })
  console.log(`${countOf(orders)} garments in ${Math.round((Date.now() - start) / 1000)} s`)
}

if (isMainThread) await main()
else fillOrders(writeSewn)
