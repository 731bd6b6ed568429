import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Whole folders of tests that use a feature from outside it. */
const elsewhere: Record<string, string[]> = {
  auth: [
    'src/worker/authorization.test.ts',
    'src/worker/account',
    'src/worker/moderation',
    'src/worker/office/authorization.test.ts',
  ],
  credits: ['src/worker/try-on', 'src/worker/authorization.test.ts', 'src/worker/office/shoppers'],
  'try-on': ['src/worker/authorization.test.ts'],
  billing: ['src/worker/authorization.test.ts'],
  photos: ['src/worker/authorization.test.ts'],
}

/**
 * The tests that can notice a wrong edit of a source, as a list of runs: first those beside it, because most mutants
 * are caught there, then the rest of its feature, its simulation, and those of others. The Worker's tests speak HTTP, so what a test
 * imports does not tell what it tests.
 */
export function relatedTests(root: string, folder: string, source: string): string[][] {
  const feature = basename(folder)
  const all = globSync(`${dirname(folder)}/**/*.test.ts`, { cwd: root })
  const name = basename(source, '.ts')
  const isNamedLike = (test: string) =>
    dirname(test) === dirname(source) && basename(test).startsWith(`${name}.`)
  const isBeside = (test: string) => dirname(test) === dirname(source)
  const isOfFeature = (test: string) => test.startsWith(`${folder}/`)
  const isElsewhere = (test: string) => (elsewhere[feature] ?? []).some((path) => test.startsWith(path))
  /** A simulation takes as long as the rest of its feature. */
  const isLong = (test: string) => isOfFeature(test) && test.includes('simulation')
  const runs = [isNamedLike, isBeside, isOfFeature].map(
    (belongs) => (test: string) => belongs(test) && !isLong(test),
  )
  runs.push(isLong, isElsewhere)
  const seen = new Set<string>()
  return runs
    .map((belongs) => all.filter((test) => belongs(test) && !seen.has(test) && seen.add(test)).toSorted())
    .filter((run) => run.length > 0)
}
