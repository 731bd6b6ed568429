import { configurationFaults, operatorWarnings, type Storage } from './faults.ts'
import { warnOfSecrets, warnOfWeaknesses } from './warnings.ts'
import { giveGradually, rehearseGradually, uploadedVersion, versionNow } from './gradual.ts'
import { beginSteps, Ended, type Steps, type Tools } from './tools.ts'

export type Environment = 'production' | 'staging'

type Options = {
  environment: Environment
  config: Storage
  /** The configuration of the environment, for commands that ask its stores. */
  configPath: string
  /** The built one, which has the code. */
  builtPath: string
  /** The built configuration of the files' own Worker, where they have one. */
  filesPath?: string
  /** Makes `builtPath` after the build, where it is not what the build wrote. */
  finishBuild?: () => void
  /** Contacts nobody: neither the databases nor Cloudflare. */
  isRehearsal: boolean
  /** Gives the new version to all at once: for the first one, and for one that changes Durable Objects' classes. */
  isAtOnce: boolean
  leavesOutChecks: boolean
  now: Date
  tools: Tools
}

/** By which the files of one deployment are called. */
const stampOf = ({ now, environment }: Pick<Options, 'now' | 'environment'>) =>
  `${now.toISOString().replaceAll(/[:.]/g, '-')}-${environment}`

const bookmarkIn = (text: string) => /"bookmark":\s*"([^"]+)"/.exec(text)?.[1] ?? null

/** Notes where each database is, so that there is a way back from what a migration does. Without it nothing is migrated. */
function noteBookmarks(steps: Steps, { config, configPath, environment, now, isRehearsal, tools }: Options) {
  const bookmarks: Record<string, string> = {}
  for (const { binding, database_name = binding } of config.d1_databases) {
    const text = steps.read({
      doing: `Noting the bookmark of ${database_name}`,
      done: `noted the bookmark of ${database_name}`,
      command: 'wrangler',
      args: ['d1', 'time-travel', 'info', binding, '--json', '--config', configPath],
      contacts: true,
    })
    if (text === null) continue
    const bookmark = bookmarkIn(text)
    if (!bookmark) throw new Ended(`Noting the bookmark of ${database_name} failed: none was told`)
    bookmarks[binding] = bookmark
  }
  if (isRehearsal) return
  const name = `${stampOf({ now, environment })}.json`
  tools.say(`  ${tools.keep(name, `${JSON.stringify({ environment, at: now, bookmarks }, null, 2)}\n`)}`)
}

function migrate(steps: Steps, { config, configPath }: Options) {
  for (const { binding, database_name = binding } of config.d1_databases)
    steps.run({
      doing: `Migrating the database ${database_name} (${binding})`,
      done: `brought the tables of ${database_name} up to date`,
      command: 'wrangler',
      args: ['d1', 'migrations', 'apply', binding, '--remote', '--config', configPath],
      contacts: true,
    })
}

const wholly = (steps: Steps, { builtPath, isRehearsal }: Options) =>
  steps.run({
    doing: isRehearsal ? 'Making what would be deployed' : 'Deploying to all at once',
    done: isRehearsal ? 'made what would be deployed' : 'deployed the Worker and the pages',
    command: 'wrangler',
    args: ['deploy', '--config', builtPath, ...(isRehearsal ? ['--dry-run'] : [])],
  })

/** Before the code, which may ask for them: those of the version before that are missed now are asked for by open tabs alone. */
function publishFiles(steps: Steps, { filesPath, isRehearsal }: Options) {
  if (!filesPath) return
  steps.run({
    doing: isRehearsal ? 'Making the files that would be deployed' : 'Deploying the files',
    done: isRehearsal ? 'made the files that would be deployed' : 'deployed the files',
    command: 'wrangler',
    args: ['deploy', '--config', filesPath, ...(isRehearsal ? ['--dry-run'] : [])],
  })
}

async function publish(steps: Steps, options: Options) {
  const { config, configPath, builtPath, isRehearsal, isAtOnce, tools } = options
  if (isRehearsal) {
    wholly(steps, options)
    if (!isAtOnce) rehearseGradually(steps, configPath)
    return
  }
  const former = isAtOnce ? null : versionNow(tools, configPath)
  if (!former) return wholly(steps, options)
  const address = config.vars?.SITE_ADDRESS
  if (typeof address !== 'string' || !address)
    throw new Ended(
      'SITE_ADDRESS is empty, so the new version cannot be asked how it is: set it, or use --at-once',
    )
  const text = steps.read({
    doing: 'Uploading the new version',
    done: 'uploaded the new version',
    command: 'wrangler',
    args: ['versions', 'upload', '--config', builtPath],
    contacts: true,
  })
  const version = uploadedVersion(text ?? '')
  if (!version) throw new Ended('the upload did not tell the id of its version')
  await giveGradually(
    steps,
    tools,
    { address, worker: config.name ?? 'cabine', config: configPath },
    { version, former },
  )
  steps.run({
    doing: 'Setting the crons and routes',
    done: 'set the crons and routes',
    command: 'wrangler',
    args: ['triggers', 'deploy', '--config', builtPath],
    contacts: true,
  })
}

/**
 * Checks, builds, notes bookmarks, migrates and deploys, in this order: new tables are there before the code that asks for them, and the code is
 * built before anything is changed. Says what it did, and returns the exit status.
 */
export async function deploy(options: Options) {
  const { config, isRehearsal, leavesOutChecks, finishBuild, tools } = options
  const { say } = tools
  const faults = configurationFaults(config)
  if (faults.length > 0) {
    say(isRehearsal ? 'A deployment would end here:' : 'Nothing was deployed:')
    for (const fault of faults) say(`  ${fault}`)
    if (!isRehearsal) return 1
  }
  for (const warning of operatorWarnings(config)) say(`  Warning: ${warning}`)
  const steps = beginSteps(tools, isRehearsal)
  try {
    if (!leavesOutChecks)
      steps.run({ doing: 'Checking', done: 'checked the code', command: 'npm', args: ['run', '-s', 'check'] })
    if (!isRehearsal) warnOfWeaknesses(tools)
    steps.run({ doing: 'Building', done: 'built the site', command: 'vite', args: ['build'] })
    finishBuild?.()
    steps.run({
      doing: 'Listing what it is made of',
      done: 'listed what it is made of',
      command: 'npm',
      args: ['run', '-s', 'cabine', '--', 'sbom', '--out', `deployments/${stampOf(options)}.cdx.json`],
    })
    noteBookmarks(steps, options)
    migrate(steps, options)
    publishFiles(steps, options)
    await publish(steps, options)
    if (!isRehearsal) warnOfSecrets(tools, options.configPath)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    say(`\nThis failed, and nothing after it was done: ${error.message}.`)
    say(`Before it: ${steps.done.join(', ') || 'nothing'}.`)
    return error.status
  }
  say(`\nDone: ${steps.done.join(', ')}.${isRehearsal ? ' Nobody was contacted.' : ''}`)
  if (faults.length > 0) say('A deployment would have ended before all of this: see above.')
  return 0
}

/** Gives the version before back to all shoppers. Tables stay as they are: the version before works with them. */
export function rollBack({
  configPath,
  filesPath,
  isRehearsal,
  tools,
}: Pick<Options, 'configPath' | 'filesPath' | 'isRehearsal' | 'tools'>) {
  const steps = beginSteps(tools, isRehearsal)
  try {
    for (const path of [configPath, ...(filesPath ? [filesPath] : [])])
      steps.run({
        doing: 'Taking the newest version back',
        done: 'gave the version before back to all',
        command: 'wrangler',
        args: ['rollback', '--yes', '--message', 'rolled back by hand', '--config', path],
        contacts: true,
      })
    tools.say(`\nDone: ${steps.done.join(', ') || 'nothing'}.${isRehearsal ? ' Nobody was contacted.' : ''}`)
    return 0
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    tools.say(
      `\n${error.message}. \`wrangler versions list\` names the versions, \`wrangler rollback ID\` takes one.`,
    )
    return error.status
  }
}
