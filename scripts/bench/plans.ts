import { startVitest } from 'vitest/node'
import type { PlansOfFile } from '#worker/testing/thorough.ts'
import { measure } from './measure.ts'
import type { Measured } from './parts.ts'

/**
 * Runs the Worker's tests and explains every statement that they make the product send: it fails where one scans a table that
 * is not allowed by name (src/worker/testing/allowed-scans.ts).
 */
export async function statementPlans(): Promise<Measured> {
  process.env.PLANS = 'watched'
  const vitest = await startVitest('test', ['src/worker'], { watch: false, project: ['worker'] })
  const modules = vitest.state.getTestModules()
  await vitest.close()
  delete process.env.PLANS
  const plans = modules.map((module): PlansOfFile => module.meta().plans ?? { statements: [], scans: [] })
  const statements = new Set(plans.flatMap((of) => of.statements))
  const scans = new Set(plans.flatMap((of) => of.scans))
  const failed = modules.filter((module) => !module.ok())
  return {
    measures: {
      'statements explained': measure(statements.size, 'statements'),
      'tables or indexes that are read to their end': measure(scans.size, ''),
    },
    failures: failed.map((module) => ({
      name: `plans: ${module.relativeModuleId}`,
      error: module.errors()[0],
    })),
  }
}
