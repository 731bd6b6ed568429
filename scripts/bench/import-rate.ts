import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { generatedFeed } from '../catalogue/generated-feed.ts'
import { cronAddress } from '../local/cron.ts'
import { root } from '../local/paths.ts'
import { measure, type Measures } from './measure.ts'
import { watchRuntime } from './runtime.ts'

/** Cloudflare's limits for one cron invocation: 30 s of processor time, 2 MB in one bound text. */
const limits = { cpuSeconds: 30, parameterMb: 2 }
/** 1,500 products a second. */
const secondsPerThousand = 0.667

/** A shop on this machine that sends a generated feed; another day has other prices. */
async function openShop(count: number) {
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://shop')
    response.writeHead(200, { etag: `"${url}"` })
    const format = pathname === '/feed.xml' ? 'xml' : 'tsv'
    Readable.from(generatedFeed(count, format, Number(searchParams.get('day')))).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

type Event = { event: string; read: number; failure?: string; rowsWritten: number; largestParameter: number }

/** The built product with one feed, and the log of its importer. */
async function openSite(port: number, state: string, feed: string) {
  const site = fork(join(root, 'scripts/bench/import-site.ts'), {
    env: { ...process.env, PORT: String(port), SITE_STATE: state, SITE_FEEDS: `bench=${feed}` },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const events: Event[] = []
  if (site.stdout) {
    createInterface({ input: site.stdout }).on('line', (line) => {
      if (line.startsWith('{"event":"import_')) events.push(JSON.parse(line) as Event)
    })
  }
  await once(site, 'message')
  return {
    address: `http://localhost:${port}`,
    pid: site.pid ?? 0,
    events,
    async close() {
      const ended = once(site, 'exit')
      site.kill()
      await ended
    },
  }
}

type Site = Awaited<ReturnType<typeof openSite>>

const maxWaitMs = 600_000

/** Runs the cron's job once: what it leaves undone goes on in the queue, step by step, until the import is over. */
async function importAll({ address, pid, events }: Site) {
  // The site starts with its first request.
  await fetch(address)
  const runtime = watchRuntime(pid)
  const idleMb = runtime.peakMb()
  const ends = [performance.now()]
  const cpuAt = [runtime.cpuSeconds()]
  const find = (...names: string[]) => events.find(({ event }) => names.includes(event))
  const stepCount = () => events.filter(({ event }) => event === 'import_step').length
  const answer = await fetch(cronAddress(address, '*/5 * * * *'))
  if (!answer.ok) throw new Error(`the cron answered ${answer.status}: ${await answer.text()}`)
  const deadline = performance.now() + maxWaitMs
  const note = () => {
    ends.push(performance.now())
    cpuAt.push(runtime.cpuSeconds())
  }
  for (let seen = 0; !find('import_done', 'import_failed');) {
    if (performance.now() > deadline) throw new Error('the import does not end')
    await new Promise((resolve) => setTimeout(resolve, 50))
    // The last step is noted with the end of the import.
    if (stepCount() === seen || find('import_done')) continue
    seen = stepCount()
    note()
  }
  note()
  const between = (values: number[]) => values.slice(1).map((value, i) => value - (values[i] ?? 0))
  const seconds = between(ends).map((ms) => ms / 1000)
  const cpu = between(cpuAt)
  const failure = find('import_failed')?.failure
  if (failure) throw new Error(`the import failed: ${failure}`)
  const steps = events.filter(({ event }) => event === 'import_step')
  return {
    read: find('import_done')?.read ?? 0,
    seconds,
    cpu,
    rowsWritten: steps.reduce((sum, step) => sum + step.rowsWritten, 0),
    parameterMb: Math.max(...steps.map(({ largestParameter }) => largestParameter)) / 1e6,
    peakMb: runtime.peakMb(),
    idleMb,
  }
}

const days = [
  ['XML, all new', '/feed.xml?day=0'],
  ['the same as TSV', '/feed.tsv?day=0'],
  ['TSV, all prices changed', '/feed.tsv?day=5'],
]

/** 100,000 products of a shop on this machine, imported by the built product's own cron. */
export async function importRate(port: number, count = 100_000): Promise<Measures> {
  const shop = await openShop(count)
  const state = join(root, `.wrangler/bench-${port}`)
  rmSync(state, { recursive: true, force: true })
  const measures: Measures = {}
  try {
    for (const [name, path] of days) {
      const site = await openSite(port, state, shop.address + path)
      try {
        const { read, seconds, cpu, rowsWritten, parameterMb, peakMb, idleMb } = await importAll(site)
        const total = seconds.reduce((sum, one) => sum + one, 0)
        Object.assign(measures, {
          [`import, ${name}: products a second`]: measure(read / total, '/s'),
          [`import, ${name}: time for 1,000 products`]: measure(
            (total / read) * 1000,
            's',
            secondsPerThousand,
          ),
          [`import, ${name}: CPU for 1,000 products, D1's included`]: measure(
            (cpu.reduce((sum, one) => sum + one, 0) / read) * 1000,
            's',
          ),
          [`import, ${name}: invocations`]: measure(seconds.length, ''),
          [`import, ${name}: longest invocation`]: measure(Math.max(...seconds), 's'),
          [`import, ${name}: most CPU in one invocation`]: measure(Math.max(...cpu), 's', limits.cpuSeconds),
          [`import, ${name}: rows written`]: measure(rowsWritten, 'rows'),
          [`import, ${name}: longest bound text`]: measure(parameterMb, 'MB', limits.parameterMb),
          [`import, ${name}: memory of workerd, above idle`]: measure(peakMb - idleMb, 'MB'),
        })
      } finally {
        await site.close()
      }
    }
    return measures
  } finally {
    shop.close()
    rmSync(state, { recursive: true, force: true })
  }
}
