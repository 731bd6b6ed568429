import { defineConfig, devices } from '@playwright/test'
import { deviceSite } from './e2e/addresses.ts'
import { launchOptions } from './scripts/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  // Every test makes a shopper of its own. Most of the time one waits for a cloud or a clock, and another can run.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A machine that others use too may stall; what fails again and again is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: deviceSite.address,
    launchOptions: await launchOptions(),
    actionTimeout: 10_000,
    // It would answer before a test's own routes do; the tests of it let it in (shell.test.ts).
    serviceWorkers: 'block',
    // Half of what a machine without a graphics card has to do is drawing what moves. Whole jobs are watched moving, too
    // (main-job.test.ts, preferences.test.ts).
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: deviceSite.address,
    timeout: 240_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
