import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { root } from '../product.ts'
import { meanColour, widths, writeSizes } from '../encode.ts'
import { entryOf, sampleGarment, type Photographed } from './catalogue.ts'
import { createBodies, portray } from './picture.ts'
import { range } from './range/range.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

/** A cut, and which of its colourways are wanted. */
interface Order {
  cut: string
  ids: string[]
}
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
 * Renders the sample wardrobe: pictures into public/samples, facts into samples/garments.json. With ids of
 * garments or of cuts as arguments only those are rendered anew. Any other word, such as `facts`,
 * renders nothing and writes the facts alone.
 */
async function main() {
  const start = Date.now()
  const only = process.argv.slice(2)
  const orders = wardrobe
    .map(({ id: cut, looks }): Order => ({
      cut,
      ids: Object.keys(looks).filter((id) => !only.length || only.includes(id) || only.includes(cut)),
    }))
    .filter(({ ids }) => ids.length)
  const file = join(root, 'samples/garments.json')
  const known = existsSync(file)
    ? v.parse(v.array(photographed), JSON.parse(await readFile(file, 'utf8')))
    : []
  const made = new Map(known.map(({ id, measured }) => [id, measured]))
  const wanted = orders.reduce((sum, { ids }) => sum + ids.length, 0)
  await mkdir(join(root, 'samples'), { recursive: true })
  const write = () => {
    const garments = range.flatMap((product) => {
      const measured = made.get(product.id)
      return measured ? [entryOf(product, measured)] : []
    })
    writeFileSync(file, `${JSON.stringify(garments, null, 2)}\n`)
  }
  await renderAll(orders, (delivery) => {
    for (const { id, measured } of delivery) made.set(id, measured)
    write()
    console.log(delivery.map(({ id }) => id).join(', '))
  })
  write()
  console.log(`${wanted} garments in ${Math.round((Date.now() - start) / 1000)} s`)
}

/** Two hands at most: whoever renders goes on working. */
async function renderAll(orders: Order[], deliver: (delivery: Delivery) => void) {
  const queue = [...orders]
  const hand = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: 'renderer' })
      const next = () => {
        const order = queue.shift()
        if (order) worker.postMessage(order, [])
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', (delivery: Delivery) => {
        deliver(delivery)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism(), queue.length) }, hand))
}

async function fill({ cut, ids }: Order): Promise<Delivery> {
  const design = wardrobe.find((d) => d.id === cut)
  if (!design) throw new Error(`no cut ${cut}`)
  const { pictures, ...measured } = portray(design, (bodies ??= createBodies()), 960, ids)
  return Promise.all(
    [...pictures].map(async ([id, picture]) => {
      await writeSizes(join(root, 'public/samples/garments', id), picture, widths)
      const aspect = picture.height / picture.width
      return { id, measured: { ...measured, aspect, dominantColour: meanColour(picture) } }
    }),
  )
}
let bodies: ReturnType<typeof createBodies> | undefined

if (isMainThread) await main()
else if (workerData === 'renderer')
  parentPort?.on('message', (order: Order) => {
    void fill(order).then((delivery) => parentPort?.postMessage(delivery, []))
  })
