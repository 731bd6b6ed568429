import type { TestProject } from 'vitest/node'
import { startFakeGoogleTryOn } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    googleTryOnAddress: string
  }
}

/** One server for all files of the Worker's tests: each finds its own runs by their garments, and opens accounts of its own. */
export default async function startGoogleTryOn(project: TestProject) {
  const { address, close } = await startFakeGoogleTryOn()
  project.provide('googleTryOnAddress', address)
  return close
}
