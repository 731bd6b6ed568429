import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openControlRoom } from './fake-photographers/control-room/open.ts'
import { startFakePhotographers } from './fake-photographers/start.ts'
import { buildProduct } from './local/build.ts'
import { endOnSignal } from './local/end.ts'
import { migrate } from './local/migrate.ts'
import { buildFor, root } from './local/paths.ts'
import { demoAccounts, seed } from './local/seed.ts'
import { serve } from './local/serve.ts'
import { photographVars } from './providers/vars.ts'

const { values } = parseArgs({ options: { budget: { type: 'string', default: '20' } } })

const port = Number(process.env.PORT ?? 5173)
const roomPort = Number(process.env.CLOUD_PORT ?? 5196)
const address = `http://localhost:${port}`
const build = buildFor('cloud', port)
const state = join(root, `.wrangler/cloud-${port}`)

const fakes = await startFakePhotographers()
// Whatever .dev.vars says, no photograph leaves this machine.
const photographers = { PHOTOGRAPHERS: 'workers_ai google fashn gateway bfl own', ...fakes.vars }
let budget = values.budget

console.log('Building …')
await buildProduct(build)
console.log('Preparing the database and the samples …')
// The fakes forget everything when they end, so the gate must not remember what was spent at them.
rmSync(state, { recursive: true, force: true })
await migrate(state)
await seed(state)

const open = () =>
  serve({
    build,
    port,
    state,
    vars: { SOCIAL_PROOF: 'sample', ...photographers, PHOTOGRAPH_BUDGET: budget },
    logLevel: 'info',
  })
let server = await open()

/** The gate is what remembers a day: without its storage nothing is spent, and no service is closed. */
async function renew(next: string) {
  budget = next
  await server.close()
  rmSync(join(state, 'v3/do/cabine-TryOnGate'), { recursive: true, force: true })
  server = await open()
}

const room = await openControlRoom(fakes, {
  port: roomPort,
  env: { ...photographVars(), ...photographers },
  product: { address, budget: () => budget, renew },
})

console.log(`
  Cabine is open, with photographers that run on this machine:  ${address}
  The control room (what they do next, what it costs):          ${room.address}

  Sign in, on the free plan or with Luxe, as
    ${demoAccounts.free.email}  ${demoAccounts.free.password}
    ${demoAccounts.premium.email}  ${demoAccounts.premium.password}

  Photographs of a day may cost $${budget}: npm run cabine -- dev:cloud --budget 0.10 has soon spent it.
`)

endOnSignal(() => Promise.all([server.close(), room.close(), fakes.close()]))
