import { migrate } from '../local/database.ts'
import { endWhenTold } from '../local/end.ts'
import { serve } from '../local/serve.ts'

// A process of its own: the preview server keeps one workerd a process.
const state = process.env.SITE_STATE ?? ''
migrate(state)
const site = await serve({
  port: Number(process.env.PORT),
  state,
  vars: { CATALOGUE_FEEDS: process.env.SITE_FEEDS ?? '' },
  logLevel: 'info',
})
endWhenTold(site.close)
process.send?.('open')
