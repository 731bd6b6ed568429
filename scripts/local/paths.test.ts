import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('CABINE_STATE names the folder of the data, for whatever serves or reads on this machine', async () => {
  vi.stubEnv('CABINE_STATE', '/somewhere/else')
  vi.resetModules()
  expect((await import('./paths.ts')).localState).toBe('/somewhere/else')
})

test('two that serve at once serve no folder that the other builds, nor the one that is deployed', async () => {
  const { buildFor, deployedBuild } = await import('./paths.ts')
  const builds = [buildFor('start', 5173), buildFor('start', 5174), buildFor('billing', 5173), deployedBuild]
  expect(new Set(builds).size).toBe(builds.length)
})
