import type { TestProject } from 'vitest/node'
import { startFakeWorkersAi } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    workersAiAddress: string
    workersAiBase: string
  }
}

/** One server for all files of the Worker's tests: each finds its own runs by their garments. */
export default async function startWorkersAi(project: TestProject) {
  const { address, base, close } = await startFakeWorkersAi()
  project.provide('workersAiAddress', address)
  project.provide('workersAiBase', base)
  return close
}
