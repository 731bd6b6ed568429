import { migrate } from './local/database.ts'
import { endWhenTold } from './local/end.ts'
import { defaultState } from './local/paths.ts'
import { demoAccounts, seed } from './local/seed.ts'
import { buildProduct, serve } from './local/serve.ts'

const port = Number(process.env.PORT ?? 5173)

// The landing page is drawn by the build.
process.env.SOCIAL_PROOF ??= 'sample'
console.log('Building …')
await buildProduct()
console.log('Preparing the database and the samples …')
migrate(defaultState)
await seed(defaultState)

const server = await serve({ port, state: defaultState, vars: { SOCIAL_PROOF: 'sample' } })
console.log(`
  Cabine is open:  ${server.address}

  Sign up, or look around, on the free plan or with Luxe, as
    ${demoAccounts.free.email}  ${demoAccounts.free.password}
    ${demoAccounts.premium.email}  ${demoAccounts.premium.password}
  (these accounts exist on this machine alone)

  Mails are not sent from here: npm run mail shows them.
`)

endWhenTold(server.close)
