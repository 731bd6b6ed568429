import { migrate } from './local/migrate.ts'
import { endOnSignal } from './local/end.ts'
import { buildProduct } from './local/build.ts'
import { buildFor, localState } from './local/paths.ts'
import { needFreePort } from './local/port.ts'
import { demoAccounts, seed } from './local/seed.ts'
import { serve } from './local/serve.ts'

const port = Number(process.env.PORT ?? 5173)
const build = buildFor('start', port)
await needFreePort(port)

// The landing page is prerendered by the build, so it needs this.
process.env.SOCIAL_PROOF ??= 'sample'
console.log('Building …')
await buildProduct(build)
console.log('Preparing the database and the samples …')
await migrate(localState)
await seed(localState)

const server = await serve({ build, port, state: localState, vars: { SOCIAL_PROOF: 'sample' } })
console.log(`
  Cabine is open:  ${server.address}

  Sign up, or look around, on the free plan or with Luxe, as
    ${demoAccounts.free.email}  ${demoAccounts.free.password}
    ${demoAccounts.premium.email}  ${demoAccounts.premium.password}
  (these accounts exist on this machine alone)

  Mails are not sent from here: npm run cabine -- mail shows them.
`)

endOnSignal(server.close)
