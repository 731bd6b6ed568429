import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Design } from './design.ts'
import { createBodies, hang, type Hung } from './picture.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

/** A cut, and which of its colourways are wanted. */
export interface Order {
  cut: string
  ids: string[]
}

/** Everything, or what ids of garments or of cuts name. */
export const ordersFor = (only: string[]) =>
  wardrobe
    .map(({ id: cut, looks }): Order => ({
      cut,
      ids: Object.keys(looks).filter((id) => !only.length || only.includes(id) || only.includes(cut)),
    }))
    .filter(({ ids }) => ids.length)

export const countOf = (orders: Order[]) => orders.reduce((sum, { ids }) => sum + ids.length, 0)

/** Has orders filled by workers that run the file at `url`. Two hands at most: whoever renders goes on working. */
export async function fillAll(url: URL, orders: Order[], deliver: (delivery: unknown) => void) {
  const queue = [...orders]
  const hand = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(url, { workerData: 'hand' })
      const next = () => {
        const order = queue.shift()
        if (order) worker.postMessage(order, [])
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', (delivery: unknown) => {
        deliver(delivery)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism(), queue.length) }, hand))
}

/** In such a worker: hangs each cut that is ordered, and delivers what `fill` makes of it. */
export function fillOrders(fill: (design: Design, hung: Hung, ids: string[]) => Promise<unknown>) {
  if (workerData !== 'hand') return
  const bodies = createBodies()
  parentPort?.on('message', ({ cut, ids }: Order) => {
    const design = wardrobe.find(({ id }) => id === cut)
    if (!design) throw new Error(`no cut ${cut}`)
    void fill(design, hang(design, bodies), ids).then((delivery) => parentPort?.postMessage(delivery, []))
  })
}
