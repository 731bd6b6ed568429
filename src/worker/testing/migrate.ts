import { env } from 'cloudflare:test'

// All at once: statement by statement, as for a database in use, takes half a second a file.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
)
