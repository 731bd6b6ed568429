import { testSimulation } from '../testing/simulation/suite.ts'
import { edits } from '../testing/simulation/try-on/planted-faults.ts'

/**
 * Shoppers who press, press again, look, decline and leave, before the real objects, gate and ledger: every trip may be
 * lost, late or done without an answer, objects die in the middle of anything, alarms ring late and twice, services fail in
 * every way. Each look ends, costs one credit if it was made and none if it was not, and is seen by nobody else.
 */
testSimulation({
  name: 'try-on',
  claim: 'a look costs one credit when it is made, none when it is not, and always ends',
  histories: { usual: 40, thorough: 6_000 },
  perWorld: 20,
  faults: Object.fromEntries(
    Object.entries(edits).map(([fault, { shownBy, size = 1 }]) => [fault, { seed: shownBy, size }]),
  ),
  worldsPerFault: 3_000,
})
