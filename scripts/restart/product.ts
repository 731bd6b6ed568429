import { spawn } from 'node:child_process'
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

type Settings = { port: number; state: string; vars: Record<string, string> }

/** The Worker in a workerd of its own, which can be killed like a machine that loses its power. */
export async function startWorker({ port, state, vars }: Settings) {
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const settings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  // Pages are not asked for here, so nothing has to be built for them.
  const assets = join(state, 'no-assets')
  mkdirSync(assets, { recursive: true })
  const args = [
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--persist-to',
    state,
    '--assets',
    assets,
    ...settings,
  ]
  const child = spawn(
    process.execPath,
    [wrangler, ...args, '--show-interactive-dev-session=false', '--inspector-port', '0'],
    {
      cwd: root,
      env: { ...process.env, ...quietTools },
      // A process group of its own: the end of the npm process alone would leave workerd behind.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const gone = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${address}/api/auth/user`).catch(() => null)
    if (answer?.status === 401) break
    if (tries > 600 || child.exitCode !== null) throw new Error(`the Worker does not start:\n${output}`)
    await pause(100)
  }
  return {
    address,
    async kill() {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL')
      await gone
    },
  }
}
