import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deviceSite, siteBuild } from '../../e2e/addresses.ts'
import { root } from '../local/paths.ts'
import { apiLatency } from './api-latency.ts'
import { bundleSizes } from './bundle-sizes.ts'
import { engineTimes } from './engine-times.ts'
import { importRate } from './import-rate.ts'
import { lighthouseGrades } from './lighthouse.ts'
import { printTable, type Measures } from './measure.ts'
import { screenTimes } from './screen-times.ts'
import { searchTimes } from './search-times.ts'

const parts = ['bundles', 'api', 'engine', 'screens', 'lighthouse', 'search', 'imports'] as const

/** `npm run bench -- lighthouse --routes auth,explore --runs 1`: parts by name, all without; the rest is for Lighthouse. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, routes: { type: 'string' }, runs: { type: 'string' } },
})
const unknown = positionals.filter((name) => !parts.some((part) => part === name))
if (unknown.length) throw new Error(`no such part: ${unknown.join(', ')}; there are ${parts.join(', ')}`)
const isWanted = (part: (typeof parts)[number]) => positionals.length === 0 || positionals.includes(part)
const lighthouseOptions = {
  ...(values.runs && { runs: Number(values.runs) }),
  ...(values.routes && { routes: values.routes.split(',') }),
}

const sites = fork(join(root, 'e2e/server.ts'), ['--full-passwords'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const measures: Measures = {}
try {
  await Promise.race([
    once(sites, 'message'),
    once(sites, 'exit').then(() => {
      throw new Error('the sites did not open')
    }),
  ])
  if (isWanted('bundles')) Object.assign(measures, bundleSizes(siteBuild))
  if (isWanted('api')) Object.assign(measures, await apiLatency(deviceSite.address, deviceSite.port + 5))
  if (isWanted('engine')) Object.assign(measures, await engineTimes())
  if (isWanted('screens')) Object.assign(measures, await screenTimes())
  if (isWanted('lighthouse'))
    Object.assign(measures, await lighthouseGrades(deviceSite, deviceSite.port + 8, lighthouseOptions))
} finally {
  sites.kill()
}
if (isWanted('search')) Object.assign(measures, await searchTimes(deviceSite.port + 6))
if (isWanted('imports')) Object.assign(measures, await importRate(deviceSite.port + 7))

printTable(measures)
if (values.json) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`)
