import { env, reset } from 'cloudflare:test'
import { emptyWeb } from './web.ts'

const databases = [
  { binding: env.DB, migrations: env.TEST_MIGRATIONS.accounts },
  { binding: env.CATALOGUE_DB, migrations: env.TEST_MIGRATIONS.catalogue },
]

async function tableCount() {
  const counts = await Promise.all(
    databases.map(({ binding }) =>
      binding
        .prepare("select count(*) as n from sqlite_master where name not like '\\_cf\\_%' escape '\\'")
        .first<number>('n'),
    ),
  )
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

// All files share one Worker, since each start takes seconds, so its storage is cleared in between.
await reset()
// On a busy machine, work left running by the previous file has sometimes kept its database.
for (let tries = 0; (await tableCount()) !== 0; tries++) {
  if (tries === 5) throw new Error('the database of the file before does not go')
  await reset()
}
await emptyWeb()
// In one batch: statement by statement, as for a database in use, takes half a second a file.
for (const { binding, migrations } of databases)
  await binding.batch(migrations.flatMap(({ queries }) => queries).map((query) => binding.prepare(query)))
