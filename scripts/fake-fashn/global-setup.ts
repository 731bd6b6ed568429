import type { TestProject } from 'vitest/node'
import { startFakeFashn } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    fashnAddress: string
  }
}

/** One server for all files of the Worker's tests: each finds its own runs by their garments. */
export default async function startFashn(project: TestProject) {
  const generous = { runsPerMinute: 100_000, atOnce: 10_000, readsPerTenSeconds: 100_000 }
  const { address, close } = await startFakeFashn({ runMs: 20, size: { width: 54, height: 81 }, ...generous })
  project.provide('fashnAddress', address)
  return close
}
