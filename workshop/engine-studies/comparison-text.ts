import type { BySide, Comparison, Marks } from './comparison.ts'

/** A comparison as Markdown: a table of grades, then agreement, refusals and times. */
export function comparisonText(comparison: Comparison): string {
  const { overall, graders, categories, painted, agreement, paired, tried, refusals, changed, timings } =
    comparison
  const grades: [string, BySide<Marks>][] = [
    ['**all**', overall],
    ...Object.entries(graders).map(([name, one]): [string, BySide<Marks>] => [`grader ${name}`, one]),
    ...Object.entries(categories),
    ['looks that paint skin', painted],
  ]
  const hasOld = overall.old !== undefined
  const sides = hasOld ? (['old', 'new'] as const) : (['new'] as const)
  const stages = Object.keys(timings.new)
  return [
    '# Looks, graded blind',
    table(
      ['', ...sides.flatMap((side) => [`${side}: looks`, 'mean', 'at most 2'])],
      grades.map(([name, one]) => [name, ...sides.flatMap((side) => cellsOf(one[side]))]),
    ),
    paired &&
      `New less old, ${paired.pairs} pairs of ${paired.people} persons: **${signed(paired.difference)}** ` +
        `(95 %: ${signed(paired.from)} to ${signed(paired.to)}); ${paired.better} better, ${paired.worse} worse.`,
    agreement.length > 0 && '## Graders',
    ...agreement.map(
      ({ graders: [a, b], looks, difference, withinOne }) =>
        `${a} and ${b}: ${looks} looks, ${difference.toFixed(2)} apart on average, ${percent(withinOne)} at most one apart.`,
    ),
    '## Refusals',
    ...sides.map((side) => `${side}: ${refusalsText(tried[side] ?? 0, refusals[side] ?? {})}`),
    changed.length > 0 &&
      table(
        ['pair', 'old', 'new'],
        changed.map((one) => [one.pair, one.old, one.new]),
      ),
    '## Times, ms: median, and nine in ten under',
    table(
      ['', ...sides],
      stages.map((stage) => [
        stage,
        ...sides.map((side) => {
          const lap = timings[side]?.[stage]
          return lap ? `${lap.median}, ${lap.late}` : ''
        }),
      ]),
    ),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n\n')
    .concat('\n')
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
const signed = (value: number) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2)

const cellsOf = (marks?: Marks) =>
  marks?.mean === undefined || marks.broken === undefined
    ? ['0', '', '']
    : [String(marks.looks), marks.mean.toFixed(2), percent(marks.broken)]

function refusalsText(tried: number, counts: Record<string, number>) {
  const refused = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const why = Object.entries(counts).map(([code, count]) => `${code} ${count}`)
  return `${refused} of ${tried} pairs${why.length > 0 ? ` (${why.join(', ')})` : ''}.`
}
