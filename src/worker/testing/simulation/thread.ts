import { parentPort, workerData } from 'node:worker_threads'
import { plant, type Edit, type PlantedFault } from './edits.ts'
import type { Order, Report, Simulation } from './simulation.ts'

/** Thousands of refusals and faults are intended, and each would be logged. */
console.log = () => undefined
/** Their stacks are never read and take a twentieth of the time. */
Error.stackTraceLimit = 0

const { name } = workerData as { name: string }

// Before any source is loaded into which faults are planted.
const { edits = {}, scaled } = (await import(`./${name}/planted-faults.ts`)) as {
  edits?: Record<string, PlantedFault>
  scaled?: Edit[]
}
plant(edits, scaled)
const { simulation } = (await import(`./${name}/simulation.ts`)) as { simulation: Simulation }

parentPort?.on('message', (order: Order) => {
  simulation.play(order).then(
    (report) => parentPort?.postMessage({ seed: order.seed, ...report } satisfies Report),
    (error: unknown) => {
      // The world itself failed, which is no finding about the product.
      throw error
    },
  )
})
