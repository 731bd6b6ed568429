import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startFakeFashn } from '../scripts/fake-fashn/server.ts'
import { buildProduct } from '../scripts/local/serve.ts'
import { cloudSite, deviceSite, fakeCloud } from './addresses.ts'

/** A site with storage of its own that starts empty; it goes when this process goes. */
async function open(port: number, vars: Record<string, string>) {
  const env = { ...process.env, PORT: String(port), SITE_VARS: JSON.stringify(vars) }
  await once(fork(join(import.meta.dirname, 'site.ts'), { env }), 'message')
}

if (!process.env.E2E_SKIP_BUILD) await buildProduct()
await startFakeFashn({ port: fakeCloud.port, key: fakeCloud.key })
await open(cloudSite.port, { FASHN_API_KEY: fakeCloud.key, FASHN_BASE_URL: fakeCloud.address })
await open(deviceSite.port, {})
process.send?.('open')
process.on('disconnect', () => process.exit())
