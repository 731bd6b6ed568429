import { afterAll, describe, expect, test } from 'vitest'
import { plantedFaults } from '../testing/simulation/planted-faults.ts'
import type { Order, Report } from '../testing/simulation/thread.ts'
import { openThreads } from '../testing/simulation/threads.ts'
import { isThorough } from '../testing/thorough.ts'

/**
 * Scenarios of subscribers: their events permuted, sent up to five times, a fifth of them lost, some stale or forged,
 * and our process interrupted at random. After one reconcile nobody who paid is without Luxe, and nobody who did not
 * pay has it. Normally a hundred fixed scenarios, so that a red build is about the change that was built. With
 * TESTS=everything, as a change of the payments deserves, ten thousand new ones, and each planted fault is searched
 * for in random scenarios. To replay a failure: BILLING_SEED=… BILLING_SCENARIOS=100 npx vitest run --project node
 * simulation.
 */
const knownSeed = 20_261_120
const drawSeed = () => (isThorough ? crypto.getRandomValues(new Uint32Array(1))[0] : knownSeed)
const seed = Number(process.env.BILLING_SEED ?? drawSeed())
const scenarios = Number(process.env.BILLING_SCENARIOS ?? (isThorough ? 10_000 : 100))
const scenariosPerWorld = 100
/** Most faults show within a few scenarios, and a world runs to its end before it is compared. */
const scenariosPerFault = 50

function* worlds(from: number, count: number, inWorld: number, planted?: string): Generator<Order> {
  for (let i = 0; i < count; i++) yield { seed: (from + i) >>> 0, scenarios: inWorld, planted }
}

const failed = (reports: Report[]) => reports.find(({ findings }) => findings.length > 0)
// A thread is fast once it has run a few worlds, so one finishes a few of them as soon as two would.
const threads = openThreads(isThorough ? 2 : 1)
afterAll(() => threads.close())

test('nobody who paid is without Luxe, nobody who did not pay has it', { timeout: 900_000 }, async () => {
  const before = performance.now()
  const count = Math.ceil(scenarios / scenariosPerWorld)
  const reports = await threads.playUntilFound(worlds(seed, count, scenariosPerWorld), threads.count)
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  const sum = (key: 'events' | 'happenings') => reports.reduce((total, report) => total + report[key], 0)
  console.log(
    `BILLING_SEED=${seed}: ${reports.length * scenariosPerWorld} scenarios, ${sum('events')} events, ${sum('happenings')} happenings, ${seconds} s`,
  )
  const failure = failed(reports)
  if (failure)
    throw new Error(
      `BILLING_SEED=${failure.seed} BILLING_SCENARIOS=${scenariosPerWorld}\n${failure.findings.join('\n')}\n\n${failure.story}`,
    )
})

describe.concurrent('the simulation finds what is wrong', { timeout: 900_000 }, () => {
  test.each(Object.entries(plantedFaults))('%s', async (planted, { shownBy }) => {
    const play = (from: number, count: number, inWorld: number, isSound = false) =>
      threads.playUntilFound(worlds(from, count, inWorld, isSound ? undefined : planted))
    const [known, few] = [shownBy.seed, shownBy.scenarios]
    const isShown = failed(await play(known, 1, few)) !== undefined
    const instead = isShown ? undefined : failed(await play(1, 400, few))
    expect(isShown, `the world of seed ${instead?.seed} shows it now`).toBe(true)
    expect(failed(await play(known, 1, few, true))).toBeUndefined()
    if (isThorough)
      expect(failed(await play(knownSeed, 1_000 / scenariosPerFault, scenariosPerFault))).toBeDefined()
  })
})
