import { spawnSync } from 'node:child_process'
import { root } from '../local/paths.ts'

/** The files in `src/worker` that say which tables a database has. */
const schemas = {
  accounts:
    '{account,auth,billing,credits,external-products,looks,mail,moderation,notifications,office,photos,recommendations,studio,stylist,switches,wishlist,withdrawals}/schema',
  catalogue:
    '{alike/schema,catalogue/schema,office/catalogue-schema,operations/schema,outfits/schema,stylist/sentences/schema,work/schema}',
}

/** Writes what the tables of each database lack, into `migrations`. What is told (`--name words`, `--custom`) goes on to drizzle-kit. */
for (const [database, files] of Object.entries(schemas)) {
  const told = [
    '--schema',
    `src/worker/${files}.ts`,
    '--out',
    `migrations/${database}`,
    ...process.argv.slice(2),
  ]
  const { status } = spawnSync('drizzle-kit', ['generate', '--dialect', 'sqlite', ...told], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
