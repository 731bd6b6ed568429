import { afterAll, describe, expect, test } from 'vitest'
import { isThorough } from '../thorough.ts'
import type { Order, Report } from './simulation.ts'
import { openThreads } from './threads.ts'

type Suite = {
  /** The simulation's folder. */
  name: string
  /** What holds in every history. */
  claim: string
  /** How many histories are played in every run, and in a thorough one. */
  histories: { usual: number; thorough: number }
  /** How many share a world, which runs to its end before it is judged. */
  perWorld: number
  /** A world that shows each planted fault, from where it is searched. */
  faults: Record<string, { seed: number; size: number }>
  /** How many worlds of that size a fault is searched in; in a thorough run from another seed as well. */
  worldsPerFault: number
}

/**
 * The tests of a simulation. Normally a few fixed histories, so that a red build is about the change that was built;
 * with TESTS=everything many new ones, and each planted fault is searched for at large. To replay a failure:
 * SEED=… HISTORIES=… npx vitest run --project node NAME.
 */
const knownSeed = 20_261_120
const drawSeed = () => (isThorough ? crypto.getRandomValues(new Uint32Array(1))[0] : knownSeed)

export function testSimulation({ name, claim, histories, perWorld, faults, worldsPerFault }: Suite) {
  const seed = Number(process.env.SEED ?? drawSeed())
  const count = Number(process.env.HISTORIES ?? (isThorough ? histories.thorough : histories.usual))
  function* worlds(from: number, many: number, size: number, planted?: string): Generator<Order> {
    for (let i = 0; i < many; i++) yield { seed: (from + i) >>> 0, size, planted }
  }
  const failed = (reports: Report[]) => reports.find(({ findings }) => findings.length > 0)
  // A thread is fast once it has run a few worlds, so one finishes a few of them as soon as two would.
  const threads = openThreads(name, isThorough ? 2 : 1)
  afterAll(() => threads.close())

  test(claim, { timeout: 3_600_000 }, async () => {
    const before = performance.now()
    const many = Math.ceil(count / perWorld)
    const reports = await threads.playUntilFound(worlds(seed, many, perWorld), threads.count)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    const sums: Record<string, number> = {}
    for (const { counts } of reports)
      for (const [what, n] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + n
    const told = Object.entries(sums).map(([what, n]) => `${n} ${what}`)
    console.log(`SEED=${seed}: ${reports.length * perWorld} histories, ${told.join(', ')}, ${seconds} s`)
    const failure = failed(reports)
    if (failure)
      throw new Error(
        `SEED=${failure.seed} HISTORIES=${perWorld}\n${failure.findings.join('\n')}\n\n${failure.story}`,
      )
  })

  test('a seed repeats its histories', { timeout: 600_000 }, async () => {
    const [first, again] = [
      await threads.playUntilFound(worlds(seed, 1, 3)),
      await threads.playUntilFound(worlds(seed, 1, 3)),
    ]
    expect(again).toEqual(first)
  })

  describe.concurrent('the simulation finds what is wrong', { timeout: 3_600_000 }, () => {
    test.each(Object.entries(faults))('%s', async (planted, { seed: known, size }) => {
      const play = (from: number, many: number, isSound = false) =>
        threads.playUntilFound(worlds(from, many, size, isSound ? undefined : planted))
      // A change elsewhere may give the world of that seed another course: then one soon after it shows the fault.
      const shown = failed(await play(known, worldsPerFault))
      expect(shown, `no world from ${known} to ${known + worldsPerFault} shows it`).toBeDefined()
      expect(failed(await play(shown?.seed ?? 0, 1, true))).toBeUndefined()
      if (isThorough) expect(failed(await play(knownSeed, worldsPerFault))).toBeDefined()
    })
  })
}
