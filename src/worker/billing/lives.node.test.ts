import { afterAll, describe, expect, test } from 'vitest'
import { plantedFaults } from '../testing/lives/planted.ts'
import type { Order, Report } from '../testing/lives/thread.ts'
import { openThreads, threadCount } from '../testing/lives/threads.ts'

/**
 * A thousand lives of subscribers: their events permuted, sent up to five times, a fifth of them lost,
 * some stale or forged, and our process cut off at random. After one reconcile nobody who paid is without
 * Luxe, and nobody who did not pay has it.
 *
 * In CI these are the same ones each time: a red build must be about the change that was built.
 * Everywhere else they are new ones each time. Both print their seed.
 *
 * To replay a failure: BILLING_SEED=… npx vitest run --project node lives. BILLING_LIVES=10000 plays as many
 * as a change of the payments deserves; each planted fault is found within 400.
 */
const drawSeed = () => (process.env.CI ? 20_261_120 : crypto.getRandomValues(new Uint32Array(1))[0])
const seed = Number(process.env.BILLING_SEED ?? drawSeed())
const lives = Number(process.env.BILLING_LIVES ?? 1_000)
const livesInWorld = 100
/** Most faults show among a few, and a world is played to its end before it is judged. */
const livesWithFault = 50

function* worlds(from: number, count: number, planted?: string): Generator<Order> {
  for (let i = 0; i < count; i++) {
    const inWorld = planted === undefined ? livesInWorld : livesWithFault
    yield { seed: (from + i) >>> 0, lives: inWorld, planted, isShrunk: planted === undefined }
  }
}

const failed = (reports: Report[]) => reports.find(({ findings }) => findings.length > 0)
const threads = openThreads()
afterAll(() => threads.close())

test('nobody who paid is without Luxe, nobody who did not pay has it', { timeout: 300_000 }, async () => {
  const before = performance.now()
  const reports = await threads.playUntilFound(worlds(seed, Math.ceil(lives / livesInWorld)), threadCount)
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  const sum = (key: 'events' | 'happenings') => reports.reduce((total, report) => total + report[key], 0)
  console.log(
    `BILLING_SEED=${seed}: ${reports.length * livesInWorld} lives, ${sum('events')} events, ${sum('happenings')} happenings, ${seconds} s`,
  )
  const failure = failed(reports)
  if (failure)
    throw new Error(
      `BILLING_SEED=${failure.seed} BILLING_LIVES=${livesInWorld}\n${failure.findings.join('\n')}\n\n${failure.story}`,
    )
})

describe.concurrent('the simulation finds what is wrong', () => {
  test.each(Object.keys(plantedFaults))('%s', { timeout: 300_000 }, async (planted) => {
    const reports = await threads.playUntilFound(worlds(20_261_120, 1_000 / livesWithFault, planted))
    const failure = failed(reports)
    expect(failure).toBeDefined()
    console.log(`${reports.length * livesWithFault} lives: ${failure?.findings[0]}`)
  })
})
