import type { Proof } from '#worker/testing/proof.ts'
import type { TestModule } from 'vitest/node'
import { startVitest } from 'vitest/node'

const columns = ['photographer', 'fault', 'saw', 'credit'] as const satisfies (keyof Proof)[]

const rowsOf = (modules: readonly TestModule[]) =>
  modules
    .flatMap((module) => [...module.children.allTests()])
    .filter((one) => one.result().state !== 'skipped')
    .map((one) => {
      const { proof } = one.meta()
      return one.ok() && proof ? columns.map((name) => proof[name]) : [one.fullName, 'FAILED', '', '']
    })

/** Each photographer before its stand-in with each of its faults: what she saw, and what became of her credit. */
export async function proveFaults() {
  const reporter = {
    onTestRunEnd(modules: readonly TestModule[]) {
      const rows = [['Photographer', 'Fault', 'What she saw', 'Credit'], ...rowsOf(modules)]
      const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
      for (const row of rows)
        console.log(
          row
            .map((cell, i) => cell.padEnd(widths[i] ?? 0))
            .join('  ')
            .trimEnd(),
        )
    },
  }
  const vitest = await startVitest('test', ['photographer-faults'], { watch: false, reporters: [reporter] })
  await vitest.close()
}
