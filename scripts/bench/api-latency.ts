import { join } from 'node:path'
import { createBuilder } from 'vite'
import { firstIn } from '#shared/testing/first.ts'
import { deviceSite, stateOf } from '../../e2e/addresses.ts'
import { buildFor, root } from '../local/paths.ts'
import { serve } from '../local/serve.ts'
import { measure, percentile, type Measures } from './measure.ts'
import { signUp } from './sign-up.ts'

const rounds = 300
const warmUp = 30

/** Serves the baseline like the product, on the same storage. */
async function serveBaseline(port: number) {
  const project = join(root, 'scripts/bench/baseline')
  const build = buildFor('baseline', port)
  const outDir = { build: { outDir: build, emptyOutDir: true } }
  const configFile = join(project, 'vite.config.ts')
  await (await createBuilder({ root: project, configFile, logLevel: 'error', ...outDir })).buildApp()
  return await serve({ build, port, state: stateOf(deviceSite.port) })
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

async function time(url: string, cookie: string, init: Sent = {}) {
  const start = performance.now()
  const response = await fetch(url, { ...init, headers: { cookie, ...init.headers } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return {
    ms: performance.now() - start,
    trips: Number(/d1;desc="(\d+)"/.exec(response.headers.get('server-timing') ?? '')?.[1]),
  }
}

/** Compares our calls with a bare Hono route that does the same work on the same storage, in alternation. */
export async function apiLatency(ours: string, port: number): Promise<Measures> {
  const cookie = await signUp(ours)
  const baseline = await serveBaseline(port)
  const measures: Measures = {}
  try {
    for (const [path, aim] of [
      ['/api/app-state', 1.5],
      // The bare route reads a key and finds nothing; the list has a hundred kilobytes.
      ['/api/outfit-presets', 1.8],
    ] as const) {
      const samples = { ours: [] as number[], bare: [] as number[] }
      for (let i = 0; i < rounds + warmUp; i++) {
        const own = await time(ours + path, cookie)
        const bare = await time(baseline.address + path, cookie)
        if (i < warmUp) continue
        samples.ours.push(own.ms)
        samples.bare.push(bare.ms)
      }
      const ratio = percentile(samples.ours, 0.5) / percentile(samples.bare, 0.5)
      measures[`GET ${path}, p50 beside bare Hono`] = measure(ratio, '×', aim)
    }
  } finally {
    await baseline.close()
  }
  return { ...measures, ...(await tripsToD1(ours, cookie)) }
}

const device = `device:${'a'.repeat(64)}`

/**
 * The number of database trips of each call, warm. The job's Durable Object makes one more of its own, which reserves
 * the credit.
 */
async function tripsToD1(ours: string, cookie: string): Promise<Measures> {
  const measures: Measures = {}
  const pick = firstIn((await (await fetch(`${ours}/api/top-picks`)).json()) as { id: string }[])
  const reads = {
    '/api/outfit-presets': 0,
    '/api/top-picks': 0,
    '/api/collections/workwear': 0,
    [`/api/products?ids=${pick.id}`]: 0,
    '/api/search/suggestions?q=dre': 0,
    // One trip reads the shopper's plan.
    '/api/search?q=dress': 1,
    '/api/app-state': 1,
    '/api/auth/user': 1,
    '/api/profile-photo': 1,
    '/api/lookbook': 1,
  }
  for (const [path, aim] of Object.entries(reads)) {
    await time(ours + path, cookie)
    // An answer is cached after it was sent.
    await new Promise((done) => setTimeout(done, 50))
    const { trips } = await time(ours + path, cookie)
    measures[`GET ${path.replace(pick.id, 'a product')}, trips to D1`] = measure(trips, 'trips', aim)
  }
  const { trips } = await time(`${ours}/api/fashn/start-tryon`, cookie, {
    method: 'POST',
    headers: { origin: ours, 'content-type': 'application/json' },
    body: JSON.stringify({ userImage: device, garmentImage: device, category: 'tops' }),
  })
  measures['POST /api/fashn/start-tryon, trips to D1, its object’s included'] = measure(trips + 1, 'trips', 2)
  return measures
}
