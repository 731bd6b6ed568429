import { createServer } from 'vite'
import { migrate } from './local/database.ts'
import { defaultState, root } from './local/paths.ts'
import { seed } from './local/seed.ts'

migrate(defaultState)
await seed(defaultState)
const server = await createServer({ root })
await server.listen()
server.printUrls()
