import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { root } from '../../local/paths.ts'

type BuildVar =
  | 'SOCIAL_PROOF'
  | 'SITE_ADDRESS'
  | 'GOOGLE_CLIENT_ID'
  | 'TURNSTILE_SITE_KEY'
  | 'MINIMUM_PASSWORD_LENGTH'

/**
 * The operator's settings (wrangler.toml, [vars]) that pages are rendered with. Environment variables take precedence,
 * so that a local build can show the sample content.
 */
export function siteVars() {
  const { vars } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const read = (name: BuildVar) => process.env[name] ?? String(vars[name] ?? '')
  const address = read('SITE_ADDRESS')
  if (address && new URL(address).origin !== address)
    throw new Error(
      `SITE_ADDRESS is ${address}: it must be a scheme and a host only, like https://cabine.example`,
    )
  return {
    socialProof: read('SOCIAL_PROOF'),
    siteAddress: address,
    hasTurnstile: read('TURNSTILE_SITE_KEY') !== '',
    passwordLength: read('MINIMUM_PASSWORD_LENGTH'),
    googleOffered: read('GOOGLE_CLIENT_ID') === '' ? 'no' : 'yes',
  }
}
