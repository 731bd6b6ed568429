import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { deploy } from './deploy/deploy.ts'
import { quietTools } from './local/database.ts'
import { root } from './local/paths.ts'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
const isRehearsal = values['dry-run'] === true

// Wrangler asks before it migrates, unless it believes that nobody is there. npm puts both commands into the PATH.
const env = { ...process.env, CI: 'true', ...(isRehearsal && quietTools) }

process.exitCode = deploy({
  config: unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true }),
  isRehearsal,
  run: (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1,
  say: (line) => console.log(line),
})
