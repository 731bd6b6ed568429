import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playMoves, startedAt } from '../testing/simulation/moves/world.ts'
import { plantedFaults } from '../testing/simulation/moves/planted-faults.ts'
import { isThorough } from '../testing/thorough.ts'

/**
 * Worlds of shoppers who go on while they are moved (testing/simulation/moves/world.ts). Normally some fixed ones, each of which shows
 * a planted fault, so that they are worth playing. With TESTS=everything five hundred new ones. To replay a failure, play its seed.
 */
const known = [...new Set(Object.values(plantedFaults).map(({ shownBy }) => shownBy))]
const from = Math.floor(Math.random() * 2 ** 31)
const seeds = isThorough ? Array.from({ length: 500 }, (_, i) => from + i) : known

// What is cut off is logged, and that is not what is looked at here.
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test(
  'whoever is moved, and whatever happens to her mover, has what she would have without',
  { timeout: 900_000 },
  async () => {
    let moved = 0
    for (const seed of seeds) {
      const world = await playMoves(seed)
      expect(world.findings, `seed ${seed}`).toEqual([])
      moved += world.moved
    }
    expect(moved).toBeGreaterThan(5 * seeds.length)
  },
)

test.each(Object.entries(plantedFaults))('the simulation finds that %s', async (_, { shownBy, tamper }) => {
  const { findings } = await playMoves(shownBy, tamper)
  expect(findings).not.toEqual([])
})
