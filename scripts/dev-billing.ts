import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { crons } from '#worker/lib/crons.ts'
import { pagesWith } from './fake-stripe/pages/pages.ts'
import { startFakeStripe } from './fake-stripe/server.ts'
import { billingVars, webhookOf } from './local/billing.ts'
import { buildProduct } from './local/build.ts'
import { migrate } from './local/migrate.ts'
import { endOnSignal } from './local/end.ts'
import { buildFor, root } from './local/paths.ts'
import { demoAccounts, seed } from './local/seed.ts'
import { serve } from './local/serve.ts'

const port = Number(process.env.PORT ?? 5173)
const stripePort = Number(process.env.STRIPE_PORT ?? 5194)
const product = `http://localhost:${port}`
const build = buildFor('billing', port)
const state = join(root, `.wrangler/billing-${port}`)

const pages = pagesWith({ address: product, jobs: [crons.five_minutes.expression, crons.night.expression] })
const stripe = await startFakeStripe({ port: stripePort, webhook: { url: webhookOf(product) }, pages })

console.log('Building …')
await buildProduct(build, { fakeStripe: stripe.address })
console.log('Preparing the database and the samples …')
// The fake forgets everything when it ends, so the product must not remember its payments.
rmSync(state, { recursive: true, force: true })
await migrate(state)
await seed(state)

const server = await serve({
  build,
  port,
  state,
  vars: { SOCIAL_PROOF: 'sample', ...billingVars(stripe.address) },
  logLevel: 'info',
})

console.log(`
  Cabine is open, with payments at which no money moves:  ${product}
  The control room (clock, renewals, refunds, webhooks):  ${stripe.address}

  Sign up, or look around on the free plan as
    ${demoAccounts.free.email}  ${demoAccounts.free.password}

  Test cards
    4242 4242 4242 4242  pays
    4000 0000 0000 0002  is declined
    4000 0000 0000 9995  has too little money on it
    4000 0027 6000 3184  asks the bank first (3-D Secure)
    4000 0000 0000 0341  pays now, fails at the renewal
`)

endOnSignal(() => Promise.all([server.close(), stripe.close()]))
