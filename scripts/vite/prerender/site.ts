import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { root } from '../../local/paths.ts'

/**
 * What the operator set for the site (wrangler.toml, [vars]), as far as pages are drawn with it. The
 * environment comes first: a build on one's own machine shows the sample content.
 */
export function siteVars() {
  const { vars } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const read = (name: 'SOCIAL_PROOF' | 'SITE_ADDRESS' | 'GOOGLE_CLIENT_ID') =>
    process.env[name] ?? String(vars[name] ?? '')
  const address = read('SITE_ADDRESS')
  if (address && new URL(address).origin !== address)
    throw new Error(
      `SITE_ADDRESS is ${address}: it wants a scheme and a host alone, like https://cabine.example`,
    )
  return {
    socialProof: read('SOCIAL_PROOF'),
    siteAddress: address,
    googleOffered: read('GOOGLE_CLIENT_ID') === '' ? 'no' : 'yes',
  }
}
