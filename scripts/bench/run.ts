import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deviceSite } from '../../e2e/addresses.ts'
import { root } from '../local/paths.ts'
import { apiLatency } from './api-latency.ts'
import { bundleSizes } from './bundle-sizes.ts'
import { engineTimes } from './engine-times.ts'
import { importRate } from './import-rate.ts'
import { printTable, type Measures } from './measure.ts'
import { screenTimes } from './screen-times.ts'
import { searchTimes } from './search-times.ts'

const { values } = parseArgs({ options: { json: { type: 'string' } } })

const sites = fork(join(root, 'e2e/server.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
const measures: Measures = {}
try {
  await Promise.race([
    once(sites, 'message'),
    once(sites, 'exit').then(() => {
      throw new Error('the sites did not open')
    }),
  ])
  process.env.CABINE_STATE = join(root, `.wrangler/e2e-${deviceSite.port}`)
  Object.assign(measures, bundleSizes())
  Object.assign(measures, await apiLatency(deviceSite.address, deviceSite.port + 5))
  Object.assign(measures, await engineTimes())
  Object.assign(measures, await screenTimes())
} finally {
  sites.kill()
}
Object.assign(measures, await searchTimes(deviceSite.port + 6))
Object.assign(measures, await importRate(deviceSite.port + 7))

printTable(measures)
if (values.json) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`)
