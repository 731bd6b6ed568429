import { join } from 'node:path'
import { buildFor, root } from '../scripts/local/paths.ts'

/** Separates several runs on one machine. */
const first = Number(process.env.E2E_PORT ?? 5290)
export type Address = { port: number; address: string }
const at = (place: number): Address => ({ port: first + place, address: `http://localhost:${first + place}` })

/** The product with the on-device engine alone, the product with a cloud, and the product with payments. */
export const deviceSite = at(0)
export const cloudSite = at(1)
export const billingSite = at(3)
export const fakeCloud = { ...at(2), key: 'fa-test-key' }
export const fakeStripe = at(4)
/** The identity provider of the first site. */
export const fakeGoogle = at(5)
/** Sites that a test starts and kills itself. */
export const killableStudio = at(6)
export const killableCloud = at(8)

/** The product with shops on this machine. */
export const shopSite = at(7)

/**
 * The product where the operator's commands are run beside it. SQLite on this machine waits for no lock: a command that opens
 * the files of a site makes calls of that moment fail, which would be other tests' calls.
 */
export const officeSite = at(15)

/** The build of all sites. */
export const siteBuild = buildFor('e2e', deviceSite.port)

/** Ports that `npm run cabine -- bench` uses besides the sites, which must not collide (addresses.test.ts). */
export const benchAddresses = {
  plainServer: at(9),
  edge: at(10),
  browser: at(11),
  searchSite: at(12),
  importSite: at(13),
  loadSite: at(14),
}

/** The product before other browsers, and what drives one of them (browsers/run.ts). */
export const browserAddresses = { site: at(16), driver: at(17) }
export const browserBuild = buildFor('browsers', browserAddresses.site.port)

/** Every site begins with a copy of this shop, which is seeded once. */
export const seededShop = join(root, `.wrangler/e2e-${deviceSite.port}-shop`)
export const stateOf = (port: number) => join(root, `.wrangler/e2e-${port}`)
