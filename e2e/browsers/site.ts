import { rmSync } from 'node:fs'
import { buildProduct } from '../../scripts/local/build.ts'
import { migrate } from '../../scripts/local/migrate.ts'
import { seed } from '../../scripts/local/seed.ts'
import { serve } from '../../scripts/local/serve.ts'
import { cheapCost } from '../../scripts/vite/cheap-passwords.ts'
import { browserAddresses, browserBuild, stateOf } from '../addresses.ts'

type Told = { digest: string; message: string; page: string; times: number }

/** The product with a shop of its own, which is empty of shoppers, and what its pages report to it. */
export async function openShop() {
  const { port } = browserAddresses.site
  const state = stateOf(port)
  process.env.SOCIAL_PROOF ??= 'sample'
  rmSync(state, { recursive: true, force: true })
  await migrate(state)
  await Promise.all([
    seed(state, cheapCost),
    process.env.E2E_SKIP_BUILD || buildProduct(browserBuild, { hasCheapPasswords: true }),
  ])
  const site = await serve({
    build: browserBuild,
    port,
    state,
    vars: { SOCIAL_PROOF: 'sample', FASHN_API_KEY: '', STRIPE_SECRET_KEY: '', GOOGLE_CLIENT_ID: '' },
  })
  const known = new Map<string, number>()

  /**
   * Errors of pages and breaks of the security policy that browsers have sent since the last time: also those from before a
   * driver could listen, and of workers.
   */
  async function toldErrors() {
    const catalogue = await site.runtime.getD1Database('CATALOGUE_DB')
    const { results } = await catalogue
      .prepare('SELECT digest, message, page, times FROM client_errors')
      .all<Told>()
    const fresh = results.filter(({ digest, times }) => known.get(digest) !== times)
    for (const { digest, times } of fresh) known.set(digest, times)
    return fresh.map(({ message, page }) => `told by ${page}: ${message}`)
  }
  return { address: site.address, toldErrors, close: site.close }
}
