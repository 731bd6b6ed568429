import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startFakeFashn } from '../scripts/fake-fashn/server.ts'
import { startFakeGoogle } from '../scripts/fake-google/server.ts'
import { pagesWith } from '../scripts/fake-stripe/pages/pages.ts'
import { startFakeStripe } from '../scripts/fake-stripe/server.ts'
import { migrate } from '../scripts/local/database.ts'
import { seed } from '../scripts/local/seed.ts'
import { buildProduct } from '../scripts/local/serve.ts'
import { googleVars } from '../scripts/local/google.ts'
import { billingVars, webhookOf } from '../scripts/local/billing.ts'
import {
  billingSite,
  cloudSite,
  deviceSite,
  fakeCloud,
  fakeGoogle,
  fakeStripe,
  seededShop,
} from './addresses.ts'

/** A site with storage of its own; it goes when this process goes. */
async function open(port: number, vars: Record<string, string>, fake?: string) {
  const env = { ...process.env, PORT: String(port), SITE_SHOP: seededShop, SITE_VARS: JSON.stringify(vars) }
  const site = fork(join(import.meta.dirname, 'site.ts'), { env: { ...env, SITE_STRIPE: fake ?? '' } })
  await once(site, 'message')
}

// The landing page is drawn by the build.
process.env.SOCIAL_PROOF ??= 'sample'
rmSync(seededShop, { recursive: true, force: true })
migrate(seededShop)
await Promise.all([seed(seededShop), process.env.E2E_SKIP_BUILD ? null : buildProduct()])

// As quick as a cloud can be: who looks at what happens meanwhile plans a slow run.
await startFakeFashn({ port: fakeCloud.port, key: fakeCloud.key, runMs: 300 })
const stripe = await startFakeStripe({
  port: fakeStripe.port,
  webhook: { url: webhookOf(billingSite.address) },
  pages: pagesWith(),
})
// One after another: what a site reads as it starts lies in the one build.
await open(cloudSite.port, { FASHN_API_KEY: fakeCloud.key, FASHN_BASE_URL: fakeCloud.address })
await open(billingSite.port, billingVars(stripe.address), stripe.address)
const google = await startFakeGoogle({ port: fakeGoogle.port })
await open(deviceSite.port, googleVars(google.address))
process.send?.('open')
process.on('disconnect', () => process.exit())
