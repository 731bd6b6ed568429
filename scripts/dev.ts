import { join } from 'node:path'
import { createServer } from 'vite'
import { migrate } from './local/migrate.ts'
import { localState, root } from './local/paths.ts'
import { seed } from './local/seed.ts'

await migrate(localState)
await seed(localState)
// Beside the state: two servers with states of their own must not share a half-written cache.
const server = await createServer({ root, cacheDir: join(localState, 'vite') })
await server.listen()
server.printUrls()
