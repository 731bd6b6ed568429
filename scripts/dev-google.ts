import { join } from 'node:path'
import { startFakeGoogle } from './fake-google/server.ts'
import { buildProduct } from './local/build.ts'
import { migrate } from './local/migrate.ts'
import { endOnSignal } from './local/end.ts'
import { googleVars } from './local/google.ts'
import { buildFor, root } from './local/paths.ts'
import { seed } from './local/seed.ts'
import { serve } from './local/serve.ts'

const port = Number(process.env.PORT ?? 5173)
const googlePort = Number(process.env.GOOGLE_PORT ?? 5195)
const build = buildFor('google', port)
const state = process.env.CABINE_STATE ?? join(root, `.wrangler/google-${port}`)

console.log('Building …')
await buildProduct(build)
console.log('Preparing the database and the samples …')
await migrate(state)
await seed(state)

const google = await startFakeGoogle({ port: googlePort })
const server = await serve({
  build,
  port,
  state,
  vars: { SOCIAL_PROOF: 'sample', ...googleVars(google.address) },
  logLevel: 'info',
})

console.log(`
  Cabine is open, with a sign-in provider that runs on this machine:  http://localhost:${port}/auth
  The provider:  ${google.address}

  'Continue with Google' leads to its page: choose an account, make one up, cancel, or say what
  shall be wrong with its answer.
`)

endOnSignal(() => Promise.all([server.close(), google.close()]))
