import { cpSync, rmSync } from 'node:fs'
import { serve, type Settings } from '../scripts/local/serve.ts'
import { seededShop, siteBuild, stateOf } from './addresses.ts'

const withoutKeys = { FASHN_API_KEY: '', STRIPE_SECRET_KEY: '', GOOGLE_CLIENT_ID: '' }

type Differences = { isKept?: boolean; outside?: Settings['outside'] }

/** The product with storage of its own: a copy of the seeded shop, or what the last site at this port left. */
export async function openSite(
  port: number,
  vars: Record<string, string> = {},
  { isKept = false, outside }: Differences = {},
) {
  const state = stateOf(port)
  if (!isKept) {
    rmSync(state, { recursive: true, force: true })
    cpSync(seededShop, state, { recursive: true })
  }
  return await serve({
    build: siteBuild,
    port,
    state,
    vars: { SOCIAL_PROOF: 'sample', ...withoutKeys, ...vars },
    ...(outside && { outside }),
  })
}
