import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { cellOf } from '#shared/alike/cells.ts'
import { decode, encode, likeness } from '#shared/alike/code.ts'
import { lengths, vectorLength } from '#shared/alike/network.ts'
import { readWeights } from '#shared/alike/weights.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { nth } from '#shared/testing/first.ts'
import { candidatesOf, firstPlace, rank } from '#worker/catalogue/alike/catalogue-index.ts'
import type { Near } from '#worker/catalogue/alike/index-of-vectors.ts'
import looks from '#scripts/sample-shop/data/looks.json' with { type: 'json' }
import { withBindings } from '../local/database.ts'
import { migrate } from '../local/migrate.ts'
import { root } from '../local/paths.ts'
import { catalogueFile } from './large-shop.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { textOf } from './statement-text.ts'

const weights = readWeights(
  Uint8Array.from(readFileSync(join(root, 'src/shared/alike/alike.bin'))).buffer,
  lengths,
)
const samples = Object.values(looks).map(decode)
const parts = [0, lengths.shape, lengths.shape + lengths.colour, vectorLength]

/** How far a made-up piece is from those whose shape, colours and weave it has. */
const apart = 0.045
/** Rows as a picture's question reads them, and a product's shelf. */
const depths = { 'a picture': 12_000, 'a shelf': 4_000 }
const questionCount = 60
const chunk = 5_000

/** A piece with the shape of one sample piece, the colours of another and the weave of a third, each a little different. */
function drawVector(random: () => number) {
  const vector = new Float32Array(vectorLength)
  for (const [part, from] of parts.slice(0, -1).entries()) {
    const sample = nth(samples, Math.floor(random() * samples.length))
    for (let i = from; i < nth(parts, part + 1); i++) {
      const noise = random() + random() + random() + random() - 2
      vector[i] = (sample[i] ?? 0) + noise * apart * Math.sqrt(3)
    }
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

type Made = { category: (typeof productCategories)[number]; code: string }

function drawShop(count: number): Made[] {
  const random = createRandom(7)
  return Array.from({ length: count }, () => ({
    category: nth(productCategories, Math.floor(random() * productCategories.length)),
    code: encode(drawVector(random)),
  }))
}

async function fill(db: D1Database, shop: Made[]) {
  for (let start = 0; start < shop.length; start += chunk) {
    const rows = shop.slice(start, start + chunk).map(({ category, code }, i) => {
      const number = start + i + 1
      return [firstPlace(category, cellOf(decode(code), weights)) + number, number, code]
    })
    await db
      .prepare(
        'insert into product_vectors (place, number, code) select value ->> 0, value ->> 1, value ->> 2 from json_each(?)',
      )
      .bind(JSON.stringify(rows))
      .run()
  }
}

async function openIndex(count: number, shop: Made[]) {
  const state = join(root, `.wrangler/bench-alike-${count}`)
  rmSync(state, { recursive: true, force: true })
  await migrate(state)
  await withBindings(state, ({ CATALOGUE_DB }) => fill(CATALOGUE_DB, shop))
  if (!existsSync(state)) throw new Error('nothing was written')
  return state
}

/** The ten that are truly most alike, of all. */
function maxAlike(shop: Made[], vector: Float32Array, shelf: Made['category'] | null) {
  let best: Near[] = []
  let least = -Infinity
  shop.forEach(({ category, code }, at) => {
    if (shelf && category !== shelf) return
    const near = { number: at + 1, likeness: likeness(vector, code) }
    if (near.likeness <= least) return
    best = [...best, near].sort((a, b) => b.likeness - a.likeness).slice(0, 10)
    least = best.length < 10 ? -Infinity : (best.at(-1)?.likeness ?? least)
  })
  return best.map(({ number }) => number)
}

type Answered = { ms: number; rows: number; found: number }

/** What a question costs, and how many of the ten that are truly most alike it finds. */
async function ask(
  db: D1Database,
  file: DatabaseSync,
  shop: Made[],
  vector: Float32Array,
  shelf: Made['category'] | null,
  most: number,
) {
  const category = shelf ? [shelf] : productCategories
  const { sql, params } = textOf(candidatesOf(vector, { category, most, weights }))
  const answer = await db
    .prepare(sql)
    .bind(...params)
    .run<{ number: number; code: string }>()
  // In processor time, which does not count what else the machine is doing.
  const start = process.cpuUsage()
  file.prepare(sql).all(...params)
  const { user, system } = process.cpuUsage(start)
  const found = new Set(rank(vector, answer.results, 10).map(({ number }) => number))
  const best = maxAlike(shop, vector, shelf)
  const answered: Answered = {
    ms: (user + system) / 1000,
    rows: answer.meta.rows_read,
    found: best.filter((number) => found.has(number)).length / best.length,
  }
  return answered
}

/** What looks alike in a large shop: time and rows of the product's own statement, and what it finds beside an exact search. */
export async function alikeAtScale(count: number): Promise<Measures> {
  const shop = drawShop(count)
  const state = await openIndex(count, shop)
  const random = createRandom(11)
  const questions = Array.from({ length: questionCount }, () => ({
    vector: drawVector(random),
    category: nth(productCategories, Math.floor(random() * productCategories.length)),
  }))
  const label = `${count.toLocaleString('en')} products`
  const measures: Measures = {}
  for (const [name, most] of Object.entries(depths)) {
    const answers = await withBindings(state, async ({ CATALOGUE_DB }) => {
      const file = new DatabaseSync(catalogueFile(state), { readOnly: true })
      const list: Answered[] = []
      for (const { vector, category } of questions)
        list.push(await ask(CATALOGUE_DB, file, shop, vector, name === 'a shelf' ? category : null, most))
      file.close()
      return list
    })
    const of = (part: keyof Answered) => answers.map((one) => one[part])
    measures[`${label}: ${name}, database time, p50`] = measure(percentile(of('ms'), 0.5), 'ms', 15)
    measures[`${label}: ${name}, database time, p95`] = measure(percentile(of('ms'), 0.95), 'ms', 60)
    measures[`${label}: ${name}, rows read, p50`] = measure(percentile(of('rows'), 0.5), 'rows')
    measures[`${label}: ${name}, rows read, most`] = measure(Math.max(...of('rows')), 'rows', 20_000)
    measures[`${label}: ${name}, of the ten most alike not found`] = measure(
      1 - of('found').reduce((sum, one) => sum + one, 0) / answers.length,
      '',
      0.1,
    )
  }
  return measures
}
