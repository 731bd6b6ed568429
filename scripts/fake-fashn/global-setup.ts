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
  const size = { width: 54, height: 81 }
  const key = 'fa-test-key fa-other-key fa-poor-key'
  const { address, service, close } = await startFakeFashn({ runMs: 20, size, key, ...generous })
  for (const [name, account] of service.accounts) account.credits = name === 'fa-poor-key' ? 12 : 1_000_000
  project.provide('fashnAddress', address)
  return close
}
