import { join } from 'node:path'
import { buildFor, root } from '../scripts/local/paths.ts'

/** Several runs on one machine keep out of each other's way with this. */
const first = Number(process.env.E2E_PORT ?? 5290)
export type Address = { port: number; address: string }
const at = (place: number): Address => ({ port: first + place, address: `http://localhost:${first + place}` })

/** The product with the on-device engine alone, the product before a cloud, and the product that takes money. */
export const deviceSite = at(0)
export const cloudSite = at(1)
export const billingSite = at(3)
export const fakeCloud = { ...at(2), key: 'fa-test-key' }
export const fakeStripe = at(4)
/** Lets people in to the first site. */
export const fakeGoogle = at(5)
/** Those that a test opens itself, and kills. */
export const mortalStudio = at(6)
export const mortalCloud = at(8)

/** The product with shops of this machine around it. */
export const shopSite = at(7)

/** All sites serve this. */
export const siteBuild = buildFor('e2e', deviceSite.port)

/** What `npm run bench` opens beside the sites: no other may stand where one of these does (addresses.test.ts). */
export const benchPlaces = {
  plainServer: at(9),
  edge: at(10),
  browser: at(11),
  searchSite: at(12),
  importSite: at(13),
}

/** Every site begins with a copy of this: the shop is seeded once. */
export const seededShop = join(root, `.wrangler/e2e-${deviceSite.port}-shop`)
export const stateOf = (port: number) => join(root, `.wrangler/e2e-${port}`)
