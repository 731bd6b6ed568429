import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, preview } from 'vite'
import { quietTools } from './database.ts'
import { builtWorker, root } from './paths.ts'

Object.assign(process.env, { ...quietTools, ...process.env, NODE_ENV: 'production' })

export async function buildProduct() {
  const builder = await createBuilder({ root, logLevel: 'warn' })
  await builder.buildApp()
}

/** What a developer set in `.dev.vars`, then what this run sets: of two lines with one name the later one counts. */
export function joinVars(own: string, vars: Record<string, string>) {
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [own, ...lines].join('\n')
}

/** Where the built Worker reads them. */
function writeVars(vars: Record<string, string>) {
  const path = join(root, '.dev.vars')
  const own = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(join(builtWorker, '.dev.vars'), joinVars(own, vars))
}

/** Serves the built product as production does: workerd, static files with their headers, local storage. */
export async function serve({
  port,
  state,
  vars = {},
  logLevel = 'error',
}: {
  port: number
  state: string
  vars?: Record<string, string>
  /** 'info' also prints what the Worker logs. */
  logLevel?: 'error' | 'info'
}) {
  process.env.CABINE_STATE = state
  writeVars(vars)
  const server = await preview({
    root,
    logLevel,
    preview: { port, host: '127.0.0.1', strictPort: true },
  })
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
