import { env, reset } from 'cloudflare:test'
import { emptyWeb } from './web.ts'

const tableCount = () =>
  env.DB.prepare(
    "select count(*) as n from sqlite_master where name not like '\\_cf\\_%' escape '\\'",
  ).first<number>('n')

// All files share one Worker, since each start takes seconds, so its storage is cleared in between.
await reset()
// On a busy machine, work left running by the previous file has sometimes kept its database.
for (let tries = 0; (await tableCount()) !== 0; tries++) {
  if (tries === 5) throw new Error('the database of the file before does not go')
  await reset()
}
await emptyWeb()
// In one batch: statement by statement, as for a database in use, takes half a second a file.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
)
