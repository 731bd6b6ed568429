import { withBindings } from './local/database.ts'
import { migrate } from './local/migrate.ts'
import { openCatalogue } from '#worker/lib/db.ts'
import { readQuestion } from '#worker/catalogue/search/question.ts'
import { readFound, searchStatement } from '#worker/catalogue/search/statement.ts'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
await migrate('/tmp/st-s')
await withBindings('/tmp/st-s', async (env) => {
  const asked = { q: 'red dress', language: 'en', category: 'all', sort: 'relevance' } as any
  const st = searchStatement(readQuestion('red dress'), asked, 0)
  const q = new SQLiteSyncDialect().sqlToQuery(st)
  console.log(q.sql.replace(/\s+/g,' ').slice(0,3000))
  try { console.log(await readFound(openCatalogue(env.CATALOGUE_DB), st)) } catch (e) { console.log(String((e as any).cause ?? e)) }
})
