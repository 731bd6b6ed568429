import { withBindings } from './local/database.ts'
import { statementOf, textOf } from './bench/search-at-scale.ts'
await withBindings('.wrangler/bench-search-100000', async ({CATALOGUE_DB: db}) => {
  const { sql, params } = textOf(await statementOf({ q: 'dress', language: 'en', category: 'all', sort: 'relevance' } as any))
  const rows = async (text: string, ps: any[] = params) => (await db.prepare(text).bind(...ps).run()).meta.rows_read
  console.log('whole', await rows(sql))
  const at = sql.indexOf('\n    select\n      max(')
  const head = sql.slice(0, at)
  const np = (s: string) => (s.match(/\?/g) ?? []).length
  const t = async (name: string, sel: string) => console.log(name, await rows(head + ' ' + sel, params.slice(0, np(head + sel))))
  await t('nothing', 'select 1')
  await t('count m0', 'select count(*) from matches_0')
  await t('count matches', 'select count(*) from matches')
  await t('count hits', 'select count(*) from hits')
  await t('brand', 'select brand, count(*) n from hits group by 1')
  await t('order', 'select number from hits order by score desc, number desc limit 48')
  console.log(head.slice(0,1800))
})
