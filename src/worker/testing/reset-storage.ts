import { env, reset } from 'cloudflare:test'
import { emptyWeb } from './web.ts'

const tableCount = () =>
  env.DB.prepare(
    "select count(*) as n from sqlite_master where name not like '\\_cf\\_%' escape '\\'",
  ).first<number>('n')

// One Worker plays every file, since each start of one takes seconds: whatever it holds goes in between.
await reset()
// On a busy machine what the file before left under way has now and then kept its database.
for (let tries = 0; (await tableCount()) !== 0; tries++) {
  if (tries === 5) throw new Error('the database of the file before does not go')
  await reset()
}
await emptyWeb()
// All at once: statement by statement, as for a database in use, takes half a second a file.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
)
