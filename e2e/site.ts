import { cpSync, rmSync } from 'node:fs'
import { endWhenTold } from '../scripts/local/end.ts'
import { serve } from '../scripts/local/serve.ts'
import { stateOf } from './addresses.ts'

// A process of its own for each site: the preview server keeps one workerd a process.
const port = Number(process.env.PORT)
const vars: Record<string, string> = JSON.parse(process.env.SITE_VARS ?? '{}')
const state = stateOf(port)

// One that was killed goes on with what it has.
if (!process.env.SITE_KEEP) {
  rmSync(state, { recursive: true, force: true })
  cpSync(process.env.SITE_SHOP ?? '', state, { recursive: true })
}
const site = await serve({
  port,
  state,
  vars: { SOCIAL_PROOF: 'sample', FASHN_API_KEY: '', STRIPE_SECRET_KEY: '', GOOGLE_CLIENT_ID: '', ...vars },
  fakeStripe: process.env.SITE_STRIPE || undefined,
})
endWhenTold(site.close)
process.send?.('open')
