/** What became of a mutant: which test caught it, or none. */
export type Result = {
  file: string
  line: number
  kind: string
  from: string
  to: string
  by: string | null
  ms: number
}

/** Prints how many were caught of each feature and kind, and every survivor. */
export function printTable(results: Result[]) {
  const caught = (some: Result[]) => some.filter(({ by }) => by !== null).length
  const row = (name: string, some: Result[]) =>
    console.log(
      `| ${name} | ${some.length} | ${caught(some)} | ${((100 * caught(some)) / some.length).toFixed(1)} % |`,
    )
  for (const grouping of ['feature', 'kind'] as const) {
    console.log(`\n| ${grouping} | mutants | caught | share |\n| --- | --- | --- | --- |`)
    const groups = Map.groupBy(results, ({ file, kind }) =>
      grouping === 'kind' ? kind : (file.split('/')[0] ?? ''),
    )
    for (const [name, some] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) row(name, some)
    row('all', results)
  }
  console.log('\nSurvivors:')
  for (const { file, line, kind, from, to } of results.filter(({ by }) => by === null))
    console.log(`- ${file}:${line} ${kind}: \`${from}\` → \`${to}\``)
}
