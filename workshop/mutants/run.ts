import { fork, type ChildProcess } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createChance } from '../../src/worker/testing/simulation/random.ts'
import { copyProject } from './copy.ts'
import { applied, mutantsOf, type Mutant } from './mutate.ts'
import { relatedTests } from './related.ts'
import { folderOf, nameOfSource, sourcesOf } from './sources.ts'
import type { RunnerTask, RunnerMessage } from './runner.ts'
import { printTable, type Result } from './table.ts'

/**
 * `npm run mutants -w workshop/mutants -- --count 150 --seed 1 --out FILE`: makes small wrong edits in the sources of six features, one at
 * a time and in a copy of the project, and runs the tests that should notice. The same seed takes the same sample.
 * Results are added to the file as they come, and what stands in it is not run again; `--table` only prints it.
 * `--only credits,photos` takes some features, `--file credits/ledger` some files, `--kind 'drops a statement'` a kind.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.wrangler/mutants.jsonl' },
    only: { type: 'string', default: 'auth,credits,try-on,billing,photos,engine' },
    file: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    survivors: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
})

/** Longer than all related tests take on a busy machine. */
const longestMs = 900_000
const soundEvery = 10
/** Tables and descriptions of answers have tests of their own, and types are erased. */
const isLeftOut = (file: string) => /\.test\.ts$|\/(?:answers|schema)\.ts$/.test(file)

type Sample = { file: string; source: string; mutant: Mutant }

/** As many of each feature, and of each kind of mutant, as the seed draws; the features take turns. */
function draw(features: string[], count: number): Sample[] {
  const byFeature = features.map((feature, i) => {
    // A stream for each, so that a change of one feature leaves the others' samples as they are.
    const chance = createChance(`${values.seed} ${feature}`)
    const all = sourcesOf(feature)
      .filter((file) => !isLeftOut(file) && file.includes(values.file))
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8')
        return mutantsOf(source, file).map((mutant) => ({ file, source, mutant }))
      })
      .filter(({ mutant }) => mutant.kind.includes(values.kind))
    const wanted = Math.floor(count / features.length) + (i < count % features.length ? 1 : 0)
    const byKind = [...Map.groupBy(all, ({ mutant }) => mutant.kind).values()]
    const drawn: Sample[] = []
    while (drawn.length < wanted && byKind.some((kind) => kind.length > 0)) {
      const kind = chance.pick(byKind.filter((one) => one.length > 0))
      drawn.push(...kind.splice(chance.below(kind.length), 1))
    }
    return drawn
  })
  return Array.from({ length: count }, (_, i) => byFeature.flatMap((drawn) => drawn[i] ?? [])).flat()
}

const lineOf = ({ source, mutant }: Sample) => source.slice(0, mutant.start).split('\n').length
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)

const nameOf = (one: Sample): Omit<Result, 'by' | 'ms'> => ({
  file: nameOfSource(one.file),
  line: lineOf(one),
  kind: one.mutant.kind,
  from: shown(one.source.slice(one.mutant.start, one.mutant.end)),
  to: shown(one.mutant.to),
})
const keyOf = ({ file, line, kind, from, to }: Omit<Result, 'by' | 'ms'>) =>
  [file, line, kind, from, to].join('|')

const known = (): Result[] =>
  existsSync(values.out)
    ? readFileSync(values.out, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Result)
    : []

/** Starts a Vitest in the copy, and waits until it takes orders. */
async function startRunner(copy: string) {
  const runner = fork(join(copy, 'workshop/mutants/runner.ts'), {
    cwd: copy,
    execArgv: ['--no-warnings'],
    // With a group of its own: a mutant that never ends does so in a process of Vitest's, which would outlive it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await heard(runner, longestMs)
  return runner
}

/** Ends a runner with the processes that it has started. */
function end({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function heard(runner: ChildProcess, timeoutMs: number): Promise<RunnerMessage | 'silent' | 'gone'> {
  const { promise, resolve } = Promise.withResolvers<RunnerMessage | 'silent' | 'gone'>()
  const timer = setTimeout(() => resolve('silent'), timeoutMs)
  runner.once('message', (told) => resolve(told as RunnerMessage))
  runner.once('exit', () => resolve('gone'))
  return promise.finally(() => {
    clearTimeout(timer)
    runner.removeAllListeners()
  })
}

/**
 * Each mutant, in a copy of the project. Tests that fail as things are catch nothing: their files are left out, and told.
 * Now and then it is asked again whether the others pass without a mutant.
 */
async function runAll(samples: Sample[]) {
  setPriority(constants.priority.PRIORITY_LOW)
  const copy = copyProject()
  let runner = await startRunner(copy)
  const red = new Set<string>()
  const runsFor = (sample: Sample) =>
    relatedTests(copy, folderOf(sample.file), sample.file)
      .map((files) => files.filter((file) => !red.has(file)))
      .filter((files) => files.length > 0)

  async function told(asked: RunnerTask, timeoutMs: number) {
    runner.send(asked)
    const answer = await heard(runner, timeoutMs)
    if (typeof answer === 'object' && !('broke' in answer)) return answer
    end(runner)
    if ('file' in asked) writeFileSync(join(copy, asked.file), asked.original)
    runner = await startRunner(copy)
    return answer
  }

  async function redAmong(files: string[]) {
    const answer = await told({ sound: files }, 4 * longestMs)
    if (typeof answer !== 'object' || !('red' in answer))
      throw new Error(`no answer: ${JSON.stringify(answer)}`)
    return answer.red
  }

  /** A test that is late on a busy machine is told, and asked once more: what it has caught is to be doubted. */
  async function expectSound(files: string[]) {
    const late = await redAmong(files)
    if (late.length === 0) return
    console.log(`Late, if they pass now: ${late.join(', ')}`)
    const broken = await redAmong(late)
    if (broken.length > 0)
      throw new Error(`${broken.join(', ')} is red without a mutant: the last results are none`)
  }

  /** A Vitest that breaks off has said nothing of the mutant, unless it does so again. */
  async function caughtBy(sample: Sample) {
    const { file, source, mutant } = sample
    const asked = { file, original: source, spoiled: applied(source, mutant), runs: runsFor(sample) }
    for (let tries = 0; ; tries++) {
      const answer = await told(asked, longestMs)
      if (typeof answer === 'object' && 'by' in answer) return answer.by
      if (answer === 'silent') return 'never ends'
      if (tries > 0) return `breaks the run off: ${JSON.stringify(answer)}`
    }
  }

  try {
    const all = new Set(samples.flatMap((sample) => runsFor(sample).flat()))
    for (const file of await redAmong([...all])) red.add(file)
    console.log(`Left out, red as they are: ${[...red].join(', ') || 'none'}`)
    for (const [i, sample] of samples.entries()) {
      const [first = []] = runsFor(sample)
      if (i % soundEvery === soundEvery - 1) await expectSound(first)
      const before = performance.now()
      const by = await caughtBy(sample)
      const result: Result = { ...nameOf(sample), by, ms: Math.round(performance.now() - before) }
      appendFileSync(values.out, `${JSON.stringify(result)}\n`)
      console.log(`${i + 1}/${samples.length} ${by ? 'caught' : 'SURVIVED'} ${keyOf(result)} ${result.ms} ms`)
    }
  } finally {
    end(runner)
    rmSync(copy, { recursive: true })
  }
}

const samples = draw(values.only.split(','), Number(values.count))
const results = known()
const isKnown = new Set(results.filter(({ by }) => by !== null || !values.survivors).map(keyOf))
const open = samples.filter((sample) => !isKnown.has(keyOf(nameOf(sample))))
if (!values.table) await runAll(open)
/** The last word on each. */
printTable([...new Map(known().map((one) => [keyOf(one), one])).values()])
