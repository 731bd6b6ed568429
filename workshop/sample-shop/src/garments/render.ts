import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import * as v from 'valibot'
import { makeSamples, root } from '../product.ts'
import { inLines, meanColour, writePicture } from '../encode.ts'
import { entryOf, sampleGarment, type Photographed } from './catalogue.ts'
import type { Design } from './design.ts'
import { countOf, fillAll, fillOrders, ordersFor } from './orders.ts'
import { portray, type Hung } from './picture.ts'
import { range } from './range/range.ts'
import { writeSewn } from './write-sewn.ts'
import { writeViews } from './write-views.ts'

type Delivery = { id: string; measured: Photographed }[]

const photographed = v.pipe(
  v.object({
    id: v.string(),
    pictures: v.array(v.object({ width: v.number(), height: v.number() })),
    ...v.pick(sampleGarment, ['frameHeightCm', 'dominantColour', 'landmarks']).entries,
  }),
  v.transform(({ id, pictures, ...measured }) => {
    const { width, height } = pictures[pictures.length - 1]
    return { id, measured: { ...measured, aspect: height / width } }
  }),
)

/**
 * Renders the sample wardrobe: pictures and sewn files into public/samples, facts into scripts/sample-shop/data/garments.json.
 * With ids of garments or of cuts as arguments only those are rendered anew. Any other word, such as `facts`,
 * renders nothing and writes the facts alone.
 */
async function main() {
  const start = Date.now()
  await makeSamples()
  const orders = ordersFor(process.argv.slice(2))
  const file = join(root, 'scripts/sample-shop/data/garments.json')
  const known = existsSync(file)
    ? v.parse(v.array(photographed), JSON.parse(await readFile(file, 'utf8')))
    : []
  const made = new Map(known.map(({ id, measured }) => [id, measured]))
  await mkdir(join(root, 'scripts/sample-shop/data'), { recursive: true })
  const write = () => {
    const garments = range.flatMap((product) => {
      const measured = made.get(product.id)
      return measured ? [entryOf(product, measured)] : []
    })
    writeFileSync(file, inLines(garments))
  }
  await fillAll(new URL(import.meta.url), orders, (delivered) => {
    const delivery = delivered as Delivery
    for (const { id, measured } of delivery) made.set(id, measured)
    write()
    console.log(delivery.map(({ id }) => id).join(', '))
  })
  write()
  console.log(`${countOf(orders)} garments in ${Math.round((Date.now() - start) / 1000)} s`)
}

async function fill(design: Design, hung: Hung, ids: string[]): Promise<Delivery> {
  const { pictures, ...measured } = portray(design, hung, 960, ids)
  await writeSewn(design, hung, ids)
  await writeViews(design, hung, measured.landmarks, ids)
  return Promise.all(
    [...pictures].map(async ([id, picture]) => {
      await writePicture({ kind: 'garments', folder: `garments/${id}` }, picture)
      const aspect = picture.height / picture.width
      return { id, measured: { ...measured, aspect, dominantColour: meanColour(picture) } }
    }),
  )
}

if (isMainThread) await main()
else fillOrders(fill)
