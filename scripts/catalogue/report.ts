import { desc, eq } from 'drizzle-orm'
import { imports } from '#worker/catalogue/schema.ts'
import { openCatalogue, type CatalogueDb } from '#worker/lib/db.ts'
import type { brokenLinks } from '#worker/catalogue/link-health/queries.ts'
import type { Reasons } from '#worker/imports/import-lease.ts'

export type Report = {
  feed: string
  state: string
  failure: string | null
  dialect: string | null
  bytes: number
  read: number
  /** Products in the rows that could be read, new or not. */
  accepted: number
  /** Rows that are a further size of one of them. */
  sizes: number
  skipped: number
  /** Rows that could not be read. */
  lost: number
  reasons: Reasons
  startedAt: number
  finishedAt: number | null
  written?: { added: number; changed: number; unchanged: number; gone: number; runs: number }
}

type ImportRow = typeof imports.$inferSelect

const toReport = (row: ImportRow): Report => ({
  feed: row.feedId,
  state: row.state,
  failure: row.failure,
  dialect: row.dialect,
  bytes: row.byteCount,
  read: row.readCount,
  accepted: row.addedCount + row.changedCount + row.unchangedCount,
  sizes: row.variantCount,
  skipped: row.skippedCount,
  lost: row.lostCount,
  reasons: row.reasons,
  startedAt: row.startedAt.getTime(),
  finishedAt: row.finishedAt?.getTime() ?? null,
  written: {
    added: row.addedCount,
    changed: row.changedCount,
    unchanged: row.unchangedCount,
    gone: row.goneCount,
    runs: row.runs,
  },
})

export async function findReport(binding: Parameters<typeof openCatalogue>[0], id: string) {
  const [row] = await openCatalogue(binding).select().from(imports).where(eq(imports.id, id))
  return row ? toReport(row) : null
}

const shownPerFeed = 3

/** The last reports of every feed, newest first, and the last successful one however old it is. */
export async function lastReports(db: CatalogueDb) {
  const rows = await db.select().from(imports).orderBy(desc(imports.startedAt)).limit(2000)
  const feeds = [...new Set(rows.map(({ feedId }) => feedId))]
  return feeds.flatMap((id) => {
    const own = rows.filter(({ feedId }) => feedId === id)
    const shown = new Set([
      ...own.slice(0, shownPerFeed),
      ...own.filter(({ state }) => state === 'done').slice(0, 1),
    ])
    return [...shown].map(toReport)
  })
}

const figure = new Intl.NumberFormat('en')
const show = (count: number) => figure.format(count)

function time({ startedAt, finishedAt, read }: Report) {
  if (finishedAt === null) return 'not over yet'
  const seconds = Math.max((finishedAt - startedAt) / 1000, 0.001)
  return `${seconds.toFixed(1)} s, ${show(Math.round(read / seconds))} rows/s`
}

function countLine({ read, accepted, sizes, skipped, lost, written }: Report) {
  const further = sizes > 0 ? `${show(sizes)} further sizes, ` : ''
  if (!written)
    return `${show(read)} rows, ${show(accepted)} products, ${further}${show(skipped)} skipped, ${show(lost)} lost`
  const { added, changed, unchanged, gone, runs } = written
  const counts = { added, changed, unchanged, 'further sizes': sizes, skipped, lost, gone }
  const said = Object.entries(counts).map(([name, count]) => `${show(count)} ${name}`)
  return `${show(read)} rows: ${said.join(', ')}${runs > 1 ? `; in ${runs} runs` : ''}`
}

function reasonLines(reasons: Reasons) {
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b.count - a.count)
  const width = Math.max(...sorted.map(([, { count }]) => show(count).length), 0)
  return sorted.map(([reason, { count, examples }]) => {
    const shown = examples.slice(0, 3).map((example) => JSON.stringify(example.slice(0, 48)))
    return `  ${show(count).padStart(width + 2)}  ${reason}${shown.length > 0 ? `   e.g. ${shown.join(', ')}` : ''}`
  })
}

const lostLines = ({ lost, read }: Report) =>
  lost === 0
    ? []
    : [
        `  ${show(lost)} of ${show(read)} rows could not be read. Which products they were is not known: none is marked as gone.`,
      ]

/** Formats a report as lines of text. */
export function reportText(report: Report) {
  const when = new Date(report.startedAt).toISOString().slice(0, 16).replace('T', ' ')
  const state = report.failure === null ? report.state : `${report.state}: ${report.failure}`
  const head = `${report.feed}   ${when}   ${state}`
  // Without a response there is nothing to count.
  if (report.bytes === 0 && report.finishedAt !== null) return head
  return [
    head,
    `  ${report.dialect ?? 'no known kind of feed'}, ${show(report.bytes)} bytes, ${time(report)}`,
    `  ${countLine(report)}`,
    ...lostLines(report),
    ...reasonLines(report.reasons),
  ].join('\n')
}

/** The products that are gone because the nightly check found their pages missing. */
export const brokenLinksText = (links: Awaited<ReturnType<typeof brokenLinks>>) =>
  [
    'Off the shelves, since their page is gone:',
    ...links.map(({ status, brand, name, link }) => `  ${status ?? '   '}  ${brand} | ${name}   ${link}`),
  ].join('\n')
