import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import type { SearchInput } from '#shared/catalogue.ts'
import { nth } from '#shared/testing/first.ts'
import { lexiconFor } from '#shared/lexicon/load.ts'
import { readQuestion } from '#worker/catalogue/search/question.ts'
import { searchStatement } from '#worker/catalogue/search/statement.ts'
import { withBindings } from '../local/database.ts'
import { migrate } from '../local/migrate.ts'
import { root } from '../local/paths.ts'
import { fillWithProducts } from './many-products.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { judgeAnswers } from './search-relevance.ts'
import { typicalQuestions } from './search-questions.ts'
import { textOf } from './statement-text.ts'

async function statementOf(asked: SearchInput) {
  const question = readQuestion(asked.q, await lexiconFor(asked.q, asked.language))
  return searchStatement(question, asked, 0)
}

/** The file that the database of products is in. */
function catalogueFile(state: string) {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  for (const name of readdirSync(folder).filter(
    (one) => one.endsWith('.sqlite') && one !== 'metadata.sqlite',
  )) {
    const file = join(folder, name)
    const database = new DatabaseSync(file, { readOnly: true })
    const found = database.prepare("select 1 from sqlite_schema where name = 'products'").get()
    database.close()
    if (found) return file
  }
  throw new Error(`there is no catalogue in ${folder}`)
}

const countProducts = async (db: D1Database) =>
  (await db.prepare('select count(*) as n from products').first<number>('n')) ?? 0

/** A shop of so many products, kept for the next run. */
async function openShop(count: number) {
  const state = join(root, `.wrangler/bench-search-${count}`)
  if (existsSync(state)) {
    const has = await withBindings(state, ({ CATALOGUE_DB }) => countProducts(CATALOGUE_DB).catch(() => 0))
    if (has === count) return state
    rmSync(state, { recursive: true, force: true })
  }
  await migrate(state)
  await withBindings(state, ({ CATALOGUE_DB }) => fillWithProducts(CATALOGUE_DB, count))
  return state
}

type Cost = { asked: SearchInput; ms: number; rows: number }

/** What each question costs: milliseconds in SQLite on one core, and the rows that D1 would bill. */
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
      const start = performance.now()
      database.prepare(sql).get(...params)
      return { asked: nth(questions, i), ms: performance.now() - start, rows: nth(rows, i) }
    })
  } finally {
    database.close()
  }
}

/** Search over a large shop: time and rows of the product's own statement, and how good what it finds is. */
export async function searchAtScale(count: number): Promise<Measures> {
  const state = await openShop(count)
  const costs = await costOf(state, typicalQuestions())
  const { fast, exact, nothing } = await judgeAnswers(catalogueFile(state))
  const worst = costs.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  console.log('The dearest questions:')
  console.table(worst.map(({ asked, ms, rows }) => ({ ...asked, ms: Math.round(ms), rows })))
  const label = `${count.toLocaleString('en')} products`
  const ms = costs.map((cost) => cost.ms)
  return {
    [`${label}: search, database time, p50`]: measure(percentile(ms, 0.5), 'ms', 15),
    [`${label}: search, database time, p95`]: measure(percentile(ms, 0.95), 'ms', 60),
    [`${label}: search, database time, most`]: measure(Math.max(...ms), 'ms'),
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
  }
}
