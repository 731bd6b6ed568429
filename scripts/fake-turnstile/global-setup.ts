import type { TestProject } from 'vitest/node'
import { startFakeTurnstile } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    turnstileAddress: string
  }
}

export default async function startTurnstile(project: TestProject) {
  const { address, close } = await startFakeTurnstile()
  project.provide('turnstileAddress', address)
  return close
}
