import { env, reset } from 'cloudflare:test'
import { emptyWeb } from './web.ts'

// One Worker plays every file, since each start of one takes seconds: whatever it holds goes in between.
await reset()
await emptyWeb()
// All at once: statement by statement, as for a database in use, takes half a second a file.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
)
