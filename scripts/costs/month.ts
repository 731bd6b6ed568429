import * as v from 'valibot'
import prices from './prices.json' with { type: 'json' }

const amount = v.pipe(v.number(), v.minValue(0))
const price = { dollars: amount, read: v.pipe(v.string(), v.regex(/^20\d\d-[01]\d$/)) }
const { base, rows } = v.parse(
  v.object({
    base: v.object(price),
    rows: v.array(v.object({ what: v.string(), each: amount, included: amount, ...price })),
  }),
  prices,
)

/**
 * What a shopper takes in a month in which she comes four times, with 60 calls that reach the Worker, three of them searches that no cache
 * knows. Measured: rows and gigabytes (benches `accounts` and `search`), and files of visits to four pages (650 in the first, 60 to 150 in
 * later ones, what the service worker looks after included). The rest is assumed.
 */
const ofShopper: Record<string, number> = {
  'Calls of the Worker': 60,
  'Files, and the cache’s answers': 600,
  'Milliseconds of time': 60 * 5,
  'D1: rows read': 38_000,
  'D1: rows written': 145,
  'D1: kept': 19.07e-6,
  'KV: reads': 30,
  'Durable Objects: calls': 10,
  'Queues: operations': 0.6,
  'R2: kept': 1e-3,
  'R2: pictures written': 2,
  'R2: pictures read': 20,
  // A line for every tenth call, and ten spans for every hundredth.
  'Lines of logs, spans': 60 * (0.1 + 10 * 0.01),
  Mails: 0.3,
}

/** The sizes that docs/scale.md tells of. */
export const sizes = [1_000, 1_000_000, 10_000_000]

export const monthOf = (shoppers: number) => {
  const parts = rows.map(({ what, dollars, each, included, read }) => {
    const used = (ofShopper[what] ?? NaN) * shoppers
    return { what, read, cost: (Math.max(0, used - included) / each) * dollars }
  })
  return { parts, sum: base.dollars + parts.reduce((sum, { cost }) => sum + cost, 0) }
}

const inWords = (dollars: number) => (dollars < 0.5 ? '–' : `$${Math.round(dollars).toLocaleString('en-US')}`)

/** The table of docs/scale.md, a row a line. What the base includes is a dash. */
export function tableOf() {
  const months = sizes.map(monthOf)
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const perShopper = (what: string) =>
    (ofShopper[what] ?? NaN).toLocaleString('en-US', { maximumSignificantDigits: 4 })
  const units = new Map([
    [1, 'GB'],
    [1e3, 'thousand'],
    [1e6, 'million'],
  ])
  return [
    line(['A month', 'Shopper', 'Price', 'Read', ...sizes.map((n) => n.toLocaleString('en-US'))]),
    line(Array.from({ length: 4 + sizes.length }, () => '---')),
    ...rows.map(({ what, dollars, each, included: free, read }, i) =>
      line([
        what,
        perShopper(what),
        `$${dollars}/${units.get(each)}${free > 0 ? `>${free.toLocaleString('en-US', { notation: 'compact' })}` : ''}`,
        read,
        ...months.map(({ parts }) => inWords(parts[i]?.cost ?? NaN)),
      ]),
    ),
    line([
      `**Sum**, with the base of $${base.dollars}`,
      '',
      '',
      base.read,
      ...months.map(({ sum }) => `**${inWords(sum)}**`),
    ]),
  ]
}
