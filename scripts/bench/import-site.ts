import { migrate } from '../local/migrate.ts'
import { endOnSignal } from '../local/end.ts'
import { siteBuild } from '../../e2e/addresses.ts'
import { serve } from '../local/serve.ts'

// A separate process, so that its memory and processor time can be measured.
const state = process.env.SITE_STATE ?? ''
await migrate(state)
const site = await serve({
  build: siteBuild,
  port: Number(process.env.PORT),
  state,
  vars: { CATALOGUE_FEEDS: process.env.SITE_FEEDS ?? '' },
  logLevel: 'info',
})
endOnSignal(site.close)
process.send?.('open')
