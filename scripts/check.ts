import { runStagesAtOnce } from './stages.ts'

/** Everything that a machine can say about the source without running the product; what takes longest begins. */
const passed = await runStagesAtOnce([
  ['types', 'tsc', '-b', '--singleThreaded'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['dead code', 'knip'],
  ['generated types', 'wrangler', 'types', '--include-runtime=false', '--strict-vars=false', '--check'],
  ['format', 'oxfmt', '--check'],
])
process.exit(passed ? 0 : 1)
