import type { TestProject } from 'vitest/node'
import { startFakeVton } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    vtonAddress: string
  }
}

/** One server for all files of the Worker's tests: each finds its own runs by their garments. */
export default async function startVton(project: TestProject) {
  const { address, close } = await startFakeVton({ runMs: 10, slowMs: 100 })
  project.provide('vtonAddress', address)
  return close
}
