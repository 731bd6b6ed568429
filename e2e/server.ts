import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startFakeFashn } from '../scripts/fake-fashn/server.ts'
import { migrate } from '../scripts/local/database.ts'
import { root } from '../scripts/local/paths.ts'
import { seed } from '../scripts/local/seed.ts'
import { buildProduct, serve } from '../scripts/local/serve.ts'
import { cloudSite, deviceSite, fakeCloud } from './addresses.ts'

/** Both sites, each with storage of its own that starts empty. */
async function open(port: number, vars: Record<string, string>) {
  const state = join(root, `.wrangler/e2e-${port}`)
  rmSync(state, { recursive: true, force: true })
  migrate(state)
  await seed(state)
  await serve({ port, state, vars: { SOCIAL_PROOF: 'sample', ...vars } })
}

if (!process.env.E2E_SKIP_BUILD) await buildProduct()
await startFakeFashn({ port: fakeCloud.port, key: fakeCloud.key })
await open(cloudSite.port, { FASHN_API_KEY: fakeCloud.key, FASHN_BASE_URL: fakeCloud.address })
await open(deviceSite.port, {})
