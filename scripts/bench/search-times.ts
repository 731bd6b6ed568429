import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { firstIn, nth } from '#shared/testing/first.ts'
import { withBindings } from '../local/database.ts'
import { migrate } from '../local/migrate.ts'
import { root } from '../local/paths.ts'
import { siteBuild } from '../../e2e/addresses.ts'
import { serve } from '../local/serve.ts'
import { catalogueWords, fillWithProducts } from './many-products.ts'
import { measure, percentile, type Measures } from './measure.ts'

const productCount = 100_000
const rounds = 150

const { colour, material, cut, thing } = catalogueWords
const colours = colour.map((names) => firstIn(names))
const things = thing.map((names) => firstIn(names))

/** The `i`th question: of one word, of two, of three; none is repeated. */
function questionOf(i: number) {
  const at = (list: string[], step = 1) => nth(list, Math.floor(i / step) % list.length)
  if (i % 5 === 0) return `${at(material, 5)} ${at(cut, 50)}`
  if (i % 5 === 1) return `${at(colours)} ${at(things, 21)} ${at(material, 7)}`
  return `${at(colours)} ${at(things, 21)}`
}

/** Swaps two neighbouring letters of the longest word, a common typing error. */
function mistype(question: string) {
  const [word = ''] = question.split(' ').toSorted((a, b) => b.length - a.length)
  const wrong = word.charAt(0) + word.charAt(2) + word.charAt(1) + word.slice(3)
  return question.replace(word, wrong)
}

async function timeOf(address: string, path: string) {
  const start = performance.now()
  const answer = await fetch(address + path)
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`)
  return performance.now() - start
}

/** Words of which each fits an eighth of the products. */
const common = ['dress', 'cotton', 'bag', 'belted']

const searchPath = (question: string) => `/api/search?q=${encodeURIComponent(question)}`

type Call = { name: string; path: (i: number) => string }

/** The calls that are compared. The plain read is one row by its index, through the same Worker and equally cold. */
const cold: Call[] = [
  { name: 'one product by its id', path: (i) => `/api/products?ids=bench${i * 601}` },
  { name: 'search', path: (i) => searchPath(questionOf(i)) },
  { name: 'search with a typo', path: (i) => searchPath(mistype(questionOf(i))) },
  {
    name: 'search that an eighth of them fit',
    // A limit that excludes nothing makes it another question each time.
    path: (i) => `${searchPath(nth(common, i % 4))}&max=${100_000 + i}`,
  },
  {
    name: 'search with three filters',
    path: (i) => `${searchPath(questionOf(i + 1))}&size=M&min=${20 + i}&colour=black`,
  },
]

async function sample(address: string, calls: Call[]) {
  const samples = new Map(calls.map(({ name }) => [name, [] as number[]]))
  for (let i = 0; i < rounds; i++)
    for (const { name, path } of calls) samples.get(name)?.push(await timeOf(address, path(i)))
  return samples
}

function report(samples: Map<string, number[]>, state: string): Measures {
  const measures: Measures = {}
  for (const [name, times] of samples)
    for (const [label, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const)
      measures[`100,000 products, ${state}: ${name}, ${label}`] = measure(percentile(times, share), 'ms')
  const typical = (name: string) => percentile(samples.get(name) ?? [], 0.5)
  const ratio = typical('search') / typical('one product by its id')
  measures[`100,000 products, ${state}: search beside a plain read, p50`] = measure(ratio, '×')
  return measures
}

/** A search compared with a plain read of one row on the same catalogue, in alternation. */
export async function timeSearches(address: string): Promise<Measures> {
  for (const { path } of cold) await timeOf(address, path(rounds + 7))
  const coldTimes = await sample(address, cold)
  const warmTimes = await sample(address, cold)
  return { ...report(coldTimes, 'cold'), ...report(warmTimes, 'warm') }
}

/** On a state of its own, filled for this. */
export async function searchTimes(port: number): Promise<Measures> {
  const state = join(root, '.wrangler/bench-search')
  rmSync(state, { recursive: true, force: true })
  await migrate(state)
  await withBindings(state, (env) => fillWithProducts(env.CATALOGUE_DB, productCount))
  const site = await serve({ build: siteBuild, port, state })
  try {
    return await timeSearches(site.address)
  } finally {
    await site.close()
  }
}
