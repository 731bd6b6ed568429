import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A machine of two cores has room for two.
  test: { include: ['*/**/*.test.ts'], maxWorkers: 2, testTimeout: 60_000 },
})
