import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchAddresses, deviceSite, siteBuild } from '../../e2e/addresses.ts'
import { accountsAtScale } from './accounts-at-scale.ts'
import { alikeAtScale } from './alike-at-scale.ts'
import { apiLatency } from './api-latency.ts'
import { bundleSizes } from './bundle-sizes.ts'
import { engineEndurance } from './engine-endurance.ts'
import { engineInBrowsers } from './engine-in-browsers.ts'
import { engineTimes } from './engine-times.ts'
import { importRate } from './import-rate.ts'
import { lighthouseGrades } from './lighthouse.ts'
import { loadOfReaders } from './load.ts'
import { printTable } from './measure.ts'
import { measureAll, printFailures, type Part } from './parts.ts'
import { statementPlans } from './plans.ts'
import { screenTimes } from './screen-times.ts'
import { searchAtScale } from './search-at-scale.ts'
import { searchTimes } from './search-times.ts'
import { openSites } from './sites.ts'

/**
 * `npm run cabine -- bench lighthouse --routes auth,explore --runs 1`: parts by name, all by default; the options are for
 * Lighthouse, `--products 1000000` is how large a shop 'search', 'alike' and 'load' ask (with
 * `--variants` of ten variants each, for 'search'), and `--accounts 1000000` how many shoppers
 * 'accounts' has.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    routes: { type: 'string' },
    runs: { type: 'string' },
    products: { type: 'string' },
    variants: { type: 'boolean', default: false },
    accounts: { type: 'string' },
  },
})
const lighthouseOptions = {
  ...(values.runs && { runs: Number(values.runs) }),
  ...(values.routes && { routes: values.routes.split(',') }),
}

const { plainServer, edge, browser, searchSite, importSite } = benchAddresses

/** Parts that use the sites of the browser tests. */
const beside: Part[] = [
  { name: 'bundles', measure: async () => bundleSizes(siteBuild) },
  { name: 'api', measure: () => apiLatency(deviceSite.address, plainServer.port) },
  { name: 'engine', measure: engineTimes },
  { name: 'looks', measure: engineEndurance },
  { name: 'screens', measure: screenTimes },
  {
    name: 'lighthouse',
    measure: () => lighthouseGrades(deviceSite, { edge, browser }, lighthouseOptions),
  },
]

/** Parts that start a site of their own, after the others have stopped and freed the machine. */
const alone: Part[] = [
  {
    name: 'search',
    measure: async () => ({
      ...(values.products ? {} : await searchTimes(searchSite.port)),
      ...(await searchAtScale(Number(values.products ?? 100_000), values.variants)),
    }),
  },
  { name: 'load', measure: () => loadOfReaders(Number(values.products ?? 100_000)) },
  { name: 'browsers', measure: engineInBrowsers },
  { name: 'alike', measure: async () => alikeAtScale(Number(values.products ?? 100_000)) },
  { name: 'imports', measure: () => importRate(importSite.port) },
  { name: 'accounts', measure: async () => accountsAtScale(Number(values.accounts ?? 100_000)) },
  { name: 'plans', measure: statementPlans },
]

const names = [...beside, ...alone].map(({ name }) => name)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length) throw new Error(`no such part: ${unknown.join(', ')}; there are ${names.join(', ')}`)
const wanted = ({ name }: Part) => positionals.length === 0 || positionals.includes(name)

const first = await measureBeside(beside.filter(wanted))
const second = await measureAll(alone.filter(wanted))

/** Opens the sites, which takes a minute, only for parts that use them. */
async function measureBeside(parts: Part[]) {
  if (parts.length === 0) return measureAll(parts)
  const sites = await openSites()
  const measured = await measureAll(parts)
  await sites.close()
  return measured
}

const measures = { ...first.measures, ...second.measures }
const failures = [...first.failures, ...second.failures]
printTable(measures)
printFailures(failures)
if (values.json) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`)
// A failed part may have left something running.
process.exit(failures.length > 0 ? 1 : 0)
