import { firstIn, nth } from '#shared/testing/first.ts'
import { benchAddresses, siteBuild } from '../../e2e/addresses.ts'
import { buildProduct } from '../local/build.ts'
import { serve } from '../local/serve.ts'
import { openLargeShop } from './large-shop.ts'
import { catalogueWords } from './many-products.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { watchRuntime } from './runtime.ts'

const readers = 200
const loadMs = 30_000
const idleReads = 60
const betweenIdleReadsMs = 100

const { colour, thing } = catalogueWords
const colours = colour.map((names) => firstIn(names))
const things = thing.map((names) => firstIn(names))

/** Every other run asks for other prices, because a shop is kept between runs, with what it cached. */
const firstPrice = 1_000 + (Math.floor(Date.now() / 1000) % 100_000)

/** The `i`th read of the readers: half are searches that no cache knows, a quarter products by ids, a quarter collections. */
function readOf(i: number, products: number) {
  if (i % 4 === 0) return '/api/collections'
  if (i % 4 === 1) return `/api/products?ids=bench${(i * 37) % products}`
  const q = `${nth(colours, i % colours.length)} ${nth(things, Math.floor(i / colours.length) % things.length)}`
  return `/api/search?q=${encodeURIComponent(q)}&max=${firstPrice + i}`
}

/** Each reader has addresses of her own, so that no limit of a network is met. */
const addressOf = (reader: number, i: number) =>
  `2001:db8:${(reader + 1).toString(16)}:${(i % 65_000).toString(16)}::1`

/** As often as the client (src/client/lib/api.ts). */
const maxRetries = 2

/** Milliseconds until an answer, with the waits that a busy server asked for, or why there was none. */
type Ended = number | 'put off' | 'closed'

async function readOnce(url: string, from: string): Promise<Ended> {
  const start = performance.now()
  for (let retries = 0; retries <= maxRetries; retries++) {
    const answer = await fetch(url, { headers: { 'cf-connecting-ip': from } })
    const body = await answer.text()
    if (answer.ok) return performance.now() - start
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !seconds) throw new Error(`${url} answered ${answer.status}: ${body}`)
    // Not all at the same moment again.
    await new Promise((done) => setTimeout(done, seconds * 1000 * (1 + Math.random())))
  }
  return 'put off'
}

/** A connection that waits for seconds may be closed at the moment in which it is used again; any other fault goes on. */
const read = (url: string, from: string) =>
  readOnce(url, from).catch((error: unknown): Ended => {
    if (error instanceof TypeError) return 'closed'
    throw error
  })

const answered = (reads: Ended[]) => reads.filter((one) => typeof one === 'number')

/** Two hundred readers, none of whom waits between her reads, beside one who reads a product now and then. */
async function askAll(site: string, products: number) {
  const idle = (i: number) =>
    read(`${site}/api/products?ids=bench${(i * 7_919) % products}`, addressOf(readers + i, 0))
  await idle(idleReads)
  const alone: Ended[] = []
  for (let i = 0; i < idleReads; i++) alone.push(await idle(i))

  const ends = performance.now() + loadMs
  const isOver = () => performance.now() > ends
  const reads: Ended[] = []
  let next = 0
  const reader = async (_: unknown, who: number) => {
    while (!isOver()) {
      const i = next++
      reads.push(await read(site + readOf(i, products), addressOf(who, i)))
    }
  }
  const beside: Ended[] = []
  const onlooker = async () => {
    for (let i = idleReads; !isOver(); i++) {
      beside.push(await idle(i))
      await new Promise((done) => setTimeout(done, betweenIdleReadsMs))
    }
  }
  const start = performance.now()
  await Promise.all([...Array.from({ length: readers }, reader), onlooker()])
  return { alone, beside, reads, seconds: (performance.now() - start) / 1000 }
}

/**
 * What the database carries: the built product on loopback, with nothing before the Worker. Readers, Worker and database share
 * this machine, so a time is only to be compared with another of the same run.
 */
export async function loadOfReaders(products: number): Promise<Measures> {
  const state = await openLargeShop(products)
  await buildProduct(siteBuild)
  const site = await serve({ build: siteBuild, port: benchAddresses.loadSite.port, state })
  try {
    // The site starts with its first request.
    await fetch(site.address)
    const runtime = watchRuntime(process.pid)
    const before = runtime.cpuSeconds()
    const { alone, beside, reads, seconds } = await askAll(site.address, products)
    const cpuMs = (1000 * (runtime.cpuSeconds() - before)) / reads.length
    const times = answered(reads)
    const how = (end: Ended) => reads.filter((one) => one === end).length
    const label = `${products.toLocaleString('en')} products, ${readers} readers`
    const [idleAlone, idleBeside] = [percentile(answered(alone), 0.5), percentile(answered(beside), 0.5)]
    return {
      [`${label}: answers a second`]: measure(times.length / seconds, ''),
      [`${label}: connections closed without an answer`]: measure(how('closed'), 'reads'),
      [`${label}: put off three times`]: measure(how('put off'), 'reads'),
      [`${label}: processor time of an answer`]: measure(cpuMs, 'ms'),
      [`${label}: a read, p50`]: measure(percentile(times, 0.5), 'ms'),
      [`${label}: a read, p95`]: measure(percentile(times, 0.95), 'ms'),
      [`${label}: idle read alone, p50`]: measure(idleAlone, 'ms'),
      [`${label}: idle read beside them, p50`]: measure(idleBeside, 'ms'),
      [`${label}: idle read beside them and alone`]: measure(idleBeside / idleAlone, '×'),
    }
  } finally {
    await site.close()
  }
}
