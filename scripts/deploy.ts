import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { experimental_readRawConfig, unstable_readConfig } from 'wrangler'
import { checkCache } from './deploy/cache-check.ts'
import { deploy, rollBack } from './deploy/deploy.ts'
import { asStaging, stagingFile, type Named } from './deploy/environments.ts'
import { filesApart, type Whole } from './deploy/files-apart.ts'
import { askHealth } from './deploy/health.ts'
import { Ended, type Tools } from './deploy/tools.ts'
import { quietTools } from './local/database.ts'
import { root } from './local/paths.ts'

const usage = `
  npm run deploy                           production, step by step
  npm run deploy -- --env staging          the same of staging
  npm run deploy -- --at-once              to all shoppers at once: the first time, or with new classes of Durable Objects
  npm run deploy -- --without-checks       where they were run just before
  npm run deploy -- rollback               the version before, for all
  npm run deploy -- --files-apart          the files as a Worker of their own, where they switch the cache off (decision 0066); rollback, too
  npm run deploy -- --check                asks the deployed site twice: fails unless its cache answers the second time
  npm run deploy -- … --dry-run            says what would be run, and contacts nobody
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    env: { type: 'string', default: 'production' },
    'dry-run': { type: 'boolean', default: false },
    'at-once': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    'files-apart': { type: 'boolean', default: false },
    'without-checks': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const isRehearsal = values['dry-run']
const isStaging = values.env === 'staging'
const isKnown = (isStaging || values.env === 'production') && positionals.every((word) => word === 'rollback')

const read = <T>(path: string, as: (text: unknown) => T) =>
  as(JSON.parse(readFileSync(join(root, path), 'utf8')))
const write = (path: string, content: unknown) => {
  writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`)
  return path
}
const ownOfStaging = () => read('scripts/deploy/staging.json', (content) => v.parse(stagingFile, content))

/** The configuration that the commands get; staging's is made of production's each time. */
const configPath = () => {
  if (!isStaging) return 'wrangler.toml'
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  return write('wrangler.staging.json', asStaging(rawConfig as Named, ownOfStaging()))
}

const built = 'dist/cabine/wrangler.json'
const builtForStaging = 'dist/cabine/wrangler.staging.json'
const builtApart = 'dist/cabine/wrangler.apart.json'
const filesPath = values['files-apart'] ? 'dist/cabine/wrangler.files.json' : undefined

/** Makes of what the build wrote what is deployed. */
function finishBuild() {
  const whole = read(built, (content) => content as Whole)
  const own = isStaging ? asStaging(whole, ownOfStaging()) : whole
  if (isStaging) write(builtForStaging, own)
  if (!filesPath) return
  const site = own.vars?.SITE_ADDRESS
  if (typeof site !== 'string' || !site)
    throw new Ended('SITE_ADDRESS is empty, so there are no routes to make')
  const { files, worker } = filesApart(own, site)
  write(filesPath, files)
  write(builtApart, worker)
}

function tools(): Tools {
  // Wrangler asks before it migrates, unless it believes that nobody is there. npm puts both commands into the PATH.
  const address = isStaging ? ownOfStaging().vars.SITE_ADDRESS : undefined
  const env = {
    ...process.env,
    CI: 'true',
    ...(address && { SITE_ADDRESS: address }),
    ...(isRehearsal && quietTools),
  }
  return {
    run: (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1,
    read: (command, args) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env })
      return { status: status ?? 1, text: `${stdout}${status === 0 ? '' : stderr}` }
    },
    askHealth,
    wait: (ms) => wait(ms),
    keep: (name, text) => {
      mkdirSync(join(root, 'deployments'), { recursive: true })
      writeFileSync(join(root, 'deployments', name), text)
      return `deployments/${name}`
    },
    say: (line) => console.log(line),
  }
}

/** What the cache of the site says, from where this runs. */
async function check(path: string) {
  const { vars } = unstable_readConfig({ config: join(root, path) }, { hideWarnings: true })
  const address = vars?.SITE_ADDRESS
  if (typeof address !== 'string' || !address) {
    console.error('SITE_ADDRESS is empty, so there is no site to ask.')
    return 1
  }
  console.log(address)
  return (await checkCache(address, (line) => console.log(line))) ? 0 : 1
}

async function main() {
  const path = configPath()
  if (values.check) return check(path)
  if (positionals.includes('rollback'))
    return rollBack({ configPath: path, ...(filesPath && { filesPath }), isRehearsal, tools: tools() })
  return deploy({
    environment: isStaging ? 'staging' : 'production',
    config: unstable_readConfig({ config: join(root, path) }, { hideWarnings: true }),
    configPath: path,
    builtPath: filesPath ? builtApart : isStaging ? builtForStaging : built,
    ...(filesPath && { filesPath }),
    finishBuild,
    isRehearsal,
    isAtOnce: values['at-once'],
    leavesOutChecks: values['without-checks'],
    now: new Date(),
    tools: tools(),
  })
}

if (values.help || !isKnown) {
  console.log(usage)
  process.exitCode = values.help ? 0 : 1
} else {
  process.exitCode = await main()
}
