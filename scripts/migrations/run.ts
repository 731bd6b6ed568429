import { spawnSync } from 'node:child_process'
import { root } from '../local/paths.ts'

/** The files in `src/worker` that say which tables a database has. */
const schemas = {
  accounts:
    '{audit-log,auth,billing,billing/withdrawals,closet,external-products,ledger,looks,mail,moderation,notifications,photos,recommendations,shoppers,studio,stylist,switches,wishlist}/schema',
  catalogue:
    '{audit-log/catalogue-schema,catalogue/alike/schema,catalogue/schema,metrics/schema,operations/schema,outfits/schema,stylist/sentences/schema}',
}

/** Writes what the tables of each database lack, into `src/worker/migrations`. What is told (`--name words`, `--custom`) goes on to drizzle-kit. */
for (const [database, files] of Object.entries(schemas)) {
  const told = [
    '--schema',
    `src/worker/${files}.ts`,
    '--out',
    `src/worker/migrations/${database}`,
    ...process.argv.slice(2),
  ]
  const { status } = spawnSync('drizzle-kit', ['generate', '--dialect', 'sqlite', ...told], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
