import { plantedFaults } from '../testing/simulation/payments/planted-faults.ts'
import { testSimulation } from '../testing/simulation/suite.ts'

/**
 * Scenarios of subscribers: their events permuted, sent up to five times, a fifth of them lost, some stale or forged,
 * and our process interrupted at random. After one reconcile nobody who paid is without Luxe, and nobody who did not
 * pay has it.
 */
testSimulation({
  name: 'payments',
  claim: 'nobody who paid is without Luxe, nobody who did not pay has it',
  histories: { usual: 100, thorough: 10_000 },
  perWorld: 100,
  faults: Object.fromEntries(
    Object.entries(plantedFaults).map(([fault, { shownBy }]) => [
      fault,
      { seed: shownBy.seed, size: shownBy.scenarios },
    ]),
  ),
  // Of as many scenarios as show it: most faults show within a few.
  worldsPerFault: 400,
})
