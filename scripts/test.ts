import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
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

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
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

// Once more at the end: whoever sees only the last lines of a long log sees what failed.
for (const file of unit?.testResults ?? []) {
  const path = relative(root, file.name)
  if (file.message) console.log(`\n${path}\n${file.message.slice(0, 2_000)}`)
  for (const { fullName, status, failureMessages } of file.assertionResults) {
    if (status === 'failed')
      console.log(`\n${path} › ${fullName}\n${failureMessages.join('\n').slice(0, 2_000)}`)
  }
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(everyStage && failed === 0 ? 0 : 1)
