import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { quietTools } from '../local/database.ts'
import { root } from '../local/paths.ts'

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
/** Named, since wrangler takes a built product's own configuration for it where there is one. */
const source = ['--config', join(root, 'wrangler.toml')]
const env = { ...process.env, ...quietTools }

/** Pages are not asked for here, so nothing has to be built for them. */
function noAssets(directory: string) {
  const path = join(directory, 'no-assets')
  mkdirSync(path, { recursive: true })
  return path
}

/** Bundles the Worker once: a change of its source while it runs must not start it anew. */
export function bundleWorker(directory: string) {
  const outdir = join(directory, 'bundle')
  const args = [
    wrangler,
    'deploy',
    '--dry-run',
    ...source,
    '--outdir',
    outdir,
    '--assets',
    noAssets(directory),
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the Worker cannot be bundled:\n${stdout}\n${stderr}`)
  return join(outdir, 'index.js')
}

type Settings = {
  bundle: string
  port: number
  state: string
  vars: Record<string, string>
}

/** The Worker in a workerd of its own, which can be killed like a machine that loses its power. */
export async function startWorker({ bundle, port, state, vars }: Settings) {
  const place = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--persist-to', state]
  const settings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const product = [bundle, '--no-bundle', ...source, '--assets', noAssets(state)]
  const args = [wrangler, 'dev', ...product, ...place, ...settings]
  const child = spawn(process.execPath, [...args, '--show-interactive-dev-session=false'], {
    cwd: root,
    env,
    // A process group of its own: the end of the npm process alone would leave workerd behind.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-4_000)))
  }
  const gone = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const kill = async () => {
    if (child.pid && isRunning()) process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300 && isRunning(); tries++) {
    const answer = await fetch(`${address}/api/auth/user`).catch(() => null)
    if (answer?.status === 401) return { address, kill }
    await pause(100)
  }
  await kill()
  throw new Error(`the Worker does not start:\n${output}`)
}
