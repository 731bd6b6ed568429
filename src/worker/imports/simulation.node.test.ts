import { edits } from '../testing/simulation/imports/planted-faults.ts'
import { testSimulation } from '../testing/simulation/suite.ts'

/**
 * Shops whose feeds change while they are read, fail and break off, and the crons and messages that read them: killed at
 * any trip, doubled, lost, overtaken by others. In the end the catalogue, its prices and every report are what the same
 * versions make of it when nothing goes wrong.
 */
testSimulation({
  name: 'imports',
  claim: 'an import ends as if nothing had gone wrong',
  histories: { usual: 10, thorough: 1_000 },
  perWorld: 5,
  faults: Object.fromEntries(
    Object.entries(edits).map(([fault, { shownBy }]) => [fault, { seed: shownBy, size: 1 }]),
  ),
  worldsPerFault: 300,
})
