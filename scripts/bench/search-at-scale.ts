import { DatabaseSync } from 'node:sqlite'
import type { SearchInput } from '#shared/catalogue.ts'
import { nth } from '#shared/testing/first.ts'
import { lexiconFor } from '#shared/lexicon/load.ts'
import { readQuestion } from '#worker/catalogue/search/question.ts'
import { searchStatement } from '#worker/catalogue/search/statement.ts'
import { withBindings } from '../local/database.ts'
import { catalogueFile, openLargeShop } from './large-shop.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { judgeAnswers } from './search-relevance.ts'
import { typicalQuestions } from './search-questions.ts'
import { textOf } from './statement-text.ts'

async function statementOf(asked: SearchInput) {
  const question = readQuestion(asked.q, await lexiconFor(asked.q, asked.language))
  return searchStatement(question, asked, 0)
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

/** Search over a large shop: time and rows of the product's own statement, and how good what it finds is. */
export async function searchAtScale(count: number): Promise<Measures> {
  const state = await openLargeShop(count)
  const costs = await costOf(state, typicalQuestions())
  const { fast, exact, nothing, otherKind } = await judgeAnswers(catalogueFile(state))
  const worst = costs.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 5)
  console.log('The dearest questions:')
  console.table(worst.map(({ asked, cpuMs, rows }) => ({ ...asked, cpuMs: Math.round(cpuMs), rows })))
  const label = `${count.toLocaleString('en')} products`
  const ms = costs.map((cost) => cost.ms)
  const cpuMs = costs.map((cost) => cost.cpuMs)
  return {
    [`${label}: search, database time, p50`]: measure(percentile(ms, 0.5), 'ms', 15),
    [`${label}: search, database time, p95`]: measure(percentile(ms, 0.95), 'ms', 60),
    [`${label}: search, database time, most`]: measure(Math.max(...ms), 'ms'),
    [`${label}: search, processor time, p50`]: measure(percentile(cpuMs, 0.5), 'ms'),
    [`${label}: search, processor time, p95`]: measure(percentile(cpuMs, 0.95), 'ms'),
    [`${label}: search, rows read, p50`]: measure(
      percentile(
        costs.map(({ rows }) => rows),
        0.5,
      ),
      'rows',
    ),
    [`${label}: search, rows read, most`]: measure(
      Math.max(...costs.map(({ rows }) => rows)),
      'rows',
      20_000,
    ),
    [`${label}: search, what is lost of nDCG@10 beside the exact order`]: measure(1 - fast / exact, '', 0.1),
    [`${label}: search, judged questions without a result`]: measure(nothing, 'questions'),
    [`${label}: search, of these with another kind of piece in its place`]: measure(
      otherKind,
      'questions',
      0,
    ),
  }
}
