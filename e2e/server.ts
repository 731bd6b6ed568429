import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startFakeFashn } from '../scripts/fake-fashn/server.ts'
import { startFakeGoogle } from '../scripts/fake-google/server.ts'
import { pagesWith } from '../scripts/fake-stripe/pages/pages.ts'
import { startFakeStripe } from '../scripts/fake-stripe/server.ts'
import { billingVars, webhookOf } from '../scripts/local/billing.ts'
import { buildProduct } from '../scripts/local/build.ts'
import { migrate } from '../scripts/local/migrate.ts'
import { endOnSignal } from '../scripts/local/end.ts'
import { googleVars } from '../scripts/local/google.ts'
import { seed } from '../scripts/local/seed.ts'
import { cheapCost } from '../scripts/vite/cheap-passwords.ts'
import {
  billingSite,
  cloudSite,
  deviceSite,
  fakeCloud,
  fakeGoogle,
  fakeStripe,
  officeSite,
  seededShop,
  siteBuild,
} from './addresses.ts'
import { openSite } from './site.ts'

/** The bench measures the product with passwords at full cost; tests create hundreds of accounts. */
const { values } = parseArgs({ options: { 'full-passwords': { type: 'boolean', default: false } } })
const hasCheapPasswords = !values['full-passwords']

const stripe = await startFakeStripe({
  port: fakeStripe.port,
  webhook: { url: webhookOf(billingSite.address) },
  pages: pagesWith(),
})
// The landing page is drawn by the build.
process.env.SOCIAL_PROOF ??= 'sample'
rmSync(seededShop, { recursive: true, force: true })
await migrate(seededShop)
await Promise.all([
  seed(seededShop, hasCheapPasswords ? cheapCost : undefined),
  process.env.E2E_SKIP_BUILD || buildProduct(siteBuild, { fakeStripe: stripe.address, hasCheapPasswords }),
])

// As fast as a cloud can be: a test of the progress plans a slow run.
const fashn = await startFakeFashn({ port: fakeCloud.port, key: fakeCloud.key, runMs: 300 })
const google = await startFakeGoogle({ port: fakeGoogle.port })
const sites = await Promise.all([
  openSite(cloudSite.port, { FASHN_API_KEY: fakeCloud.key, FASHN_BASE_URL: fakeCloud.address }),
  openSite(billingSite.port, billingVars(stripe.address)),
  openSite(deviceSite.port, googleVars(google.address)),
  openSite(officeSite.port),
])
process.send?.('open')
endOnSignal(() => Promise.all([fashn, stripe, google, ...sites].map((one) => one.close())))
