import { defineConfig } from 'vitest/config'
import { makeSamples } from '../scripts/sample-shop/pictures/make.ts'

await makeSamples()

export default defineConfig({
  // A machine of two cores has room for two.
  test: { include: ['*/**/*.test.ts'], maxWorkers: 2, testTimeout: 60_000 },
})
