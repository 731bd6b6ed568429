import type { TestProject } from 'vitest/node'
import { startFakeBfl } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    bflAddress: string
  }
}

/** One server for all files of the Worker's tests: each finds its own runs by their garments. */
export default async function startBfl(project: TestProject) {
  const { address, close } = await startFakeBfl({ runMs: 10, slowMs: 100 })
  project.provide('bflAddress', address)
  return close
}
