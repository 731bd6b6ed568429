import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './local/paths.ts'
import { runStages } from './stages.ts'

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

const everyStage = await runStages([
  ['check', 'node', 'scripts/check.ts'],
  [
    'unit and integration',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ],
  ['end to end', 'playwright', 'test'],
])

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }

/** Reads what a runner counted; a runner that died before its report counts as one failure. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return null
  }
}

const unit = read('vitest.json') as VitestReport | null
const browser = (read('playwright.json') as PlaywrightReport | null)?.stats
const passed = (unit?.numPassedTests ?? 0) + (browser ? browser.expected + browser.flaky : 0)
const failed = (unit?.numFailedTests ?? 1) + (browser?.unexpected ?? 1)
const skipped = (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)

console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(everyStage && failed === 0 ? 0 : 1)
