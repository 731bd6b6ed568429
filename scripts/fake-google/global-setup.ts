import type { TestProject } from 'vitest/node'
import { startFakeGoogle } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    googleAddress: string
  }
}

/** One server for all files of the worker's tests: what shall be wrong is said with each sign-in. */
export default async function startGoogle(project: TestProject) {
  const { address, close } = await startFakeGoogle()
  project.provide('googleAddress', address)
  return close
}
