import { configurationFaults, type Storage } from './faults.ts'

/** Runs a command in the foreground and returns its exit status. */
export type RunCommand = (command: string, args: readonly string[]) => number

type Options = {
  config: Storage
  /** Contacts nobody: neither the databases nor Cloudflare. */
  isRehearsal: boolean
  run: RunCommand
  say: (line: string) => void
}

type Step = { doing: string; done: string; command: string; args: string[]; contacts?: true }

const builtConfig = 'dist/cabine/wrangler.json'

/** The new tables are there before the code that asks for them, and the code is built before anything is changed. */
const stepsOf = ({ d1_databases }: Storage, isRehearsal: boolean): Step[] => [
  { doing: 'Building', done: 'built the site', command: 'vite', args: ['build'] },
  ...d1_databases.map(({ binding, database_name = binding }): Step => ({
    doing: `Migrating the database ${database_name} (${binding})`,
    done: `brought the tables of ${database_name} up to date`,
    command: 'wrangler',
    args: ['d1', 'migrations', 'apply', binding, '--remote', '--config', 'wrangler.toml'],
    contacts: true,
  })),
  {
    doing: isRehearsal ? 'Making what would be deployed' : 'Deploying',
    done: isRehearsal ? 'made what would be deployed' : 'deployed the Worker and the pages',
    command: 'wrangler',
    args: ['deploy', '--config', builtConfig, ...(isRehearsal ? ['--dry-run'] : [])],
  },
]

/** Builds, migrates and deploys, in this order, and says what it did. Returns the exit status. */
export function deploy({ config, isRehearsal, run, say }: Options) {
  const faults = configurationFaults(config)
  if (faults.length > 0) {
    say(isRehearsal ? 'A deployment would end here:' : 'Nothing was deployed:')
    for (const fault of faults) say(`  ${fault}`)
    if (!isRehearsal) return 1
  }
  const done: string[] = []
  for (const { doing, done: saying, command, args, contacts } of stepsOf(config, isRehearsal)) {
    const line = [command, ...args].join(' ')
    if (isRehearsal && contacts) {
      say(`\n${doing}: left out, it would run '${line}'`)
      continue
    }
    say(`\n${doing}: ${line}`)
    const status = run(command, args)
    if (status !== 0) {
      say(`\nThis failed, and nothing after it was done. Before it: ${done.join(', ') || 'nothing'}.`)
      return status
    }
    done.push(saying)
  }
  say(`\nDone: ${done.join(', ')}.${isRehearsal ? ' Nobody was contacted.' : ''}`)
  if (faults.length > 0) say('A deployment would have ended before all of this: see above.')
  return 0
}
