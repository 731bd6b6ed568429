import { join } from 'node:path'
import { createServer } from 'vite'
import { migrate } from './local/database.ts'
import { defaultState, root } from './local/paths.ts'
import { seed } from './local/seed.ts'

const state = process.env.CABINE_STATE ?? defaultState
migrate(state)
await seed(state)
// Beside the state: two servers with states of their own do not share a half-made cache.
const server = await createServer({ root, cacheDir: join(state, 'vite') })
await server.listen()
server.printUrls()
