import type { TestProject } from 'vitest/node'
import { startFakeGoogle } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    googleAddress: string
  }
}

/** One server for all files of the Worker's tests: each sign-in states its own faults. */
export default async function startGoogle(project: TestProject) {
  const { address, close } = await startFakeGoogle()
  project.provide('googleAddress', address)
  return close
}
