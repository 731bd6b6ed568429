import type { TestProject } from 'vitest/node'
import { startFakeStripe } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stripeAddress: string
  }
}

/** One server for all files of the Worker's tests: each test has its own account, by its own key. */
export default async function startStripe(project: TestProject) {
  const { address, close } = await startFakeStripe({ apart: true })
  project.provide('stripeAddress', address)
  return close
}
