import type { TestProject } from 'vitest/node'
import { startFakeGoogleTryOn } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    googleTryOnAddress: string
    googleTryOnKey: string
  }
}

/** One server for all files of the Worker's tests: each finds its own runs by their garments, and opens accounts of its own. */
export default async function startGoogleTryOn(project: TestProject) {
  const { address, openAccount, close } = await startFakeGoogleTryOn()
  project.provide('googleTryOnAddress', address)
  project.provide('googleTryOnKey', JSON.stringify(openAccount()))
  return close
}
