import { defineConfig, devices } from '@playwright/test'
import { deviceSite } from './addresses.ts'
import { launchOptions } from '../scripts/browser.ts'
import { root } from '../scripts/local/paths.ts'
import { isQuick } from '../scripts/tests/tier.ts'

export default defineConfig({
  grepInvert: isQuick ? /@slow/ : undefined,
  // Every test makes a shopper of its own. Most of the time one waits for a cloud or a clock, and another can run.
  workers: 3,
  // A machine that others use too has its pauses; what is there is never waited for.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // `npm test` runs what is tagged @smoke (package.json): a way through each part of the product. What is slow, too, runs
  // where a build is checked (.ci/run).
  forbidOnly: Boolean(process.env.CI),
  // Nothing is tried twice, here or in Vitest (decision 0026; scripts/tests/retries.test.ts).
  retries: 0,
  reporter: 'list',
  outputDir: '../test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: deviceSite.address,
    launchOptions: await launchOptions(),
    actionTimeout: 40_000,
    // It would answer before a test's own routes do; the tests of it let it in (shell.test.ts).
    serviceWorkers: 'block',
    // Half of what a machine without a graphics card has to do is drawing what moves. Whole jobs are watched moving, too
    // (main-job.test.ts, preferences.test.ts).
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/server.ts',
    cwd: root,
    url: deviceSite.address,
    timeout: 240_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
