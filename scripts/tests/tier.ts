import slow from './slow.json' with { type: 'json' }

const tiers = ['quick', 'whole', 'everything'] as const

/**
 * How much is tested (decision 0026), told by the variable TESTS. `quick` is what `npm test` has time for; `whole`, the
 * default, is every test of Vitest, and those of a browser that are tagged `@smoke`; `everything` draws new cases, too.
 */
export const tier = tiers.find((name) => name === process.env.TESTS) ?? 'whole'
export const isQuick = tier === 'quick'
export const isThorough = tier === 'everything'

/** Files of tests that a quick run leaves out, by their seconds (`npm run test:times`). */
export const slowTests = Object.keys(slow)
