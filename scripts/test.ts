import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './local/paths.ts'
import { runStages } from './stages.ts'

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

const passed = await runStages([
  ['check', 'node', 'scripts/check.ts'],
  ['unit and integration', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
  ['end to end', 'playwright', 'test'],
])

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }

/** Reads what a runner counted; a runner that died before its report counts as one failure. */
function counts<Report>(file: string, read: (report: Report) => [passed: number, failed: number, skipped: number]) {
  try {
    return read(JSON.parse(readFileSync(join(reports, file), 'utf8')))
  } catch {
    return [0, 1, 0] as const
  }
}

const totals = [
  counts('vitest.json', (report: VitestReport) => [report.numPassedTests, report.numFailedTests, report.numPendingTests]),
  counts('playwright.json', ({ stats }: PlaywrightReport) => [stats.expected + stats.flaky, stats.unexpected, stats.skipped]),
].reduce(([p, f, s], [passed, failed, skipped]) => [p + passed, f + failed, s + skipped], [0, 0, 0])

console.log(`\n${totals[0]} passed, ${totals[1]} failed, ${totals[2]} skipped`)
process.exit(passed && totals[1] === 0 ? 0 : 1)
