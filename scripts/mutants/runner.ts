import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'

/**
 * A process of its own that keeps one Vitest and runs the tests of one mutant after another: most of a run is its
 * start. Its parent ends it where a mutant never ends.
 */
export type Asked = { file: string; spoiled: string; original: string; runs: string[][] }
export type Told = { ready: true } | { by: string | null } | { broke: string }

const tell = (told: Told) => process.send?.(told)

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  root: process.cwd(),
  project: ['worker', 'node'],
  reporters: [{}],
})

const saidBy = (failed: TestCase) => failed.result().errors?.[0]?.message.split('\n')[0]?.slice(0, 120) ?? ''

/** Vitest keeps what it has read, also of the mutant before. */
function write(path: string, source: string) {
  writeFileSync(path, source)
  vitest.invalidateFile(path)
}

/** The first test that fails with what is written now; null where all of them pass. */
async function firstFailing(runs: string[][]) {
  for (const run of runs) {
    const paths = new Set(run.map((path) => join(process.cwd(), path)))
    const specifications = (await vitest.globTestSpecifications(run)).filter(({ moduleId }) =>
      paths.has(moduleId),
    )
    vitest.state.clearErrors()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
    // Among them are those of earlier runs, which say nothing of this one.
    for (const module of testModules.filter(({ moduleId }) => paths.has(moduleId))) {
      const failed = [...module.children.allTests('failed')].at(0)
      if (failed) return `${module.relativeModuleId}: ${failed.fullName}: ${saidBy(failed)}`
      if (module.state() === 'failed') return module.relativeModuleId
    }
    if (unhandledErrors.length > 0) return `${run.join(', ')}: an error outside of any test`
  }
  return null
}

process.on('message', ({ file, spoiled, original, runs }: Asked) => {
  const path = join(process.cwd(), file)
  write(path, spoiled)
  void firstFailing(runs)
    .finally(() => write(path, original))
    .then(
      (by) => tell({ by }),
      (error: unknown) => tell({ broke: String(error) }),
    )
})
tell({ ready: true })
