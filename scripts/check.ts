import { runStages } from './stages.ts'

/** Everything that a machine can say about the source without running the product. */
const passed = await runStages([
  ['generated types', 'wrangler', 'types', '--include-runtime=false', '--strict-vars=false', '--check'],
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip'],
])
process.exit(passed ? 0 : 1)
