import { DatabaseSync } from 'node:sqlite'
import type { SearchInput } from '#shared/catalogue.ts'
import { nth } from '#shared/testing/first.ts'
import { readerOf, shopWordsOf } from '#worker/catalogue/search/reader-of.ts'
import { searchStatement } from '#worker/catalogue/search/search-statement.ts'
import { withBindings } from '../local/database.ts'
import { catalogueFile, openLargeShop } from './large-shop.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { judgeAnswers } from './search-relevance.ts'
import { sizedQuestions, typicalQuestions } from './search-questions.ts'
import { textOf } from './statement-text.ts'

async function statementOf(asked: SearchInput) {
  const { read } = await readerOf(asked, new Map(), async () =>
    shopWordsOf({ asOf: 0, words: [], brands: [] }, new Map()),
  )
  return searchStatement(read(asked.q), asked, 0)
}

type Cost = { asked: SearchInput; ms: number; cpuMs: number; rows: number }

/** What each question costs: milliseconds in SQLite on one core, of a clock and of the processor, and the rows that D1 would bill. */
async function costOf(state: string, questions: SearchInput[]): Promise<Cost[]> {
  const statements = await Promise.all(questions.map(statementOf))
  const rows = await withBindings(state, async ({ CATALOGUE_DB }) => {
    const read: number[] = []
    for (const statement of statements) {
      const { sql, params } = textOf(statement)
      read.push(
        (
          await CATALOGUE_DB.prepare(sql)
            .bind(...params)
            .run()
        ).meta.rows_read ?? 0,
      )
    }
    return read
  })
  const database = new DatabaseSync(catalogueFile(state), { readOnly: true })
  try {
    return statements.map((statement, i) => {
      const { sql, params } = textOf(statement)
      const [start, cpu] = [performance.now(), process.threadCpuUsage()]
      database.prepare(sql).get(...params)
      const { user, system } = process.threadCpuUsage(cpu)
      const ms = performance.now() - start
      return { asked: nth(questions, i), ms, cpuMs: (user + system) / 1000, rows: nth(rows, i) }
    })
  } finally {
    database.close()
  }
}

function linesOf(name: string, costs: Cost[]): Measures {
  const all = (of: 'ms' | 'cpuMs' | 'rows') => costs.map((cost) => cost[of])
  const [ms, cpuMs, rows] = [all('ms'), all('cpuMs'), all('rows')]
  return {
    [`${name}, database time, p50`]: measure(percentile(ms, 0.5), 'ms', 15),
    [`${name}, database time, p95`]: measure(percentile(ms, 0.95), 'ms', 60),
    [`${name}, database time, most`]: measure(Math.max(...ms), 'ms'),
    [`${name}, processor time, p50`]: measure(percentile(cpuMs, 0.5), 'ms'),
    [`${name}, processor time, p95`]: measure(percentile(cpuMs, 0.95), 'ms'),
    [`${name}, rows read, p50`]: measure(percentile(rows, 0.5), 'rows'),
    [`${name}, rows read, most`]: measure(Math.max(...rows), 'rows', 20_000),
  }
}

/** Search over a large shop: time and rows of the product's own statement, and how good what it finds is. */
export async function searchAtScale(count: number, hasVariants = false): Promise<Measures> {
  const state = await openLargeShop(count, { hasVariants })
  const costs = await costOf(state, typicalQuestions())
  const sized = await costOf(state, sizedQuestions())
  const { fast, exact, nothing, otherKind } = await judgeAnswers(catalogueFile(state))
  const worst = [...costs, ...sized].toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 5)
  console.log('The dearest questions:')
  console.table(worst.map(({ asked, cpuMs, rows }) => ({ ...asked, cpuMs: Math.round(cpuMs), rows })))
  const label = `${count.toLocaleString('en')} products${hasVariants ? ' × 10 variants' : ''}: search`
  return {
    ...linesOf(label, costs),
    ...linesOf(`${label} in her size`, sized),
    [`${label}, what is lost of nDCG@10 beside the exact order`]: measure(1 - fast / exact, '', 0.1),
    [`${label}, judged questions without a result`]: measure(nothing, 'questions'),
    [`${label}, of these with another kind of piece in its place`]: measure(otherKind, 'questions', 0),
  }
}
