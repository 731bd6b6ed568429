import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { withBindings } from '../local/database.ts'
import { localState, root } from '../local/paths.ts'
import { runDrill } from './run-drill.ts'
import { fetchDay, readManifest, writeSql } from './stored.ts'

const usage = `
  npm run cabine -- backup drill                                  exports this machine's databases, restores and compares them
  npm run cabine -- backup fetch DAY --out FOLDER                 gets a day (2026-11-24) from the bucket
  npm run cabine -- backup sql DAY --from FOLDER --out FILE.sql   writes what restores a database, and forgotten.sql beside it
    --database NAME    accounts (without it) or catalogue
    --bucket NAME      cabine-backups (without it)
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    from: { type: 'string' },
    database: { type: 'string', default: 'accounts' },
    bucket: { type: 'string', default: 'cabine-backups' },
  },
})
const [act, day = ''] = positionals
const isDay = /^\d{4}-\d\d-\d\d$/.test(day)

async function drill() {
  const lines = await withBindings(localState, (env) => runDrill(env, new Date()))
  for (const { table, rows, isSame } of lines)
    console.log(`${isSame ? 'same' : 'DIFFERS'}  ${String(rows).padStart(8)}  ${table}`)
  const wrong = lines.filter(({ isSame }) => !isSame).length
  const rows = lines.reduce((sum, line) => sum + line.rows, 0)
  console.log(`\n${lines.length} tables, ${rows} rows, ${wrong} that differ.`)
  return wrong === 0 ? 0 : 1
}

const fromBucket = (key: string, file: string) =>
  spawnSync('wrangler', ['r2', 'object', 'get', `${values.bucket}/${key}`, '--file', file, '--remote'], {
    cwd: root,
    stdio: 'inherit',
  }).status ?? 1

async function main(): Promise<number> {
  if (act === 'drill') return drill()
  if (act === 'fetch' && isDay && values.out) {
    console.log(`${fetchDay(day, values.out, fromBucket)} parts are in ${values.out}.`)
    return 0
  }
  if (act === 'sql' && isDay && values.from && values.out) {
    const database = readManifest(values.from, day).databases.find(({ name }) => name === values.database)
    if (!database) throw new Error(`the backup has no database ${values.database}`)
    const { statements, forgotten } = await writeSql(values.from, database, day, values.out)
    console.log(`${statements} statements are in ${values.out}; who was removed since, in ${forgotten}.`)
    return 0
  }
  console.log(usage)
  return 1
}

process.exitCode = await main()
