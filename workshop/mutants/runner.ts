import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'

/**
 * A process of its own that keeps one Vitest and runs the tests of one mutant after another: most of a run is its
 * start. Its parent ends it where a mutant never ends.
 */
export type RunnerTask =
  | { file: string; spoiled: string; original: string; runs: string[][] }
  | { sound: string[] }
export type RunnerMessage = { ready: true } | { by: string | null } | { red: string[] } | { broke: string }

const tell = (told: RunnerMessage) => process.send?.(told)

let stopsAtFirst = false
const vitest = await createVitest('test', {
  watch: false,
  root: process.cwd(),
  project: ['worker', 'node', 'plain'],
  reporters: [
    {
      onTestCaseResult(test) {
        if (stopsAtFirst && test.result().state === 'failed') void vitest.cancelCurrentRun('test-failure')
      },
    },
  ],
})

const saidBy = (failed: TestCase) => failed.result().errors?.[0]?.message.split('\n')[0]?.slice(0, 120) ?? ''

/** Vitest keeps what it has read, also of the mutant before. */
function write(path: string, source: string) {
  writeFileSync(path, source)
  vitest.invalidateFile(path)
}

async function run(files: string[]) {
  const paths = new Set(files.map((path) => join(process.cwd(), path)))
  const specifications = (await vitest.globTestSpecifications(files)).filter(({ moduleId }) =>
    paths.has(moduleId),
  )
  vitest.state.clearErrors()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  // Among them are those of earlier runs, which say nothing of this one.
  return { modules: testModules.filter(({ moduleId }) => paths.has(moduleId)), errors: unhandledErrors }
}

/** The first test that fails with what is written now; null where all of them pass. */
async function firstFailing(runs: string[][]) {
  stopsAtFirst = true
  for (const files of runs) {
    const { modules, errors } = await run(files)
    for (const module of modules) {
      const failed = [...module.children.allTests('failed')].at(0)
      if (failed) return `${module.relativeModuleId}: ${failed.fullName}: ${saidBy(failed)}`
    }
    const broken = modules.find((module) => module.state() === 'failed')
    if (broken) return broken.relativeModuleId
    if (errors.length > 0) return `${files.join(', ')}: an error outside of any test`
  }
  return null
}

/** The files of tests that fail as things are. */
async function redOnes(files: string[]) {
  stopsAtFirst = false
  const { modules } = await run(files)
  return modules
    .filter((module) => module.state() === 'failed')
    .map(({ relativeModuleId }) => relativeModuleId)
}

async function answer(asked: RunnerTask): Promise<RunnerMessage> {
  if ('sound' in asked) return { red: await redOnes(asked.sound) }
  const path = join(process.cwd(), asked.file)
  write(path, asked.spoiled)
  try {
    return { by: await firstFailing(asked.runs) }
  } finally {
    write(path, asked.original)
  }
}

process.on('message', (asked: RunnerTask) => {
  void answer(asked)
    .catch((error: unknown) => ({ broke: String(error) }))
    .then(tell)
})
tell({ ready: true })
