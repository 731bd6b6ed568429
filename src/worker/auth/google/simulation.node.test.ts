import { edits } from '../../testing/simulation/google/planted-faults.ts'
import { testSimulation } from '../../testing/simulation/suite.ts'

/**
 * Three people who come through Google at once, in several tabs and browsers, with answers that are repeated, tampered with
 * or brought to another browser, and accounts that somebody else has made with their addresses. Nobody gets into an account
 * that is not hers, and no state counts twice.
 */
testSimulation({
  name: 'google',
  claim: 'nobody comes into an account that is not hers',
  histories: { usual: 40, thorough: 3_000 },
  perWorld: 20,
  faults: Object.fromEntries(
    Object.entries(edits).map(([fault, { shownBy }]) => [fault, { seed: shownBy, size: 3 }]),
  ),
  worldsPerFault: 500,
})
