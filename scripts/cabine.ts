/** The commands that are not wanted every day: `npm run cabine` lists them, and each says more of itself where it wants arguments. */
type Command = { what: string; run: () => Promise<unknown> }

export const commands: Record<string, Command> = {
  backup: {
    what: 'the nightly backups: a drill, and what restores one',
    run: () => import('./backup/run.ts'),
  },
  bench: { what: 'measures pages, API, engine, search and load', run: () => import('./bench/run.ts') },
  billing: { what: 'what Stripe sent, and what is owed', run: () => import('./billing/run.ts') },
  catalogue: { what: 'feeds: imports, their state, synonyms', run: () => import('./catalogue/run.ts') },
  costs: { what: 'what a month costs, by the prices of scripts/costs', run: () => import('./costs/run.ts') },
  'dev:billing': {
    what: 'the product with a Stripe at which no money moves',
    run: () => import('./dev-billing.ts'),
  },
  'dev:cloud': {
    what: 'the product with photographers that cost nothing',
    run: () => import('./dev-cloud.ts'),
  },
  'dev:google': { what: 'the product with a sign-in provider', run: () => import('./dev-google.ts') },
  limits: {
    what: 'every bound and length of time in the code, or those that a word is in',
    run: () => import('./limits/run.ts'),
  },
  local: {
    what: 'makes the tables of this machine and fills the shop',
    run: () => import('./local/prepare.ts'),
  },
  mail: { what: 'the newest mail that this site would have sent', run: () => import('./mail/run.ts') },
  office: { what: 'who works in the office', run: () => import('./office/run.ts') },
  providers: {
    what: 'the photographers of looks: what they cost, and a try',
    run: () => import('./providers/run.ts'),
  },
  search: {
    what: 'how questions to the shop are read, and what is found',
    run: () => import('./search/run.ts'),
  },
  sbom: { what: 'what is shipped', run: () => import('./sbom/run.ts') },
  sophia: { what: 'how sentences are read, and how well', run: () => import('./sophia/run.ts') },
}

const [name = ''] = process.argv.splice(2, 1)
const command = commands[name]
if (command) await command.run()
else {
  for (const [other, { what }] of Object.entries(commands))
    console.log(`  npm run cabine -- ${other.padEnd(12)} ${what}`)
  if (name) console.error(`\nNothing is called ${name}.`)
  process.exitCode = name ? 1 : 0
}
