import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../scripts/local/database.ts'
import { endWhenTold } from '../scripts/local/end.ts'
import { root } from '../scripts/local/paths.ts'
import { seed } from '../scripts/local/seed.ts'
import { serve } from '../scripts/local/serve.ts'

// A process of its own for each site: the preview server keeps one workerd a process.
const port = Number(process.env.PORT)
const vars: Record<string, string> = JSON.parse(process.env.SITE_VARS ?? '{}')
const state = join(root, `.wrangler/e2e-${port}`)

rmSync(state, { recursive: true, force: true })
migrate(state)
await seed(state)
const site = await serve({ port, state, vars: { SOCIAL_PROOF: 'sample', FASHN_API_KEY: '', ...vars } })
endWhenTold(site.close)
process.send?.('open')
